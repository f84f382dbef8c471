/** Every corruption is determined by its number. */
import {flood, noise} from './noise.ts';
import {formulas} from './formulas.ts';
import type {Kind} from './kind.ts';
import {breaches, type Original} from './law.ts';
import {randomOf} from './random.ts';
import {structure, writtenAnew} from './structure.ts';
import {syntax} from './syntax.ts';

const small = [...structure, ...structure, ...formulas, ...syntax];
const large = [...noise, ...flood];
/** One in this many corruptions is a huge file. */
const largeEvery = 10;

/** The outcome of one corruption. */
export interface Found {
  readonly number: number;
  readonly name: string;
  /** Empty if the law is obeyed. */
  readonly breaches: readonly string[];
}

/** Seconds of processor time that a file may take. */
const limit = {small: 2, huge: 5};

/** Makes one corruption and checks the law. */
export function tryCorruption(number: number, originals: readonly Original[]): Found {
  const random = randomOf(number);
  const huge = number % largeEvery === 0;
  const kind = huge ? large[(number / largeEvery) % large.length]! : small[number % small.length]!;
  const {original, text} = corrupted(kind, originals, random);
  const begin = process.cpuUsage();
  const found = [...breaches(original, text, kind.must)];
  const {user, system} = process.cpuUsage(begin);
  const seconds = (user + system) / 1e6;
  if (seconds > limit[kind.huge ? 'huge' : 'small']) found.push(`takes ${seconds.toFixed(1)} s`);
  return {
    number,
    name: `${kind.name}, in ${original.source.path}${whereDiffers(original.source.text, text)}`,
    breaches: found,
  };
}

/** Chooses definitions twice as often as cases and pages, and another file if this kind does not apply. */
function corrupted(kind: Kind, originals: readonly Original[], random: ReturnType<typeof randomOf>) {
  for (;;) {
    let original = random.of(originals);
    if (original.compiledFrom !== 'definition' && random.below(2) === 0) original = random.of(originals);
    const text = kind.corrupt(original.source.text, random);
    if (text !== undefined) return {original, text};
  }
}

/** The first line that differs. A reformatted tree is compared with the reformatted original. */
function whereDiffers(before: string, after: string): string {
  if (after.length > 200_000) return '';
  const [lines, anew, changed] = [before, writtenAnew(before), after].map((text) => text.split('\n'));
  const firstChange = (from: readonly string[]): number => changed!.findIndex((line, index) => line !== from[index]);
  const at = Math.max(firstChange(lines!), firstChange(anew!));
  return `:${at + 1}: ${JSON.stringify((changed![at] ?? '').slice(0, 160))}`;
}
