/** `npm run analyse`: finds what is unreachable, contradictory or out of range, over all answers. */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import {guarded} from '../../engine/diagnostics/internalError.ts';
import {toText} from '../../engine/diagnostics/print.ts';
import {positionAt, type SourceFile} from '../../engine/diagnostics/source.ts';
import {analyse, type Analysis} from '../analysis/analyse.ts';
import type {DatedAnswers} from '../analysis/answerSets.ts';
import {datedAnswersInFile} from '../analysis/caseAnswers.ts';
import {grouped, quantity} from '../../engine/runtime/formats.ts';
import {load} from '../../engine/compile.ts';
import {casesBeside, readFiles} from '../../engine/project/files.ts';
import {defineCommand, jsonText, showProgress, type Streams, UsageError} from './command.ts';
import {compileDefinitions, dirOption} from './definitions.ts';
import {calculateLine, pageLink, saveCases} from './examples.ts';

/** How an analysis ends, with its exit code; 2 is for wrong usage, 4 for a sample as in `diff`. */
const exitCodes = {proven: 0, found: 1, sampled: 4} as const;

type Outcome = keyof typeof exitCodes;

interface AnalysedDefinition extends Analysis {
  readonly source: SourceFile;
  readonly body: string;
}

/** More laws than these are counted instead of named where they share a reason. */
const MAX_NAMED = 3;

export const command = defineCommand({
  name: 'analyse',
  summary: 'Finds what is unreachable, contradictory or out of range, over all answers that the rules can tell apart',
  details: [
    'The first line says whether the rest is proven, or what was found.',
    '',
    `Exits with ${exitCodes.proven} when nothing is found and that is proven, with ${exitCodes.found} when something is found or a definition has errors, and with`,
    `${exitCodes.sampled} when nothing is found but not everything is proven, because only a sample of the answers could be tried.`,
  ].join('\n'),
  arguments: {ids: {many: true, placeholder: '<id>', description: 'Calculators to analyse (default: all)'}},
  options: {
    json: {type: 'boolean', description: 'Print the findings as JSON'},
    save: {type: 'boolean', description: 'Add the example of each finding to the cases, marked as not reviewed'},
    dir: dirOption,
  },
  examples: ['', 'green-card-points-calculator --save'],
  async run({ids, json, save, dir}, streams) {
    const {definitions, errors: ofDefinitions} = compileDefinitions(dir, ids);
    const errors = [...ofDefinitions];
    if (definitions.length === 0 && errors.length === 0) throw new UsageError(`There are no definitions in '${dir}'.`);
    const started = performance.now();
    const analysed = definitions.flatMap(({id, model, source, body}, index) => {
      showProgress(`${index + 1} of ${definitions.length}: ${id}`, streams);
      return guarded(
        source,
        () => [{...analyse(model, {cases: casesOf(source)}), source, body}],
        (diagnostic) => {
          errors.push(diagnostic);
          return [];
        },
      );
    });
    showProgress('', streams);
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
  ];
  return `${sections.join('\n\n')}\n`;
}

function verdictText(analysed: readonly AnalysedDefinition[], {outcome, erroneous, seconds}: Run): string {
  const sum = (key: 'checked' | 'visited'): string =>
    grouped(analysed.reduce((total, analysis) => total + analysis[key], 0));
  const scope = `${quantity(analysed.length, 'calculators')}, ${sum('checked')} parts, laws and exceptions, ${sum('visited')} answer sets in ${seconds.toFixed(1)} s`;
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

/** For each reason why something is not proven, one line with what it is; a part that was not seen has a line of its own. */
function unprovenTexts({id, unproven}: AnalysedDefinition): readonly string[] {
  const laws = unproven.filter(({kind}) => kind === 'law');
  const reasons = [...new Set(laws.map(({reason}) => reason))];
  return [
    ...unproven
      .filter(({kind}) => kind === 'unseen')
      .map(({message, reason, place}) => `${placeText(place)} ${message}. Not proven: ${reason}.`),
    ...reasons.map((reason) => {
      const messages = laws.filter((law) => law.reason === reason).map(({message}) => message);
      const named = messages.map(inSentence).slice(0, messages.length > MAX_NAMED + 1 ? MAX_NAMED : undefined);
      const more = messages.length - named.length;
      return `${id}: tested with a sample, not proven, since ${reason}. It may still be that ${named.join('; ')}${more > 0 ? `; and ${more} more, which '--json' lists` : ''}.`;
    }),
  ];
}

/** A message that begins with a word, not with a name, in the middle of a sentence. */
function inSentence(message: string): string {
  return message.replace(/^A /, 'a ');
}

function placeText(place: Place): string {
  const {line, column} = positionAt(place.source, place.start);
  return `${place.source.path}:${line}:${column}`;
}

function findingTexts({id, findings, body}: AnalysedDefinition, dir: string): readonly string[] {
  return findings.map(({message, hint, place, example}) => {
    const headline = `${placeText(place)} ${message}`;
    if (example === undefined) return `${headline}.\n  ${hint}`;
    const {answers, today, count} = example;
    return [
      `${headline}, for ${grouped(count)} answer sets.`,
      `  ${hint}`,
      `  ${calculateLine(id, answers, today, dir)}`,
      `  ${pageLink(load(body), answers, today)}`,
    ].join('\n');
  });
}

function toJson({id, space, visited, checked, findings, unproven, body}: AnalysedDefinition): unknown {
  const at = (place: Place) => ({file: place.source.path, ...positionAt(place.source, place.start)});
  return {
    id,
    answerSets: space.size,
    visited,
    incomplete: space.incomplete,
    looked: checked,
    findings: findings.map(({kind, message, hint, place, example}) => ({
      kind,
      message,
      hint,
      ...at(place),
      ...(example && {example: {...example, link: pageLink(load(body), example.answers, example.today)}}),
    })),
    unproven: unproven.map(({kind, message, reason, place}) => ({kind, message, reason, ...at(place)})),
  };
}

function saveExamples({source, body, findings}: AnalysedDefinition, {stderr}: Streams): void {
  const {calculate, page} = load(body);
  const cases = findings.flatMap(({message, example}) => {
    if (example === undefined) return [];
    const {answers, today} = example;
    return [{name: message, answers, today, result: calculate(answers, today)}];
  });
  if (cases.length === 0) return;
  const path = casesBeside(source.path);
  stderr.write(`${path}: cases added: ${saveCases(path, cases, page(cases[0]!.today).fields)}.\n`);
}
