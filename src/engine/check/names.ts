/** One flat set of names: inputs, constants, tables, values, sums and lines. No name twice, none that the language uses. */
import {diagnose, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {operatorWords} from '../expression/tokens.ts';
import type {Constant} from '../definition/constant.ts';
import type {Definition, NamedValue, Sum} from '../definition/definition.ts';
import type {Input} from '../definition/input.ts';
import {functions} from '../functions/index.ts';
import type {NameHints} from '../expression/scope.ts';

export type Entity =
  | {readonly kind: 'input'; readonly input: Input; readonly place: Place}
  | {readonly kind: 'constant'; readonly constant: Constant; readonly place: Place}
  | {readonly kind: 'value'; readonly named: NamedValue; readonly place: Place}
  | {readonly kind: 'sum'; readonly sum: Sum; readonly place: Place}
  /** A name that was given twice. */
  | {readonly kind: 'ambiguous'; readonly place: Place};

/** Words of the language, of the emitted module and of JavaScript: names become JavaScript variables unchanged. */
const reserved: ReadonlySet<string> = new Set([
  ...operatorWords,
  ...Object.keys(functions),
  'blank',
  'nothing',
  'result',
  'today',
  'answers',
  'workings',
  'id',
  'calculate',
  'evaluate',
  'page',
  'documentation',
  'answersOf',
  'changesOn',
  'outcome',
  'variables',
  'explain',
  ...(
    'arguments await break case catch class const constructor continue debugger default delete do else enum eval export extends false finally for function if ' +
    'implements import instanceof interface let new null package private protected prototype public return static super switch this throw toString true try ' +
    'typeof undefined valueOf var void while with yield hasOwnProperty Infinity NaN'
  ).split(' '),
]);

/** What each name refers to; one that is defined twice is ambiguous. */
export function collectNames(definition: Definition, report: Report): ReadonlyMap<string, Entity> {
  const entities = new Map<string, Entity>();
  const add = (name: string, entity: Entity): void => {
    const first = entities.get(name);
    if (reserved.has(name)) report(diagnose('reserved-name', entity.place, {name}));
    entities.set(name, first === undefined ? entity : {kind: 'ambiguous', place: first.place});
    if (first !== undefined)
      report(
        diagnose(
          'duplicate-name',
          [
            {...entity.place, label: 'again here'},
            {...first.place, label: 'first here'},
          ],
          {name},
        ),
      );
  };
  for (const input of definition.inputs) add(input.name, {kind: 'input', input, place: input.place});
  for (const constant of definition.constants) add(constant.name, {kind: 'constant', constant, place: constant.place});
  for (const named of [...definition.tables, ...definition.values, ...definition.lines])
    add(named.name, {kind: 'value', named, place: named.place});
  for (const {place, name} of definition.sums.flatMap((sum) => sum.parts)) {
    if (name === 'total' || name === 'parts')
      report(
        diagnose('reserved-name', place, {name}, `A sum has '${name}' of its own: choose another name for this part.`),
      );
  }
  for (const sum of definition.sums) add(sum.name, {kind: 'sum', sum, place: sum.place});
  return entities;
}

/** What a definition says of its names beside their kinds, for hints. */
export function nameHints({inputs, constants}: Definition): NameHints {
  return {
    inputWithOption: (option) => inputs.find(({options}) => options.some(({value}) => value === option))?.name,
    optionWithLabel: (input, label) =>
      inputs.find(({name}) => name === input)?.options.find((option) => option.label === label)?.value,
    constantWithValue: (figure) =>
      constants.find(({dated}) =>
        dated.periods.some(({value}) => 'value' in value && value.value === figure.value && value.kind === figure.kind),
      )?.name,
    textOfConstant: (name) => {
      const value = constants.find((constant) => constant.name === name)?.dated.periods[0]!.value;
      return value?.kind === 'words' ? value.text : undefined;
    },
    unitOf: (name) => [...inputs, ...constants].find((each) => each.name === name)?.unit,
    placeInList: (name, word) =>
      constants
        .find((constant) => constant.name === name)
        ?.dated.periods.flatMap(({value}) => (value.kind === 'options' ? value.options : []))
        .find((option) => option.word === word)?.place,
  };
}

/** The names that the file mentions once, where they are defined, apart from inputs marked `unused`. */
export function unreadNames({inputs, place}: Definition, names: readonly string[]): readonly string[] {
  const words = place.source.text.replace(/(^|\s)#.*$/gm, '').match(/[A-Za-z]\w*/g) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const declaredUnused = new Set(inputs.filter(({unused}) => unused).map(({name}) => name));
  return names.filter((name) => counts.get(name) === 1 && !declaredUnused.has(name));
}
