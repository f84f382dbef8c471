/** Required questions: there is no result until they are answered. */
import type {Place} from '../../diagnostics/diagnostic.ts';
import {either, list, map, name, readAs} from '../shape/concept.ts';
import {formula} from './formula.ts';
import type {Condition} from './value.ts';

/** A required question; without a condition it is always required. */
interface Need {
  readonly name: string;
  readonly place: Place;
  readonly condition?: Condition;
}

const conditionalSchema = readAs(
  map('A question that is required under a condition.', {
    input: name('The question.'),
    when: formula('It is required only when this holds, which may read answers, constants and formulas of these.'),
  }),
  ({input, when}): Need => ({...input, condition: {formula: when, negated: false, place: when.node.place}}),
);

export const needsSchema = list(
  'Required questions: until they are answered, there is no result.',
  either('A question, or a map of input and when.', [
    readAs(name('The question.'), (need): Need => need),
    conditionalSchema,
  ]),
);
