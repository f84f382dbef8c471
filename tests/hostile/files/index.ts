/** Definitions, worked cases and content pages: files that editors write, corrupted. */
import {figures, flood, noise} from './noise.ts';
import {formulas} from './formulas.ts';
import type {Corruption} from './corruption.ts';
import {tryFile, type Original} from './law.ts';
import {names} from './names.ts';
import {originalsOf, type FileKind} from './originals.ts';
import type {Random} from '../random.ts';
import {structure, writtenAnew} from './structure.ts';
import {syntax} from './syntax.ts';
import type {HostileKind} from '../tried.ts';

const small = [...structure, ...structure, ...formulas, ...syntax, ...names, ...figures];
const large = [...noise, ...flood];
/** One in this many files is a huge one. */
const largeEvery = 10;

interface CorruptedFile {
  readonly original: Original;
  readonly corruption: Corruption;
  readonly text: string;
}

function filesOf(kind: FileKind): HostileKind<CorruptedFile> {
  return {
    make(random, number) {
      const isLarge = number % largeEvery === 0;
      const corruption = isLarge ? large[(number / largeEvery) % large.length]! : small[number % small.length]!;
      return corrupted(corruption, originalsOf(kind), random);
    },
    try: ({original, corruption, text}) => tryFile(original, text, corruption.must),
    show: ({original: {source}, corruption, text}) =>
      `${corruption.name}, in ${source.path}${whereDiffers(source.text, text)}`,
    limit: ({corruption}) => (corruption.huge ? 5 : 2),
  };
}

export const definitions = filesOf('definition');
export const cases = filesOf('cases');
export const pages = filesOf('page');

/** In another file if this corruption does not apply to the first, and with another corruption if it applies to none. */
function corrupted(corruption: Corruption, originals: readonly Original[], random: Random): CorruptedFile {
  for (let tries = 0; tries < 20; tries++) {
    const original = random.of(originals);
    const text = corruption.corrupt(original.source.text, random);
    if (text !== undefined) return {original, corruption, text};
  }
  return corrupted(random.of(syntax), originals, random);
}

/** The first line that differs. A reformatted tree is compared with the reformatted original. */
function whereDiffers(before: string, after: string): string {
  if (after.length > 200_000) return '';
  const [lines, anew, changed] = [before, writtenAnew(before), after].map((text) => text.split('\n'));
  const firstChange = (from: readonly string[]): number => changed!.findIndex((line, index) => line !== from[index]);
  const at = Math.max(firstChange(lines!), firstChange(anew!));
  return `:${at + 1}: ${JSON.stringify((changed![at] ?? '').slice(0, 160))}`;
}
