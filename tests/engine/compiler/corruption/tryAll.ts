// node --import tsx tryAll.ts FIRST COUNT: tries corruptions one after the other. Prints {number} as a line of JSON before
// each, so that the reader knows which one hangs, and a line with the findings after it.
import {tryCorruption} from './corruptions.ts';
import {readOriginals} from './originals.ts';

const [first = 0, count = 1] = process.argv.slice(2).map(Number);
const originals = readOriginals();
for (let number = first; number < first + count; number++) {
  process.stdout.write(`${JSON.stringify({number})}\n`);
  process.stdout.write(`${JSON.stringify(tryCorruption(number, originals))}\n`);
}
