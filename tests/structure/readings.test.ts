// Does a new kind of value touch few files: those that read, change, calculate or word values, each for a reason of its own?
import {expect, it} from 'vitest';
import {codeOf, sourceFiles} from './sources.ts';

/** The kinds that only values have; a file that has two or more of them in a `switch` tells values apart. */
const kinds = 'expression first lines fields total parts choices bands brackets matrix'.split(' ');

/** May only get shorter: what is to be known of a formula is a domain of engine/reading/readFormula.ts. */
const known: Readonly<Record<string, string>> = {
  'engine/reading/readFormula.ts': 'what is known of formulas, for all domains',
  'engine/language/walk.ts': 'what is inside a value',
  'engine/language/map.ts': 'a value with other parts',
  'engine/check/nothing.ts': 'the condition under which a value is nothing, while it is being checked',
  'engine/check/values.ts': 'checks values as written',
  'engine/plan/inWords/rules/tableRows.ts': 'the rows of tables as rules in words',
  'engine/program/values.ts': 'values as JavaScript',
  'engine/plan/derivation.ts': 'how a value came about',
  'engine/plan/maximum.ts': 'the values of a figure on the card',
  'engine/plan/translate.ts': 'values as plain data',
  'engine/plan/value.ts': 'what a value is for given answers',
  'tools/analysis/diff/literalWords.ts': 'words in values as written',
  'tools/analysis/mutate/bands.ts': 'tables whose limits are moved',
  'tools/analysis/offers.ts': 'the conditions under which a value reads a question',
  'tools/analysis/options.ts': 'the options that a table names',
  'tools/analysis/parts.ts': 'the parts of a value that answers have to reach',
  'tools/analysis/traceEvaluation.ts': 'which branches and rows a calculation took',
};

it('the files that tell the kinds of values apart are known', () => {
  const found = sourceFiles().filter((file) => {
    const cases = new Set([...codeOf(file).matchAll(/case '(\w+)':/g)].map(([, kind]) => kind!));
    return kinds.filter((kind) => cases.has(kind)).length > 1;
  });
  expect(found.toSorted()).toEqual(Object.keys(known).toSorted());
});
