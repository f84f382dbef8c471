import {emitCalculation} from '../../compiler/emit/emit.ts';
import type {Model} from '../../compiler/model.ts';
import type {CalculatorModule} from '../../definition/module.ts';
import {runtime} from '../../functions/runtime.ts';

/** A version of a definition that can be calculated, without its page. */
export interface Version {
  readonly model: Model;
  /** The same code calculates the same. */
  readonly code: string;
  readonly calculate: CalculatorModule['calculate'];
}

export function versionOf(model: Model): Version {
  const code = emitCalculation(model);
  const names = Object.keys(runtime);
  const calculate = new Function(...names, `"use strict";\n${code}\nreturn calculate;`)(
    ...names.map((name) => runtime[name]),
  ) as CalculatorModule['calculate'];
  return {model, code, calculate};
}
