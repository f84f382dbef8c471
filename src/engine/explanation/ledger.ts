/** Steps as a ledger: a line for each figure, a line of its own for each limit, and what they come to. */
import type {Step, Working} from '../runtime/explanation.ts';
import {operations} from '../runtime/steps.ts';
import {limitText} from './facts.ts';
import {fillIn, type Words} from './sentence.ts';

export interface LedgerLine {
  readonly label: string;
  readonly text: string;
  /** The id of the input, where the figure is an answer. */
  readonly input?: string;
  readonly isTotal: boolean;
}

export function ledgerOf(working: Working & {kind: 'steps'}, words: Words): readonly LedgerLine[] {
  const lines = toldSteps(working.steps).map((step) => lineOf(step, words));
  const isSum = working.steps.every(isPart);
  const label = isSum ? words.ledger.together : words.ledger.result;
  return [...lines, {label, text: working.text, isTotal: true}];
}

/** The steps to tell of: a part of a sum that adds nothing is left out, unless all of them add nothing. */
export function toldSteps(steps: readonly Step[]): readonly Step[] {
  const told = steps.filter((step) => !isPart(step) || step.of?.value !== 0);
  const [first, ...later] = told;
  if (steps.some(isFactor) || first === undefined || first.sign === 'function' || first.sign === 'minus') return steps;
  return [{...first, sign: 'start'}, ...later];
}

const isPart = ({sign}: Step): boolean => sign === 'start' || (sign !== 'function' && operations[sign].group === 'sum');
const isFactor = ({sign}: Step): boolean =>
  sign !== 'start' && sign !== 'function' && operations[sign].group === 'product';

function lineOf(step: Step, words: Words): LedgerLine {
  const {text, of} = step;
  if (step.sign === 'function') {
    const limit = of === undefined ? '' : limitText(of, words);
    return {label: fillIn(step.line, {limit}), text: step.change ?? text, isTotal: false};
  }
  const figure = of?.text ?? '';
  return {
    label: of?.label || words.ledger.figure,
    text: step.sign === 'start' ? figure : fillIn(operations[step.sign].line, {figure}),
    isTotal: false,
    ...(of?.kind === 'answer' ? {input: of.input} : {}),
  };
}
