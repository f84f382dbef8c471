/** A calculator as an ES module for programs. */
import type {ChangesModule, FormModule} from '../program/module.ts';
import type {CardPlanModule, WorkingsModule} from '../plan/plan.ts';
import type {ProgramModule} from '../results/program.ts';
import type {Emitted} from '../results/underRules.ts';
import {formMembers} from '../program/parts.ts';
import {emitImports} from '../program/emit.ts';
import {type Body, textOfAll} from '../program/statements.ts';

interface ModuleOptions {
  /** Whether it also exports what a form and its result need. */
  readonly withForm?: boolean;
  /** The name of the rules for programs that ask for none. Default: those of the definition's page. */
  readonly rules?: string;
}

/**
 * Each of its exports needs no more of the calculator than it uses, so that bundlers leave out the rest.
 * @param body the JavaScript of a definition, without imports and exports
 * @param addressOf the module to import from, for a file of the engine without its ending: `runtime/answers`
 */
export function publishedModule(
  body: Body,
  addressOf: (file: string) => string,
  {withForm = false, rules}: ModuleOptions = {},
): string {
  const from = (file: string): string => JSON.stringify(addressOf(`published/${file}`));
  // No name in a body begins with '$$'.
  return `${emitImports(body, (file) => addressOf(`runtime/${file}`))}
import {calculate as $$calculate} from ${from('calculate')};
import {explain as $$explain} from ${from('explain')};
import {metadata as $$metadata} from ${from('metadata')};
import {under as $$underRules} from ${from('answers')};
${textOfAll(body)}
const $$rules = {id, page, calculate, outcome, questions};
const $$reasons = {id, page, changesOn, evaluate, outcome, questions, cardPlan, workings, sources};
const $$about = {id, page, rulesHash, changesOn, sources};
const $$under = (calculator, on) => $$underRules(calculator, on${rules === undefined ? '' : `, ${JSON.stringify(rules)}`});
function $$calculateFor(answers, on) { return $$calculate($$under($$rules, on), answers, on); }
function $$explainFor(answers, on) { return $$explain($$under($$reasons, on), answers, on); }
function $$metadataOn(on) { return $$metadata($$under($$about, on), on); }
${withForm ? `const $$form = {${formMembers.join(', ')}};\n` : ''}export {
  id,
  $$calculateFor as calculate,
  $$explainFor as explain,
  $$metadataOn as metadata,${withForm ? '\n  $$form as form,' : ''}
};
`;
}

/** What a form and its result need of a calculator. */
export type CompiledForm = Emitted<FormModule & ProgramModule & ChangesModule & CardPlanModule & WorkingsModule>;
