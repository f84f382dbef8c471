/** `npm run analyse`: finds what is unreachable, contradictory or out of range, over all answers. */
import {toText} from '../../engine/diagnostics/print.ts';
import {positionAt} from '../../engine/diagnostics/source.ts';
import {analyse, type Analysis} from '../analysis/analyse.ts';
import type {Finding} from '../analysis/finding.ts';
import {grouped} from '../../engine/runtime/formats.ts';
import {load} from '../../engine/compile.ts';
import {casesBeside} from '../../engine/project/files.ts';
import {defineCommand, showProgress, type Streams} from './command.ts';
import {compileDefinitions, dirOption, type CompiledDefinition} from './definitions.ts';
import {calculateLine, pageLink} from './exampleLines.ts';
import {saveCases} from './saveCase.ts';

interface AnalysedDefinition {
  readonly definition: CompiledDefinition;
  readonly analysis: Analysis;
}

export const command = defineCommand({
  name: 'analyse',
  summary: 'Finds what is unreachable, contradictory or out of range, over all answers that the rules tell apart',
  details: 'Exits with 1 when something is found.',
  arguments: {ids: {many: true, placeholder: '<id>', description: 'Calculators to analyse; all without one'}},
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
    const analysed = definitions.map((definition, index) => {
      showProgress(`${index + 1} of ${definitions.length}: ${definition.id}`, streams);
      return {definition, analysis: analyse(definition.model)};
    });
    showProgress('', streams);
    const seconds = (performance.now() - started) / 1000;
    streams.stdout.write(json ? `${JSON.stringify(analysed.map(toJson), null, 2)}\n` : inText(analysed, seconds));
    if (save) for (const each of analysed) saveExamples(each, streams);
    return errors.length > 0 || analysed.some(({analysis}) => analysis.findings.length > 0) ? 1 : 0;
  },
});

function inText(analysed: readonly AnalysedDefinition[], seconds: number): string {
  const findings = analysed.flatMap((each) => each.analysis.findings.map((finding) => findingLines(finding, each)));
  const sum = (count: (analysis: Analysis) => number): string =>
    grouped(analysed.reduce((total, {analysis}) => total + count(analysis), 0));
  const scope = `${analysed.length} ${analysed.length === 1 ? 'calculator' : 'calculators'}, ${sum(({checked}) => checked)} parts and laws, ${sum(({visited}) => visited)} answer sets in ${seconds.toFixed(1)} s`;
  const limits = analysed.flatMap(coverageLimits);
  const verdict =
    findings.length === 0
      ? 'Nothing is unreachable, contradictory or out of range but what is declared'
      : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  return `${[...findings, ...limits, `${verdict}: ${scope}.`].join('\n\n')}\n`;
}

/** What was not covered; none where the whole space was. */
function coverageLimits({analysis: {id, space, visited}}: AnalysedDefinition): readonly string[] {
  return [
    ...(visited < space.size
      ? [
          `${id}: the space is too large: ${grouped(visited)} of ${grouped(space.size)} answer sets were covered, evenly spread.`,
        ]
      : []),
    ...space.incomplete.map(
      (name) =>
        `${id}: not every place is known at which the rules tell the values of '${name}' apart, so that nothing is proven of it.`,
    ),
  ];
}

function findingLines(finding: Finding, {definition}: AnalysedDefinition): string {
  const {message, hint, place, example} = finding;
  const {line, column} = positionAt(place.source, place.start);
  return [
    `${place.source.path}:${line}:${column} ${message}${example === undefined ? '' : `, for ${grouped(example.count)} answer sets`}.`,
    `  ${hint}`,
    ...(example === undefined
      ? []
      : [
          `  ${calculateLine(definition.id, example.answers, example.today)}`,
          `  ${pageLink(load(definition.body), example.answers, example.today)}`,
        ]),
  ].join('\n');
}

function toJson({definition, analysis}: AnalysedDefinition): unknown {
  const {id, space, visited, checked, findings} = analysis;
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
      ...(example === undefined
        ? {}
        : {example: {...example, link: pageLink(load(definition.body), example.answers, example.today)}}),
    })),
  };
}

function saveExamples({definition, analysis}: AnalysedDefinition, {stderr}: Streams): void {
  const {calculate} = load(definition.body);
  const cases = analysis.findings.flatMap(({message, example}) =>
    example === undefined
      ? []
      : [
          {
            name: message,
            answers: example.answers,
            today: example.today,
            result: calculate(example.answers, example.today),
          },
        ],
  );
  if (cases.length === 0) return;
  const path = casesBeside(definition.source.path);
  stderr.write(`${path}: cases added: ${saveCases(path, cases)}.\n`);
}
