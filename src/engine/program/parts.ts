/** A compiled calculator as JavaScript: cut into the parts that pages load, or ready to be called. */
import {runCode} from '#runCode';
import {withDerivation} from '../plan/deriveCard.ts';
import type {Calculation, ProgramModule} from '../results/program.ts';
import {type Emitted, underRules} from '../results/underRules.ts';
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import {hasOwnFigures, usualRules, withoutOwnFigures} from '../results/editions.ts';
import {rulesNamed} from '../results/rulesNamed.ts';
import type {Rules} from '../runtime/rules.ts';
import {runtime} from '../runtime/runtime.ts';
import type {Model} from '../language/model.ts';
import {emitCalculation, emitImports, runtimeNames} from './emit.ts';
import type {CompiledCalculator} from './module.ts';
import {withReplacedFigures} from './replacedFigures.ts';
import {partsOfCard, type ShownCard} from './shownCard.ts';
import {reachedBy, textOfAll, type Body} from './statements.ts';

/** The members of each part of a calculator. */
const membersOf = {
  /** Loaded first, for the form. */
  calculator: ['id', 'rulesHash', 'page', 'changesOn'],
  /** The calculation, what searches for other outcomes need, and the plan of the card; loaded once the visitor begins to fill in the form. */
  result: ['id', 'calculate', 'evaluate', 'outcome', 'variables', 'questions', 'numbers', 'shortNames', 'cardPlan'],
  /** The rest of the plan, for the parts of a result that are closed at first. */
  workings: ['id', 'workings'],
  /** For the texts and tables below the form. */
  documentation: ['id', 'documentation'],
  /** For a list of all calculators that a profile can answer. */
  profile: ['id', 'programme', 'answersOf'],
} as const;

/** The members that a form and its result need. */
export const formMembers = [...new Set([...membersOf.calculator, ...membersOf.result, ...membersOf.workings])];

/** A part of a compiled calculator that is loaded separately. */
export type ModulePart = keyof typeof membersOf;

export function isModulePart(name: string): name is ModulePart {
  return Object.hasOwn(membersOf, name);
}

/**
 * A part as the source of an ES module whose default export is a function that makes it (decision 034). A result, which calls many functions
 * of the runtime, gets it as an argument; the other parts import the few that they call.
 * @param runtimeFolder where to import the files of engine/runtime/ from
 * @param added further members of the part, each as JavaScript
 */
export function toModule(
  body: Body,
  part: ModulePart,
  runtimeFolder: string,
  added: Readonly<Record<string, string>> = {},
): string {
  const statements = reachedBy(membersOf[part], body);
  const members = [...membersOf[part], ...Object.entries(added).map(([name, value]) => `${name}: ${value}`)];
  const made = `{\n${textOfAll(statements)}\nreturn {${members.join(', ')}};\n};\n`;
  if (part === 'result') return `export default ({${runtimeNames(statements).join(', ')}}) => ${made}`;
  return `${emitImports(statements, (file) => `${runtimeFolder}/${file}.ts`)}\nexport default () => ${made}`.trimStart();
}

/** What `load` makes calculate under some rules. */
type Loaded = Omit<CompiledCalculator, 'derive' | 'evaluate' | 'under'> & ProgramModule;

/** The compiled calculator under the rules of the day of each calculation, ready to be called. */
export function load(body: Body): CompiledCalculator {
  const usual = loadEmitted(body);
  const under = (name: string): CompiledCalculator => {
    const emitted = hasOwnFigures(name)
      ? withReplacedFigures((functions) => loadEmitted(body, functions), runtime, name)
      : usual;
    return {
      ...withDerivation(underRules<Loaded>(emitted, rulesNamed(withoutOwnFigures(name))!)),
      under: (other = usualRules(usual.page('', '').dataAsOf)) => under(other),
    };
  };
  return under('today');
}

/** The compiled calculator for any rules. */
export function loadEmitted(body: Body, functions = runtime): Emitted<Loaded> {
  return loadCode(codeOf(body), functions);
}

/** What `codeOf` gives, which may come from a worker, as a calculator for any rules. */
export function loadCode(code: string, functions = runtime): Emitted<Loaded> {
  return runCode(code, functions) as Emitted<Loaded>;
}

/** The compiled calculator as statements, the last of which returns its members. */
export function codeOf(body: Body): string {
  // The last one is for programs only (published/).
  const declared = new Set(body.map(({declares}) => declares));
  const members = [...new Set([...Object.values(membersOf).flat(), 'sources'])].filter((name) => declared.has(name));
  return `${textOfAll(body)}\nreturn {${members.join(', ')}};`;
}

/** A calculation with what its card shows, as values. */
export interface ShownCalculation extends Calculation {
  readonly shown: () => ShownCard;
}

/** A calculator's rules alone. */
export interface LoadedRules extends Pick<CompiledCalculator, 'calculate' | 'rules' | 'rulesOn'> {
  under(name?: string): LoadedRules;
  /** Rules with the same key show the same. */
  readonly key: string;
  readonly evaluate: (answers: Answers, today: CalendarDay) => ShownCalculation;
}

/** Emits the rules alone and loads them, in a fraction of the time that the whole module takes. */
export function loadRules(model: Model): LoadedRules {
  const code = emitCalculation(model);
  const functions = runCode(`${code}\nreturn {calculate, evaluate};`, runtime);
  type Functions = Pick<LoadedRules, 'calculate' | 'evaluate'>;
  const under = (rules: Rules): LoadedRules => ({
    key: keyOf(code, model),
    ...underRules<Functions>(functions as Emitted<Functions>, rules),
    under: (name = usualRules(model.definition.dataAsOf)) => under(rulesNamed(name)!),
  });
  return under('today');
}

/** What decides the result and the card of all answers: definitions with the same key show the same. */
export const calculationKey = (model: Model): string => keyOf(emitCalculation(model), model);

const keyOf = (code: string, model: Model): string =>
  [code, ...partsOfCard(model).flatMap(({title, form}) => [title, form])].join('\n');
