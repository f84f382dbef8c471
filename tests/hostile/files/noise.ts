/** Files without any definition: noise and repetition, too large or of the maximum size, and extreme nesting. */
import {somewhere, splice, type Corruption} from './corruption.ts';
import type {Random} from '../random.ts';

const tenMegabytes = 10_000_000;
/** Just below the maximum size that the compiler reads. */
const full = 49_000;

function of(
  name: string,
  make: (size: number, random: Random) => string,
  must: Corruption['must'] = 'fail',
): readonly Corruption[] {
  return [
    {name: `${name}, 10 MB`, corrupt: (_, random) => make(tenMegabytes, random), huge: true, must},
    {name: `${name}, as much as is read`, corrupt: (_, random) => make(full, random), huge: true, must},
  ];
}

function repeated(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length));
}

/** A piece of random text, repeated, because ten million random draws would take too long. */
function randomText(characters: string, size: number, random: Random): string {
  const all = [...characters];
  return repeated(Array.from({length: 5_000}, () => random.of(all)).join(''), size).slice(0, size);
}

function lines(line: (at: number) => string, size: number): string {
  const all: string[] = [];
  for (let [at, length] = [0, 0]; length < size; at++) length += all[all.push(line(at)) - 1]!.length + 1;
  return all.join('\n');
}

const signs = [
  '- ',
  '-\n',
  '? ',
  '? a\n',
  ': ',
  '&a ',
  '!a ',
  '*a ',
  '[',
  '{',
  '[]',
  "'",
  '"',
  '#',
  '#\n',
  '|\n',
  '\n',
  ' ',
  '\t',
];
const more = [
  '\0',
  '\ufeff',
  '---\n',
  '...\n',
  '%YAML 1.2\n',
  '{a: ',
  '[[],',
  '(',
  '\\',
  '\r',
  'a: ',
  '<<: ',
  ',',
  '{}: ',
  '💡',
];

export const noise: readonly Corruption[] = [
  ...of('random bytes', (size, random) => randomText(String.fromCharCode(...Array(256).keys()), size, random)),
  ...of('random text', (size, random) => randomText('abc xyz: -\n', size, random)),
  ...of('random signs of YAML', (size, random) => randomText('{}[],:#&*!|>\'"%@`-? \n', size, random)),
  ...of('one text', (size) => `id: ${'x'.repeat(size)}`),
  ...of('one key', (size) => `${'x'.repeat(size)}: x`),
  ...of('many keys', (size) => lines((at) => `key${at}: 1`, size)),
  ...of('one key many times', (size) => lines(() => 'id: x', size)),
  ...of('many items', (size) => `id: x\nneeds:\n${lines(() => '- x', size)}`),
  ...of('many slips in a list', (size) => `id: x\nfaqs:\n${lines(() => '- {question: x, answr: x}', size)}`),
  ...of('many inputs', (size) => `id: x\ninputs:\n${lines((at) => `  i${at}: {lable: x}`, size)}`),
  ...of('many levels', (size) => lines((at) => `${' '.repeat(at % 190)}a:`, size)),
  ...of('a sign repeated', (size, random) => repeated(random.of([...signs, ...more]), size)),
  ...of('two signs repeated', (size, random) => repeated(random.of(signs) + random.of(more), size)),
];

/** Noise after or inside a definition. */
export const flood: readonly Corruption[] = [
  {
    name: 'an unused flood behind it',
    corrupt: (text, random) => text + repeated(random.of([...signs, ...more]), 38_000),
    huge: true,
  },
  {
    name: 'nested within it',
    corrupt: (text, random) => {
      const [opening, closing] = random.of([
        ['[', ']'],
        ['{a: ', '}'],
        ['? ', ''],
        ['- ', ''],
        ['[{a: ', '}]'],
      ] as const);
      return `${text}deep: ${opening.repeat(5_000)}x${closing.repeat(5_000)}\n`;
    },
    huge: true,
    must: 'fail',
  },
];

/** Texts and figures of a size that nobody writes, within a sound file. */
export const figures: readonly Corruption[] = [
  {
    name: 'a text without end',
    corrupt: (text, random) => {
      const match = somewhere(text, /(?<=^ *(?:- )?[\w-]+: )[^\n'"[{|>#][^\n]*$/, random);
      return (
        match &&
        splice(text, match.index, match.index, random.of(['x', 'x ', '{', '}', '1', '1,', '💡']).repeat(15_000))
      );
    },
  },
  {
    name: 'a figure replaced by a huge one',
    corrupt: (text, random) => {
      const match = somewhere(text, /\b\d[\d_.]*\b/, random);
      const huge = ['9007199254740993', '1e308', '99999999999999999999999', '0.0000000000000000000001', '-1', '1e-400'];
      return match && splice(text, match.index, match.index + match[0].length, random.of(huge));
    },
  },
];
