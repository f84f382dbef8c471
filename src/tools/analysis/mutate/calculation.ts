import {emitCalculation} from '../../../engine/emit/emit.ts';
import type {Model} from '../../../engine/model.ts';
import type {CalculatorModule, CompiledCalculator} from '../../../engine/compiled/module.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {runtime} from '../../../engine/runtime/runtime.ts';

/** A version of a definition that can be calculated, without its page. */
export interface Version {
  readonly model: Model;
  /** The same code calculates the same. */
  readonly code: string;
  readonly calculate: CalculatorModule['calculate'];
  readonly evaluate: CalculatorModule['evaluate'];
  /** The verdict of the card; null where a guard stops it, or the card has none. */
  readonly verdict: (answers: Answers, today: CalendarDay) => Said | null;
}

/** A verdict as a case names it. */
export interface Said {
  readonly tone: string;
  readonly say: string;
}

export function versionOf(model: Model): Version {
  const code = emitCalculation(model);
  const names = Object.keys(runtime);
  const {outcome, ...calculation} = new Function(
    ...names,
    `"use strict";\n${code}\nreturn {calculate, evaluate, outcome};`,
  )(...names.map((name) => runtime[name])) as Pick<CompiledCalculator, 'calculate' | 'evaluate' | 'outcome'>;
  const verdict: Version['verdict'] = (answers, today) => {
    const said = outcome(answers, today);
    return said === null ? null : {tone: said.tone, say: said.text};
  };
  return {model, code, ...calculation, verdict};
}
