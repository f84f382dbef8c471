/** A new name for what is at a place, wherever it is named: in the definition, its cases and the shared data that it uses. */
import {reservedNames} from '../../engine/check/names.ts';
import {errorsOf, type Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import type {Definition} from '../../engine/language/definition/definition.ts';
import {withItemFields} from '../../engine/language/definition/input.ts';
import {isFoldName} from '../../engine/language/expression/folds.ts';
import {optionInFormula} from '../../engine/language/expression/tokens.ts';
import {isFunctionName} from '../../engine/language/functions/index.ts';
import {fieldOfItem} from '../../engine/language/inputs/list.ts';
import {isSharedFile} from '../../engine/project/layout.ts';
import {allUsesOf, definitionOfUse, findNamed, nameAt, type NamedKind} from './names.ts';
import {keyOf, type Edit, type Meaning, type Project, type Use} from './project.ts';
import {formerNameEdit} from './formerName.ts';

/** The edits of all files, or why there is no such rename, in a sentence. */
export type Renamed = {readonly edits: readonly Edit[]} | {readonly problem: string};

/**
 * Gives what is at an offset another name. Where the language knows former names, `was:` has the one before, so that `npm run diff` compares
 * the rules and not their names.
 */
export function renamed(project: Project, path: string, offset: number, name: string): Renamed {
  const found = renamableAt(project, path, offset);
  if ('problem' in found) return found;
  const {use, uses, kind} = found;
  if (name === use.meaning.name) return {edits: []};
  const problem = problemOfName(name, use.meaning, kind, project);
  if (problem !== undefined) return {problem};
  const edits = uses.map(({path: file, start, end, isInFormula}): Edit => {
    const text = (kind === 'option' || kind === 'word') && isInFormula ? optionInFormula(name) : name;
    return {path: file, start, end, text};
  });
  const former = [...new Set(uses.map(({meaning}) => keyOf(meaning)))].flatMap((key) => {
    const {meaning} = uses.find((each) => keyOf(each.meaning) === key)!;
    return formerNameEdit(project, meaning, name, kind) ?? [];
  });
  const all = [...edits, ...former];
  const caused = problemCausedBy(all, project);
  return caused === undefined ? {edits: all} : {problem: caused};
}

/** What would be wrong afterwards that is not wrong now, such as an option of `number(…)` that is no numeral. */
function problemCausedBy(edits: readonly Edit[], project: Project): string | undefined {
  const edited = project.edited(edits);
  const definitions = new Set(
    edits.flatMap(({path}) => project.definitionOf(path) ?? project.definitionsThatUse(path)),
  );
  const errorsIn = (state: Project, path: string): readonly Diagnostic[] =>
    errorsOf(state.compiled(path)?.compiled.diagnostics ?? []);
  for (const path of definitions) {
    const [before, after] = [errorsIn(project, path), errorsIn(edited, path)];
    if (after.length <= before.length) continue;
    const caused = after.find(({code}) => !before.some((error) => error.code === code)) ?? after[0]!;
    return `${caused.message} ${caused.hint}`;
  }
  return undefined;
}

/** The name at an offset, if it can be renamed, with its uses; or why not. */
export function renamableAt(
  project: Project,
  path: string,
  offset: number,
):
  | {readonly use: Use; readonly uses: readonly Use[]; readonly kind: NamedKind | 'shared'}
  | {readonly problem: string} {
  const use = nameAt(project, path, offset);
  if (use === undefined) return {problem: 'No name is here.'};
  const {meaning} = use;
  const {model, unreachable = []} = project.compiled(meaning.of) ?? {};
  const definition = definitionOfUse(use, project);
  const kind = isSharedFile(meaning.of)
    ? 'shared'
    : ((model && findNamed(meaning, model.definition)?.kind) ?? (definition && 'table'));
  const uses = allUsesOf(use, project);
  const known = new Set(uses.map((each) => keyOf(each.meaning)));
  if (kind === undefined || definition === undefined)
    return {problem: `'${meaning.name}' is a word of the language, or defined in another way than by its name.`};
  if (/^\d/.test(meaning.name)) return {problem: `Formulas may read '${meaning.name}' as a figure. Rename it by hand.`};
  if (unreachable.some((each) => known.has(keyOf(each))))
    return {problem: `'${meaning.name}' is also named where it is written in another way. Rename it by hand.`};
  return {use, uses, kind};
}

function problemOfName(
  name: string,
  meaning: Meaning,
  kind: NamedKind | 'shared',
  project: Project,
): string | undefined {
  if (kind === 'option' || kind === 'column' || kind === 'word') {
    if (!/^[A-Za-z]\w*(-\w+)*$/.test(name) && !/^\d+$/.test(name))
      return 'A name of letters, figures and single hyphens is needed, which begins with a letter.';
    if (yamlWords.has(name.toLowerCase())) return `YAML reads '${name}' as no word.`;
  } else if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return 'A name of letters and figures is needed, which begins with a small letter.';
  if (reservedNames.has(name)) return `The language uses '${name}'.`;
  if (isFunctionName(name) || isFoldName(name)) return `There is a function '${name}(…)'.`;
  const {model} = project.compiled(meaning.of) ?? {};
  const isTaken =
    model === undefined
      ? project.text(meaning.of)!.includes(`${name}:`)
      : namesBeside(meaning, kind, model.definition, project).includes(name);
  return isTaken ? `Something is called '${name}' already.` : undefined;
}

/** Words that YAML or a cases file reads as something else than a text, in lower case. */
export const yamlWords: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'on',
  'off',
  'y',
  'n',
  'true',
  'false',
  'null',
  'nothing',
  'blank',
  'infinity',
  'nan',
]);

/** The names that a new one must differ from. */
function namesBeside(
  meaning: Meaning,
  kind: NamedKind | 'shared',
  definition: Definition,
  project: Project,
): readonly string[] {
  const {owner, of} = meaning;
  if (['option', 'part', 'column', 'word', 'result', 'key'].includes(kind))
    return project.usesIn(of).flatMap((use) => (use.meaning.owner === owner ? [use.meaning.name] : []));
  const {inputs, constants, tables, values, sums, lines} = definition;
  return [
    ...[...withItemFields(inputs), ...constants, ...tables, ...values, ...sums, ...lines].map((each) =>
      fieldOfItem(each.name),
    ),
    ...[...tables, ...values].flatMap(({takes = []}) => takes.map((each) => each.name)),
  ];
}
