/** `npm run analyse`: finds what is unreachable, contradictory or out of range, over all answers. */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import {guarded} from '../../engine/diagnostics/internalError.ts';
import {toText} from '../../engine/diagnostics/print.ts';
import {positionAt, type SourceFile} from '../../engine/diagnostics/source.ts';
import type {Model} from '../../engine/language/model.ts';
import {analyse, type Analysis, type AnalysisProgress} from '../analysis/analyse.ts';
import {FURTHER_SAMPLE_SIZE, MAX_VISITED, SAMPLE_SIZE, type DatedAnswers} from '../analysis/answerSets.ts';
import {datedAnswersInFile} from '../analysis/caseAnswers.ts';
import {byReason, describeAlso} from '../analysis/causes.ts';
import type {Finding} from '../analysis/finding.ts';
import {progressOn} from '../progress.ts';
import {grouped, list, quantity} from '../../engine/runtime/formats.ts';
import {load} from '../../engine/program/parts.ts';
import type {Body} from '../../engine/program/statements.ts';
import {readFiles} from '../../engine/project/files.ts';
import {casesBeside} from '../../engine/project/layout.ts';
import {defineCommand, jsonText, type Streams, UsageError} from './command.ts';
import {compileDefinitions} from './definitions.ts';
import {dirOption} from './options.ts';
import {saveCases} from './savedCases.ts';
import {calculateLine, pageLink} from './examples.ts';

/** How an analysis ends, with its exit code; 2 is for wrong usage, 4 for a sample as in `diff`. */
const exitCodes = {proven: 0, found: 1, sampled: 4} as const;

type Outcome = keyof typeof exitCodes;

interface AnalysedDefinition extends Analysis {
  readonly source: SourceFile;
  readonly model: Model;
  readonly body: Body;
}

export const command = defineCommand({
  name: 'analyse',
  summary: 'Finds what is unreachable, contradictory or out of range, over all answers that the rules can tell apart',
  details: [
    'The first line says whether the rest is proven, or what was found.',
    '',
    `Exits with ${exitCodes.proven} when nothing is found and that is proven, with ${exitCodes.found} when something is found or a definition has errors, and with`,
    `${exitCodes.sampled} when nothing is found but not everything is proven, because only a sample of the answers could be tried.`,
    '',
    `Tries all answer sets if there are at most ${grouped(MAX_VISITED)}, else a sample of ${grouped(SAMPLE_SIZE)}. Where not every value at which a\n` +
      `rule changes is known, a sample of ${grouped(FURTHER_SAMPLE_SIZE)} comes on top.`,
  ].join('\n'),
  arguments: {ids: {many: true, placeholder: '<id>', description: 'Calculators to analyse (default: all)'}},
  options: {
    json: {type: 'boolean', description: 'Print the findings as JSON'},
    tries: {
      type: 'string',
      placeholder: 'N',
      description:
        'How many answer sets to try of each calculator: fewer for a quick look, more for a calculator that was sampled',
    },
    save: {type: 'boolean', description: 'Add the example of each finding to the cases, marked as not reviewed'},
    dir: dirOption,
  },
  examples: ['', 'green-card-points-calculator --save', 'global-visa-status-tracker --tries 1000'],
  async run({ids, json, save, dir, tries}, streams) {
    const limit = tries === undefined ? {} : limitOf(tries);
    const {definitions, errors: ofDefinitions} = compileDefinitions(dir, ids);
    const errors = [...ofDefinitions];
    if (definitions.length === 0 && errors.length === 0) throw new UsageError(`There are no definitions in '${dir}'.`);
    const started = performance.now();
    const {show, clear} = progressOn(streams.stderr);
    const analysed = definitions.flatMap(({id, model, source, body}, index) => {
      const which = `${index + 1} of ${definitions.length}: ${id}`;
      const onProgress = ({visited, all}: Pick<AnalysisProgress, 'visited' | 'all'>): void =>
        show(`${which}, ${Math.min(100, Math.floor((visited / all) * 100))}% of ${grouped(all)} answer sets`);
      show(which);
      return guarded(
        source,
        () => [{...analyse(model, {...limit, cases: casesOf(source), onProgress}), source, model, body}],
        (diagnostic) => {
          errors.push(diagnostic);
          return [];
        },
      );
    });
    clear();
    for (const error of errors) streams.stderr.write(`${toText(error)}\n`);
    const seconds = (performance.now() - started) / 1000;
    const erroneous = new Set(errors.flatMap(({places: [place]}) => place?.source.path ?? [])).size;
    const outcome = outcomeOf(analysed, erroneous);
    streams.stdout.write(
      json ? jsonText(analysed.map(toJson)) : formatReport(analysed, {outcome, erroneous, seconds, dir}),
    );
    if (save) for (const definition of analysed) saveExamples(definition, streams);
    return exitCodes[outcome];
  },
});

function outcomeOf(analysed: readonly AnalysedDefinition[], erroneous: number): Outcome {
  if (erroneous > 0 || analysed.some(({findings}) => findings.length > 0)) return 'found';
  return analysed.some(({unproven}) => unproven.length > 0) ? 'sampled' : 'proven';
}

/** @throws {UsageError} unless it is a count of answer sets */
function limitOf(tries: string): {readonly max: number; readonly sample: number} {
  const count = Number(tries.replace(/[_,]/g, ''));
  if (!Number.isSafeInteger(count) || count < 1)
    throw new UsageError(`'${tries}' is not a number of answer sets for --tries: write it like 100000.`);
  return {max: count, sample: count};
}

function casesOf({path}: SourceFile): readonly DatedAnswers[] {
  return readFiles([casesBeside(path)], process.cwd(), () => undefined).flatMap(datedAnswersInFile);
}

interface Run {
  readonly outcome: Outcome;
  /** How many definitions have errors, so that they were not analysed. */
  readonly erroneous: number;
  readonly seconds: number;
  readonly dir: string;
}

function formatReport(analysed: readonly AnalysedDefinition[], run: Run): string {
  const sections = [
    verdictText(analysed, run),
    ...analysed.flatMap((definition) => findingTexts(definition, run.dir)),
    ...analysed.flatMap(unprovenTexts),
    ...adviceOnSamples(analysed),
  ];
  return `${sections.join('\n\n')}\n`;
}

function verdictText(analysed: readonly AnalysedDefinition[], {outcome, erroneous, seconds}: Run): string {
  const sum = (key: 'checked' | 'visited' | 'read'): string =>
    grouped(analysed.reduce((total, analysis) => total + analysis[key], 0));
  const scope = `${quantity(analysed.length, 'calculators')}, ${sum('checked')} parts, laws and exceptions, ${sum('visited')} answer sets, ${sum('read')} results read as shown, in ${seconds.toFixed(1)} s`;
  switch (outcome) {
    case 'proven':
      return `Proven: nothing is unreachable, contradictory or out of range, except what is declared: ${scope}.`;
    case 'sampled': {
      const sampled = analysed.filter(({unproven}) => unproven.length > 0).length;
      return `Sampled: nothing was found, but not everything is proven of ${grouped(sampled)} of ${scope}.`;
    }
    case 'found': {
      const found = analysed.reduce((total, {findings}) => total + findings.length, 0);
      const errors = erroneous === 0 ? '' : `${quantity(erroneous, 'definitions')} with errors, not analysed`;
      if (analysed.length === 0) return `Found: ${errors}.`;
      return `Found: ${errors === '' ? '' : `${errors}; `}${quantity(found, 'findings')} in ${scope}.`;
    }
  }
}

/** A paragraph for each reason why something is not proven. */
function unprovenTexts({unproven}: AnalysedDefinition): readonly string[] {
  return byReason(unproven).map(
    ({message, reason, place}) => `${placeText(place)} ${message}.\n  Not proven: ${reason}.`,
  );
}

/** How to see more of the calculators that have too many answer sets to try them all. */
function adviceOnSamples(analysed: readonly AnalysedDefinition[]): readonly string[] {
  // A sample takes nothing away where everything is proven before any answers are tried.
  const ids = analysed.flatMap(({id, space, visited, unproven}) =>
    visited < space.size && unproven.length > 0 ? [id] : [],
  );
  if (ids.length === 0) return [];
  return [
    `Only a sample was tried of ${list(ids)}. '--tries N' tries more, and '--json' lists all that is not proven.`,
  ];
}

function placeText(place: Place): string {
  const {line, column} = positionAt(place.source, place.start);
  return `${place.source.path}:${line}:${column}`;
}

function findingTexts({id, findings, body}: AnalysedDefinition, dir: string): readonly string[] {
  return findings.map(({message, hint, place, example, also}) => {
    const headline = `${placeText(place)} ${message}`;
    if (example === undefined) return `${headline}.\n  ${hint}`;
    const {answers, today, count} = example;
    const others = describeAlso({also});
    return [
      `${headline}, for ${quantity(count, 'answer sets')}.`,
      `  ${hint}`,
      ...(others === undefined ? [] : [`  ${others}`]),
      `  ${calculateLine(id, answers, today, dir)}`,
      `  ${pageLink(load(body), answers, today)}`,
    ].join('\n');
  });
}

function toJson({id, space, visited, checked, findings, unproven, body}: AnalysedDefinition): unknown {
  const at = (place: Place) => ({file: place.source.path, ...positionAt(place.source, place.start)});
  const findingToJson = ({kind, message, hint, place, example, also}: Finding): unknown => ({
    kind,
    message,
    hint,
    ...at(place),
    ...(example && {example: {...example, link: pageLink(load(body), example.answers, example.today)}}),
    ...(also && {also: also.map(findingToJson)}),
  });
  return {
    id,
    answerSets: space.size,
    visited,
    incomplete: space.incomplete,
    looked: checked,
    findings: findings.map(findingToJson),
    unproven: unproven.map(({kind, what, days, reason, place}) => ({kind, what, days, reason, ...at(place)})),
  };
}

function saveExamples({source, model, body, findings}: AnalysedDefinition, {stderr}: Streams): void {
  const cases = findings.flatMap(({message: name, example}) => (example === undefined ? [] : [{name, ...example}]));
  if (cases.length === 0) return;
  const path = casesBeside(source.path);
  try {
    stderr.write(`${path}: cases added: ${saveCases(path, cases, {model, calculator: load(body)})}.\n`);
  } catch (error) {
    stderr.write(`${path}: ${(error as Error).message}\n`);
  }
}
