/** `npm run analyse`: finds what is unreachable, contradictory or out of range, over all answers. */
import {toText} from '../../engine/diagnostics/print.ts';
import {positionAt, type SourceFile} from '../../engine/diagnostics/source.ts';
import {analyse, type Analysis} from '../analysis/analyse.ts';
import {grouped, quantity} from '../../engine/runtime/formats.ts';
import {load} from '../../engine/compile.ts';
import {casesBeside} from '../../engine/project/files.ts';
import {defineCommand, jsonText, showProgress, type Streams} from './command.ts';
import {describeIncomplete} from '../analysis/space.ts';
import {compileDefinitions, dirOption} from './definitions.ts';
import {calculateLine, pageLink, saveCases} from './examples.ts';

interface AnalysedDefinition extends Analysis {
  readonly source: SourceFile;
  readonly body: string;
}

export const command = defineCommand({
  name: 'analyse',
  summary: 'Finds what is unreachable, contradictory or out of range, over all answers that the rules can tell apart',
  details: 'Exits with 1 when something is found.',
  arguments: {ids: {many: true, placeholder: '<id>', description: 'Calculators to analyse (default: all)'}},
  options: {
    json: {type: 'boolean', description: 'Print the findings as JSON'},
    save: {type: 'boolean', description: 'Add the example of each finding to the cases, marked as not reviewed'},
    dir: dirOption,
  },
  examples: ['', 'green-card-points-calculator --save'],
  async run({ids, json, save, dir}, streams) {
    const {definitions, errors} = compileDefinitions(dir, ids);
    for (const error of errors) streams.stderr.write(`${toText(error)}\n`);
    const started = performance.now();
    const analysed = definitions.map(({id, model, source, body}, index) => {
      showProgress(`${index + 1} of ${definitions.length}: ${id}`, streams);
      return {...analyse(model), source, body};
    });
    showProgress('', streams);
    const seconds = (performance.now() - started) / 1000;
    streams.stdout.write(json ? jsonText(analysed.map(toJson)) : formatReport(analysed, seconds));
    if (save) for (const definition of analysed) saveExamples(definition, streams);
    return errors.length > 0 || analysed.some(({findings}) => findings.length > 0) ? 1 : 0;
  },
});

function formatReport(analysed: readonly AnalysedDefinition[], seconds: number): string {
  const findings = analysed.flatMap(findingTexts);
  const sum = (key: 'checked' | 'visited'): string =>
    grouped(analysed.reduce((total, analysis) => total + analysis[key], 0));
  const scope = `${quantity(analysed.length, 'calculators')}, ${sum('checked')} parts and laws, ${sum('visited')} answer sets in ${seconds.toFixed(1)} s`;
  const verdict =
    findings.length === 0
      ? 'Nothing is unreachable, contradictory or out of range, except what is declared'
      : quantity(findings.length, 'findings');
  return `${[...findings, ...analysed.flatMap(coverageLimits), `${verdict}: ${scope}.`].join('\n\n')}\n`;
}

/** What was not covered; none where the whole space was. */
function coverageLimits({id, space, visited}: AnalysedDefinition): readonly string[] {
  return [
    ...(visited < space.size
      ? [
          `${id}: the answer space is too large: ${grouped(visited)} of ${grouped(space.size)} answer sets were checked.`,
        ]
      : []),
    ...space.incomplete.map((item) => `${id}: ${describeIncomplete(item)}, so nothing is proven about it.`),
  ];
}

function findingTexts({id, findings, body}: AnalysedDefinition): readonly string[] {
  return findings.map(({message, hint, place, example}) => {
    const {line, column} = positionAt(place.source, place.start);
    const headline = `${place.source.path}:${line}:${column} ${message}`;
    if (example === undefined) return `${headline}.\n  ${hint}`;
    const {answers, today, count} = example;
    return [
      `${headline}, for ${grouped(count)} answer sets.`,
      `  ${hint}`,
      `  ${calculateLine(id, answers, today)}`,
      `  ${pageLink(load(body), answers, today)}`,
    ].join('\n');
  });
}

function toJson({id, space, visited, checked, findings, body}: AnalysedDefinition): unknown {
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
      file: place.source.path,
      ...positionAt(place.source, place.start),
      ...(example && {example: {...example, link: pageLink(load(body), example.answers, example.today)}}),
    })),
  };
}

function saveExamples({source, body, findings}: AnalysedDefinition, {stderr}: Streams): void {
  const {calculate} = load(body);
  const cases = findings.flatMap(({message, example}) => {
    if (example === undefined) return [];
    const {answers, today} = example;
    return [{name: message, answers, today, result: calculate(answers, today)}];
  });
  if (cases.length === 0) return;
  const path = casesBeside(source.path);
  stderr.write(`${path}: cases added: ${saveCases(path, cases)}.\n`);
}
