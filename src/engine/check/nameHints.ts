/** What checks and hints know about the names of a definition besides their types, read from the definition alone. */
import type {Definition} from '../language/definition/definition.ts';
import {withItemFields} from '../language/definition/input.ts';
import type {NameHints} from '../language/expression/scope.ts';
import {fieldOfItem} from '../language/inputs/list.ts';
import {boundsOfDated} from '../reading/bounds.ts';
import {anyNumber} from '../language/expression/range.ts';
import {LARGEST_NUMBER} from '../runtime/answers.ts';

/** Looks up names, options and figures. */
export function nameHints({inputs, constants, tables, values}: Definition): NameHints {
  return {
    inputWithOption: (option) =>
      withItemFields(inputs).find(({options}) => options.some(({value}) => value === option))?.name,
    optionWithLabel: (input, label) =>
      withItemFields(inputs)
        .find(({name}) => name === input)
        ?.options.find((option) => option.label === label)?.value,
    constantWithValue: (figure) =>
      constants.find(({dated}) =>
        dated.periods.some(
          ({value}) =>
            value.kind === figure.kind &&
            (('value' in value && value.value === figure.value) || ('text' in value && value.text === figure.value)),
        ),
      )?.name,
    figuresOfConstant: (name) =>
      constants
        .find((constant) => constant.name === name)
        ?.dated.periods.flatMap(({value}) => (value.kind === 'figure' ? [value.value] : [])) ?? [],
    textOfConstant: (name) => {
      const value = constants.find((constant) => constant.name === name)?.dated.periods[0]!.value;
      return value?.kind === 'words' ? value.text : undefined;
    },
    rangeOf: (name) => {
      const constant = constants.find((candidate) => candidate.name === name);
      if (constant !== undefined) return boundsOfDated(constant.dated);
      return withItemFields(inputs).some((input) => input.name === name) ? {low: 0, high: LARGEST_NUMBER} : anyNumber;
    },
    listWithField: (name) => inputs.find(({each = []}) => each.some((field) => fieldOfItem(field.name) === name))?.name,
    isDated: (name) => (constants.find((constant) => constant.name === name)?.dated.periods.length ?? 0) > 1,
    isTable: (name) => [...tables, ...values].some((named) => named.name === name && named.value.kind === 'table'),
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
