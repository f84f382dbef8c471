/**
 * Makes V8 wait longer before it optimizes a function. Most code runs for the tests of one file only: optimizing it takes a
 * quarter of the processor time of the unit tests, and saves less. It is set in each process that imports this file.
 */
import {setFlagsFromString} from 'node:v8';

const [major] = process.versions.node.split('.').map(Number);
// V8 counts the bytes of bytecode that run in Node 20, and calls since Node 22. The defaults are 67,584 and 3,000.
setFlagsFromString(major! < 22 ? '--interrupt-budget=1000000' : '--invocation-count-for-turbofan=50000');
