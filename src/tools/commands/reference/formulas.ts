/** What may stand in a formula and in a text: operators, functions, formats. */
import {formats, describeKinds, describeType, errorType, number} from '../../../engine/expression/types.ts';
import {operators} from '../../../engine/expression/operators.ts';
import type {FunctionDescriptor} from '../../../engine/functions/descriptor.ts';
import {functions} from '../../../engine/functions/index.ts';
import {code, table} from './markdown.ts';

export function formulasSection(): string {
  return [
    '## Formulas',
    'Names, figures, operators and functions. Only the figures 0 and 1 may stand in a formula; every other one is a constant.',
    '### Operators',
    'From the loosest to the tightest; parentheses change the order.',
    operatorTable(),
    '### Functions',
    table(
      ['function', 'takes', 'gives', 'which is'],
      Object.entries(functions).map(([name, called]: [string, FunctionDescriptor]) => [
        code(`${name}(…)`),
        parametersOf(called),
        describeType(called.result(called.parameters.map((kind) => (kind === 'number' ? number(false) : errorType)))),
        called.about,
      ]),
    ),
    '## References in texts',
    'A name or a formula in braces writes its value: `{minimumSalary}`. Without a format a figure is grouped (43,800), a share reads as 60%, a choice as its label, a date as 7 June 2024. With one:',
    table(
      ['written', 'for', 'gives'],
      Object.entries(formats).map(([name, {takes, about}]) => [code(`{name:${name}}`), describeKinds([takes]), about]),
    ),
  ].join('\n\n');
}

/** The operators, as calculators/README.md shows them too. */
export function operatorTable(): string {
  return table(['operator', 'works on', 'note'], operatorRows());
}

/** A row for each operator, or for several that are described alike: '`+` `-`', what they take, a note. */
export function operatorRows(): readonly (readonly [string, string, string])[] {
  const described = new Set(Object.values(operators).map(({reference}) => reference));
  return [...described].map((reference) => {
    const alike = Object.entries(operators).filter(([, operator]) => operator.reference === reference);
    return [alike.map(([token]) => code(token)).join(' '), reference.takes, reference.about];
  });
}

/** 'a number, and if you like a number' */
function parametersOf({parameters, variadic, optional = 0}: FunctionDescriptor): string {
  const words = parameters.map((kind, index) => {
    const one = describeKinds([kind]);
    return index >= parameters.length - optional ? `${one} (may be left out)` : one;
  });
  return variadic === true ? 'two or more numbers' : words.join(', ');
}
