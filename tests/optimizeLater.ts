/**
 * Makes V8 wait longer before it optimizes a function. Most code runs for the tests of one file only: on Node 20, optimizing
 * it took 30% of the unit tests' processor time, more than it saved. This holds in each process that imports this file.
 */
import {setFlagsFromString} from 'node:v8';

const [major] = process.versions.node.split('.').map(Number);
// V8 counts the bytes of bytecode that run in Node 20, and calls since Node 22. The defaults are 67,584 and 3,000.
setFlagsFromString(major! < 22 ? '--interrupt-budget=1000000' : '--invocation-count-for-turbofan=50000');
