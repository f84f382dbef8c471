/**
 * Compiles a definition from YAML to JavaScript.
 * ```
 * read ─▶ validate ─▶ link ─▶ define ─▶ check ─▶ emit
 * YAML    JSON        shared  concepts  names,   a module's body
 * with    Schema      data    and       types,
 * places                      formulas  tables
 * ```
 * Each phase reports every problem that it finds. After an error the next ones go on with what is sound, as far as it can be known without
 * reporting what only follows from the error; nothing is emitted, unless all errors are about what nothing reads.
 */
import calculatorSchema from '../../schemas/calculator.schema.json' with {type: 'json'};
import {diagnose, errorsOf, hasErrors, mergeRepeated, type Diagnostic, type Report} from './diagnostics/diagnostic.ts';
import {guarded} from './diagnostics/internalError.ts';
import {idOf, type SourceFile} from './diagnostics/source.ts';
import {readDefinition} from './definition/definitionWithCard.ts';
import {reportMisplacedTakes} from './definition/takes.ts';
import type {Calculation, CompiledCalculator, ProgramModule} from './compiled/module.ts';
import type {Answers} from './runtime/answers.ts';
import type {CalendarDay} from './runtime/calendar.ts';
import {withWords} from './plan/explain.ts';
import {runtime} from './runtime/runtime.ts';
import {checkDefinition} from './check/check.ts';
import type {NoteUsesInFile} from './check/context.ts';
import {reportUnits} from './check/units.ts';
import {reportFormerNames} from './check/formerNames.ts';
import {emitBody, emitCalculation, emitImports, runtimeNames} from './emit/emit.ts';
import {reachedBy, textOfAll, type Body} from './emit/statements.ts';
import {partsOfCard, type ShownCard} from './emit/shownCard.ts';
import type {Model} from './model.ts';
import {atItsUse, link, withoutUnlinked, type SharedUse} from './shared/link.ts';
import {get, textOf, type MapNode} from './yaml/node.ts';
import {read} from './yaml/read.ts';
import {isRunnable, soundPart, withoutFollowUps} from './shape/soundPart.ts';
import {reportKeysTogether, validator} from './shape/validate.ts';

export interface Compiled {
  /** Also those of the shared files that it uses. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * The definition with the shared data that it uses. Missing when a diagnostic is an error, as all that follows, unless all errors are
   * about what nothing reads.
   */
  readonly tree?: MapNode;
  readonly uses?: readonly SharedUse[];
  readonly model?: Model;
  /** The JavaScript without imports and exports. */
  readonly body?: Body;
  /** What is known of a definition with errors, so that its cases can be checked; missing if that is nothing. */
  readonly draft?: Draft;
}

interface Draft {
  readonly model: Model;
  /** The names that are left out. */
  readonly missing: readonly string[];
}

const validate = validator(calculatorSchema);

/** Compiles one definition, whose id must be the name of its file. */
export function compile(source: SourceFile): Compiled {
  const compiled = compileToModel(source);
  const {model} = compiled;
  return model === undefined ? compiled : guarded(source, () => ({...compiled, body: emitBody(model)}), onlyWith);
}

/** All phases but the last, for tools that need no module, or only a part of one. */
export function compileToModel(source: SourceFile): Omit<Compiled, 'body'> {
  return guarded(source, () => checkedModel(source), onlyWith);
}

const onlyWith = (diagnostic: Diagnostic): Compiled => ({diagnostics: [diagnostic]});

function checkedModel(source: SourceFile): Omit<Compiled, 'body'> {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);

  const tree = read(source, report);
  if (tree === undefined || hasErrors(diagnostics)) return {diagnostics};

  validate(tree, report);
  reportKeysTogether(tree, report);
  reportMisplacedTakes(tree, report);
  reportUnits(tree, report);
  reportTemplateTexts(tree, report);
  reportFormerNames(tree, report);
  const sound = soundPart(tree, errorsOf(diagnostics), Object.keys(calculatorSchema.properties));
  if (sound === undefined) return {diagnostics};

  const linked = link(sound.tree, source, sound.missing);
  linked.diagnostics.forEach(report);
  const {tree: linkedTree, missing} = withoutUnlinked(linked);

  const definition = readDefinition(linkedTree, report);
  const isWhole = !hasErrors(diagnostics);
  const name = idOf(source.path);
  if (definition.id !== name) report(diagnose('file-name', definition.idPlace, {id: definition.id, name}));

  const found: Diagnostic[] = [];
  const model = checkDefinition(definition, (diagnostic) => void found.push(atItsUse(diagnostic, linked.uses)));
  (isWhole ? found : withoutFollowUps(found, missing)).forEach(report);
  if (!isRunnable(diagnostics)) return {diagnostics: mergeRepeated(diagnostics), draft: {model, missing}};

  return {diagnostics, tree: linked.tree, uses: linked.uses, model};
}

/** The phases `define` and `check` on a tree with its shared data, for tools that modify the trees of definitions, or rename what is in them. */
export function compileTree(tree: MapNode, noteUses?: NoteUsesInFile): Omit<Compiled, 'body'> {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const definition = readDefinition(tree, report);
  if (hasErrors(diagnostics)) return {diagnostics};
  const model = checkDefinition(definition, report, noteUses);
  return hasErrors(diagnostics) ? {diagnostics} : {diagnostics, model};
}

/** The members of each part of a calculator. */
const membersOf = {
  /** Loaded first, for the form. */
  calculator: ['id', 'rulesHash', 'page', 'changesOn'],
  /** The calculation, what searches for other outcomes need, and the plan; loaded once the visitor begins to fill in the form. */
  result: ['id', 'calculate', 'evaluate', 'outcome', 'variables', 'questions', 'numbers', 'shortNames', 'plan'],
  /** For the texts and tables below the form. */
  documentation: ['id', 'documentation'],
  /** For a list of all calculators that a profile can answer. */
  profile: ['id', 'programme', 'answersOf'],
} as const;

/** The members that a form and its result need. */
export const formMembers = [...new Set([...membersOf.calculator, ...membersOf.result])];

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

/** The compiled calculator, ready to be called. For Node only: the browser never evaluates text. */
export function load(body: Body): CompiledCalculator {
  // The last one is for programs only (published/).
  const members = [...new Set([...Object.values(membersOf).flat(), 'sources'])];
  const loaded = loadCode(`"use strict";\n${textOfAll(body)}\nreturn {${members.join(', ')}};`);
  return withWords(loaded as Omit<CompiledCalculator, 'explain' | 'evaluate'> & ProgramModule);
}

/** A calculation with what its card shows, as values. */
export interface ShownCalculation extends Calculation {
  readonly shown: () => ShownCard;
}

/** A calculator's rules alone. */
export interface LoadedRules extends Pick<CompiledCalculator, 'calculate'> {
  /** Rules with the same key show the same. */
  readonly key: string;
  readonly evaluate: (answers: Answers, today: CalendarDay) => ShownCalculation;
}

/** Emits and loads the rules alone, in a fraction of the time that the whole module takes. For Node only. */
export function loadRules(model: Model): LoadedRules {
  const code = emitCalculation(model);
  const functions = loadCode(`"use strict";\n${code}\nreturn {calculate, evaluate};`);
  return {key: keyOf(code, model), ...(functions as Omit<LoadedRules, 'key'>)};
}

/** What decides the result and the card of all answers: definitions with the same key show the same. */
export const calculationKey = (model: Model): string => keyOf(emitCalculation(model), model);

const keyOf = (code: string, model: Model): string =>
  [code, ...partsOfCard(model).flatMap(({title, form}) => [title, form])].join('\n');

/** Runs emitted code, which may call the functions of `engine/runtime/`, and returns what it returns. For Node only. */
export function loadCode(code: string): unknown {
  return new Function(...Object.keys(runtime), code)(...Object.values(runtime));
}

/** Reports what `npm run new` writes for an editor to replace. */
function reportTemplateTexts(tree: MapNode, report: Report): void {
  const source = get(tree, 'source');
  for (const node of [get(tree, 'country'), source && get(source, 'name')]) {
    const text = textOf(node) ?? '';
    if (/^Example (Country|Immigration Office)$/.test(text)) report(diagnose('template-text', node!.place, {text}));
  }
}
