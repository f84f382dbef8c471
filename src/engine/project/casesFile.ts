/** A cases file: its shape, its names and answers, and the run of its cases. A mistake in one case leaves the others to run. */
import casesSchema from '../../../schemas/cases.schema.json' with {type: 'json'};
import {withOrigins, type NameUse} from '../check/uses.ts';
import type {Compiled} from '../compile.ts';
import {load} from '../program/parts.ts';
import {readCases, type Case, type Cases} from '../language/definition/cases.ts';
import {errorsOf, mergeRepeated, type Diagnostic, type Report} from '../diagnostics/diagnostic.ts';
import {guarded} from '../diagnostics/internalError.ts';
import type {SourceFile} from '../diagnostics/source.ts';
import type {Model} from '../language/model.ts';
import {withoutFollowUps} from '../language/shape/soundPart.ts';
import {validator} from '../language/shape/validate.ts';
import {contains, entriesOf, get, scalar, type Entry, type MapNode, type Node} from '../language/yaml/node.ts';
import {read} from '../language/yaml/read.ts';
import {itemFieldsOf, startOf, stepsOf} from './caseAnswers.ts';
import {runCases} from './cases.ts';
import {checkCases} from './checkCases.ts';
import {withAnswerHints} from './answerHints.ts';

/** What was run of a cases file. */
export interface CasesRun {
  readonly cases: number;
  /** The steps of all ladders and grids. */
  readonly steps: number;
  /** How many values were compared with what they expect. */
  readonly compared: number;
}

interface CheckedCases {
  readonly diagnostics: readonly Diagnostic[];
  readonly names: readonly NameUse[];
}

export const validateCases = validator(casesSchema);

export const nothingRun: CasesRun = {cases: 0, steps: 0, compared: 0};

/** Checks a cases file and runs it. The cases of a definition with errors are checked, but not run. */
export function checkCasesFile(source: SourceFile, definition: Compiled): CasesRun & CheckedCases {
  const diagnostics: Diagnostic[] = [];
  const names: NameUse[] = [];
  const collect = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const run = guarded(
    source,
    () => runFile(source, definition, collect, names),
    (diagnostic) => {
      collect(diagnostic);
      return nothingRun;
    },
  );
  return {...run, diagnostics: mergeRepeated(diagnostics), names};
}

/** @param names receives where the file uses which names of the definition */
function runFile(source: SourceFile, definition: Compiled, report: Report, names: NameUse[]): CasesRun {
  const tree = read(source, report);
  if (tree === undefined) return nothingRun;
  const problems: Diagnostic[] = [];
  validateCases(tree, (diagnostic) => void problems.push(diagnostic));
  const model = modelOf(definition);
  withAnswerHints(problems, tree, model?.definition.inputs ?? []).forEach(report);
  const readable = soundPart(tree, problems);
  if (readable === undefined || model === undefined) return nothingRun;

  const found: Diagnostic[] = [];
  const lists = itemFieldsOf(model);
  const used: NameUse[] = [];
  checkCases(
    readCases(readable, lists),
    model,
    (diagnostic) => void found.push(diagnostic),
    (place, name, owner) => void used.push({place, name, owner}),
  );
  names.push(...withOrigins(used, model.definition));
  const own = besidesDraft(found.filter(isNotAbout(entriesOf(get(tree, 'people')))), definition);
  own.forEach(report);
  const sound = soundPart(readable, own);
  if (sound === undefined || definition.body === undefined) return nothingRun;

  const cases = ofKnownPeople(readCases(sound, lists));
  const start = startOf(cases);
  return {
    cases: cases.cases.length,
    steps: cases.ladders.flatMap((ladder) => stepsOf(ladder, start)).length,
    compared: runCases(cases, load(definition.body), report),
  };
}

/** The model of a definition, or what is known of it if it has errors. */
export function modelOf(definition: Compiled | undefined): Model | undefined {
  return definition?.model ?? definition?.draft?.model;
}

/**
 * The diagnostics of cases that do not follow from the errors of their definition, as those about its card may, or about a word that an
 * error quotes.
 */
function besidesDraft(diagnostics: readonly Diagnostic[], definition: Compiled): readonly Diagnostic[] {
  const {draft, diagnostics: errors} = definition;
  if (draft === undefined) return diagnostics;
  const quoted = errors.flatMap(({message}) => [...message.matchAll(/'([\w.-]+)'/g)].map(([, word]) => word!));
  return withoutFollowUps(diagnostics, [...draft.missing, ...quoted]).filter(({code}) => code !== 'case-unknown-label');
}

/** The parts of a file that can be read without some of their items, and what holds these. */
const divisible: Readonly<Record<string, Node['kind']>> = {people: 'map', cases: 'list', ladders: 'list', free: 'list'};

/** The file without the people, cases and ladders that an error is about; undefined if the rest cannot be read without them. */
function soundPart(tree: MapNode, problems: readonly Diagnostic[]): MapNode | undefined {
  const places = errorsOf(problems).map(({places: [place]}) => place);
  const isSound = (node: Node): boolean => !places.some((place) => contains(node, place));
  const isSoundEntry = ({keyPlace, value}: Entry): boolean => isSound(scalar('', keyPlace)) && isSound(value);
  const entries = tree.entries.flatMap((entry): readonly Entry[] => {
    if (isSoundEntry(entry)) return [entry];
    const {key, value} = entry;
    if (!Object.hasOwn(divisible, key) || value.kind !== divisible[key]) return [];
    if (value.kind === 'list') return [{...entry, value: {...value, items: value.items.filter(isSound)}}];
    if (value.kind === 'map') return [{...entry, value: {...value, entries: value.entries.filter(isSoundEntry)}}];
    return [];
  });
  return entries.some(({key}) => key === 'today') ? {...tree, entries} : undefined;
}

/** Whether a diagnostic is something else than that somebody is unknown who is in the file, but could not be read. */
const isNotAbout =
  (people: readonly Entry[]) =>
  ({code, message}: Diagnostic): boolean =>
    code !== 'case-unknown-person' || !people.some(({key}) => message.includes(`'${key}'`));

function ofKnownPeople(cases: Cases): Cases {
  const people = new Set(cases.people.map(({name}) => name));
  const isKnown = ({given}: Pick<Case, 'given'>): boolean => given === undefined || people.has(given.name);
  return {...cases, cases: cases.cases.filter(isKnown), ladders: cases.ladders.filter(isKnown)};
}
