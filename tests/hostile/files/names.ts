/** Names that mean something to JavaScript, to YAML or to the compiler, and values that need themselves. */
import {isMap, isScalar, parseDocument} from 'yaml';
import type {Corruption} from './corruption.ts';
import type {Random} from '../random.ts';

const builtIns = [
  'constructor toString valueOf hasOwnProperty __proto__ prototype then arguments await eval undefined null true'.split(
    ' ',
  ),
  'NaN Infinity globalThis class new delete in of let yield result card page evaluate calculate outcome id labels'.split(
    ' ',
  ),
  'options order today explain sources rulesHash loadResult $read name length min max sum count if else and or not'.split(
    ' ',
  ),
].flat();

/** The names that a definition gives to its concepts of some kinds. */
function namesIn(text: string, sections: readonly string[]): readonly string[] {
  const {contents} = parseDocument(text);
  if (!isMap(contents)) return [];
  return sections.flatMap((section) => {
    const names = contents.get(section, true);
    return isMap(names) ? names.items.map(({key}) => String(isScalar(key) ? key.value : key)) : [];
  });
}

/** The text with a word replaced wherever it stands. */
function renamed(text: string, name: string, by: string): string {
  return text.replaceAll(new RegExp(`(?<![\\w-])${name.replaceAll(/\W/g, '\\$&')}(?![\\w-])`, 'g'), () => by);
}

function renaming(name: string, sections: readonly string[], by: (random: Random, text: string) => string): Corruption {
  return {
    name,
    corrupt: (text, random) => {
      const found = namesIn(text, sections);
      return found.length === 0 ? undefined : renamed(text, random.of(found), by(random, text));
    },
  };
}

const all = ['inputs', 'constants', 'tables', 'values', 'texts', 'result'];

export const names: readonly Corruption[] = [
  renaming('a name of JavaScript', all, (random) => random.of(builtIns)),
  renaming('the name of an input as another concept', ['inputs'], (random, text) => random.of(namesIn(text, all))),
  renaming('a value that needs itself', ['values', 'result'], (random, text) =>
    random.of(namesIn(text, ['values', 'result'])),
  ),
  renaming('a name without end', all, () => 'x'.repeat(10_000)),
];
