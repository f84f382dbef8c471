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
import {readDefinition} from './blocks/definitionWithCard.ts';
import type {NoteUsesInFile} from './check/context.ts';
import {reportFormerNames} from './check/formerNames.ts';
import {reportUnits} from './check/units.ts';
import {collectUses, type NameUse} from './check/uses.ts';
import {checkDefinition} from './checkDefinition.ts';
import {diagnose, errorsOf, hasErrors, mergeRepeated, type Diagnostic, type Report} from './diagnostics/diagnostic.ts';
import type {Code} from './diagnostics/catalogue.ts';
import {guarded} from './diagnostics/internalError.ts';
import {idOf, type SourceFile} from './diagnostics/source.ts';
import {reportMisplacedTakes} from './language/definition/takes.ts';
import type {Model} from './language/model.ts';
import {isRunnable, soundPart, withoutFollowUps} from './language/shape/soundPart.ts';
import {reportKeysTogether, validator} from './language/shape/validate.ts';
import {get, textOf, type MapNode} from './language/yaml/node.ts';
import {read} from './language/yaml/read.ts';
import {emitBody, emitForCases} from './program/emit.ts';
import type {Body} from './program/statements.ts';
import {atItsUse, link, withoutUnlinked, type SharedUse} from './shared/link.ts';

export interface Compiled {
  /** Also those of the shared files that it uses. */
  readonly diagnostics: readonly Diagnostic[];
  /** The shared data that it uses. */
  readonly uses?: readonly SharedUse[];
  /** Where it uses which names, if they are kept. */
  readonly names?: readonly NameUse[];
  /**
   * The definition with the shared data that it uses. This and what follows is missing if there are errors, unless all of them are about
   * what nothing reads.
   */
  readonly tree?: MapNode;
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

/** The phase `validate`: what is wrong with a tree, whatever its names refer to. */
const validations: readonly ((tree: MapNode, report: Report) => void)[] = [
  validator(calculatorSchema),
  reportKeysTogether,
  reportMisplacedTakes,
  reportUnits,
  reportTemplateTexts,
  reportFormerNames,
];

/** Compiles one definition, whose id must be the name of its file. */
export function compile(source: SourceFile): Compiled {
  return withBody(compileToModel(source), source);
}

/** The last phase, for a definition of which all others are done. */
export function withBody(compiled: Omit<Compiled, 'body'>, source: SourceFile): Compiled {
  return emitted(compiled, source, emitBody);
}

/** A definition of which all phases but the last are done, with a module that only runs cases. */
export function withBodyForCases(compiled: Omit<Compiled, 'body'>, source: SourceFile): Compiled {
  return emitted(compiled, source, emitForCases);
}

function emitted(compiled: Omit<Compiled, 'body'>, source: SourceFile, emit: (model: Model) => Body): Compiled {
  const {model} = compiled;
  return model === undefined ? compiled : guarded(source, () => ({...compiled, body: emit(model)}), onlyWith);
}

/**
 * All phases but the last, for tools that need no module, or only a part of one.
 * @param keepsNames whether to keep where the definition uses which names
 */
export function compileToModel(source: SourceFile, {keepsNames = false} = {}): Omit<Compiled, 'body'> {
  return guarded(source, () => checkedModel(source, keepsNames), onlyWith);
}

const onlyWith = (diagnostic: Diagnostic): Compiled => ({diagnostics: [diagnostic]});

function checkedModel(source: SourceFile, keepsNames: boolean): Omit<Compiled, 'body'> {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);

  const tree = read(source, report);
  if (tree === undefined || hasErrors(diagnostics)) return {diagnostics};

  for (const validate of validations) validate(tree, report);
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
  const collector = keepsNames ? collectUses() : undefined;
  const atUse: Report = (diagnostic) => void found.push(atItsUse(diagnostic, linked.uses));
  const model = checkDefinition(definition, atUse, collector?.noteUses);
  const names = collector && [...collector.usesIn(definition, linked.tree), ...linked.names];
  (isWhole ? found : withoutFollowUps(found, missing)).forEach(report);
  const known = {uses: linked.uses, ...(names && {names})};
  if (!isRunnable(diagnostics)) return {...known, diagnostics: mergeRepeated(diagnostics), draft: {model, missing}};

  return {...known, diagnostics, tree: linked.tree, model};
}

/**
 * The phases `define` and `check` on a tree with its shared data, for tools that modify the trees of definitions, or rename what is in them.
 * @param harmless the codes of errors that a modification may cause and that keep nothing from running
 */
export function compileTree(
  tree: MapNode,
  noteUses?: NoteUsesInFile,
  harmless: ReadonlySet<Code> = new Set(),
): Omit<Compiled, 'body'> {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const definition = readDefinition(tree, report);
  if (hasErrors(diagnostics)) return {diagnostics};
  const model = checkDefinition(definition, report, noteUses);
  return errorsOf(diagnostics).every(({code}) => harmless.has(code)) ? {diagnostics, model} : {diagnostics};
}

/** Reports what `npm run new` writes for an editor to replace. */
function reportTemplateTexts(tree: MapNode, report: Report): void {
  const source = get(tree, 'source');
  for (const node of [get(tree, 'country'), source && get(source, 'name')]) {
    const text = textOf(node) ?? '';
    if (/^Example (Country|Immigration Office)$/.test(text)) report(diagnose('template-text', node!.place, {text}));
  }
}
