import type {AboutNames} from '../expression/scope.ts';
import type {Definition} from '../definition/definition.ts';

/** What a definition says of its names beside their kinds, for hints. */
export function aboutNames({inputs, constants}: Definition): AboutNames {
  return {
    inputWithOption: (option) => inputs.find(({options}) => options.some(({value}) => value === option))?.name,
    optionLabelled: (input, label) =>
      inputs.find(({name}) => name === input)?.options.find((option) => option.label === label)?.value,
    constantWorth: (figure) =>
      constants.find(({dated}) =>
        dated.periods.some(({value}) => 'value' in value && value.value === figure.value && value.kind === figure.kind),
      )?.name,
    wordsOf: (name) => {
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

/** The names that stand once in the file, where they are defined; inputs that are meant to be read nowhere are none of them. */
export function unreadNames({inputs, place}: Definition, names: readonly string[]): readonly string[] {
  const words = place.source.text.replace(/(^|\s)#.*$/gm, '').match(/[A-Za-z]\w*/g) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const meant = new Set(inputs.filter(({unused}) => unused).map(({name}) => name));
  return names.filter((name) => counts.get(name) === 1 && !meant.has(name));
}
