/** Broken YAML syntax, YAML pitfalls, and typos anywhere in the text. */
import {somewhere, splice, type Corruption} from './corruption.ts';
import type {Random} from '../random.ts';

const value = /(?<=^ *(?:- )?[\w-]+: )[^\n'"[{|>#][^\n]*$/;

/** A kind that replaces a match of a pattern. */
function replacing(
  name: string,
  pattern: RegExp,
  by: (found: string, random: Random) => string,
  must?: Corruption['must'],
): Corruption {
  return {
    name,
    corrupt: (text, random) => {
      const match = somewhere(text, pattern, random);
      return match && splice(text, match.index, match.index + match[0].length, by(match[0], random));
    },
    ...(must === undefined ? {} : {must}),
  };
}

function whole(name: string, change: (text: string, random: Random) => string, must?: Corruption['must']): Corruption {
  return {name, corrupt: change, ...(must === undefined ? {} : {must})};
}

const laughs = 'abcdefghij'
  .split('')
  .map(
    (name, at, names) =>
      `${name}: &${name} [${
        at === 0
          ? 'ha'
          : Array(9)
              .fill(`*${names[at - 1]}`)
              .join(', ')
      }]`,
  )
  .join('\n');

const anywhere = (text: string, random: Random): number => random.below(text.length);

export const syntax: readonly Corruption[] = [
  replacing('a tab as indentation', /^ +(?=[^\s#])/, () => '\t', 'fail'),
  replacing('another indentation', /^ *(?=\S)/, (found, random) =>
    random.of([` ${found}`, found.slice(1), `   ${found}`]),
  ),
  replacing('a quote not closed', value, (found, random) => random.of(['"', "'"]) + found),
  replacing('a bracket not closed', value, (found, random) => random.of(['[', '{']) + found),
  replacing('a bracket that closes nothing', value, (found, random) => found + random.of([']', '}'])),
  replacing(
    'a bad escape',
    value,
    (_, random) => `"${random.of(['\\q', '\\x1', '\\u12', '\\UFFFFFFFF', '\\uD800', '\\'])}"`,
  ),
  replacing('a sign of YAML before a value', value, (found, random) => random.of('@`%&*!|>?-,#'.split('')) + found),
  replacing('a colon or comment in a value', value, (found, random) =>
    found.replace(/ |$/, random.of([': ', ' #', '# ', ':'])),
  ),
  replacing(
    'a control character',
    value,
    (found, random) => found + random.of(['\0', '\u0007', '\u001b[2J', '\u007f', '\u0085', '\ufeff', '\u2028']) + 'x',
  ),
  replacing(
    'characters without a face',
    value,
    (found, random) => found + random.of(['\u200b', '\u202e', '\u2066', '\u00ad', '\ud800', '\udc00']),
  ),
  replacing(
    'a tag of a program',
    value,
    (found, random) =>
      `${random.of(['!!js/function', '!!js/regexp', '!ruby/object:X', '!<tag:x>', '!', '!!'])} ${found}`,
  ),
  replacing(
    'a tag of YAML',
    value,
    (found, random) =>
      `${random.of(['!!str', '!!int', '!!float', '!!binary', '!!set', '!!omap', '!!null', '!!bool', '!!map', '!!timestamp'])} ${found}`,
  ),
  replacing('an anchor', value, (found) => `&anchor ${found}`, 'fail'),
  replacing('an alias', value, (_, random) => random.of(['*anchor', '&a *a', '&a [*a]']), 'fail'),
  replacing(
    'a merge key',
    /^( *)[a-z]\w*:(?= )/,
    (found) => `${/^ */.exec(found)![0]}<<: {title: x}\n${found}`,
    'fail',
  ),
  replacing(
    'a key that is no word',
    /^( *)[a-z]\w*:(?= )/,
    (found, random) =>
      `${/^ */.exec(found)![0]}${random.of(['? [a]\n', '[a]: x\n', '? a\n', ': x\n', '{a: b}: c\n', '~: x\n', '"": x\n', '1: x\n'])}${found}`,
    'fail',
  ),
  replacing('a block text', value, (found, random) => `${random.of(['|', '>', '|2', '|-', '>+9', '|x'])}\n${found}`),
  replacing('a line left out', /^.*\n/, () => ''),
  replacing('a line doubled', /^.*\n/, (found) => found + found),
  replacing('a character left out', /[^\s]/, () => ''),
  replacing('a space added or left out', / +/, (found, random) =>
    random.of([`${found} `, found.slice(1), '\u00a0', '\t']),
  ),
  whole('a character added', (text, random) =>
    splice(text, anywhere(text, random), 0, random.of('{}[],:#&*!|>\'"%@`-?\\\t\n~'.split(''))),
  ),
  whole('two neighbours exchanged', (text, random) => {
    const at = anywhere(text, random);
    return splice(
      text,
      at,
      at + 2,
      text
        .slice(at, at + 2)
        .split('')
        .toReversed()
        .join(''),
    );
  }),
  whole('a file cut short', (text, random) => text.slice(0, anywhere(text, random))),
  whole('a file from its middle', (text, random) => text.slice(anywhere(text, random))),
  whole('a mark of byte order', (text) => `\ufeff${text}`, 'change nothing'),
  whole('line ends of Windows', (text) => text.replaceAll('\n', '\r\n'), 'change nothing'),
  whole('line ends of old', (text) => text.replaceAll('\n', '\r'), 'fail'),
  whole(
    'a second document',
    (text, random) => text + random.of(['---\nid: other\n', '...\nid: other\n', '---\n', '...\nwords']),
    'fail',
  ),
  whole(
    'a directive',
    (text, random) =>
      random.of(['%YAML 1.1\n---\n', '%YAML 9.9\n---\n', '%TAG ! x:\n---\n', '%OTHER x\n---\n', '%YAML 1.2\n']) + text,
  ),
  whole('laughs by the billion', (text) => `${text}${laughs}\n`, 'fail'),
  whole('the file twice', (text) => text + text, 'fail'),
  whole('comments', (text) => `# first\n${text.replaceAll('\n', '\n# between\n')}# last`),
];
