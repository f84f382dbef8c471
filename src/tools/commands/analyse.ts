/** `npm run analyse`: what is unreachable, contradictory or out of range, over the whole input space, calculator by calculator. */
import {toText} from '../../engine/diagnostics/print.ts';
import {positionAt} from '../../engine/diagnostics/source.ts';
import {analyse, type Analysis} from '../analysis/analyse.ts';
import type {Finding} from '../analysis/finding.ts';
import {grouped} from '../../engine/runtime/formats.ts';
import {load} from '../../engine/compile.ts';
import {casesBeside} from '../../engine/project/files.ts';
import {definitionsOf, type CompiledDefinition} from './definitions.ts';
import {calculateLine, pageLink} from './exampleLines.ts';
import {parseOptions, WrongUse} from './options.ts';
import {tellProgress} from './progress.ts';
import {saveCases} from './saveCase.ts';
import type {Command, Streams} from './streams.ts';

interface Analysed {
  readonly definition: CompiledDefinition;
  readonly analysis: Analysis;
}

/** `analyse [ids…] [--json] [--save] [--dir DIR]`. Exit 0 when nothing was found, 1 when something was, 2 for wrong use. */
export const run: Command = async (args, streams) => {
  try {
    const {flags, values, rest} = parseOptions(args, {'--json': false, '--save': false, '--dir': true});
    const {definitions, errors} = definitionsOf(values.get('--dir') ?? 'calculators', rest);
    for (const error of errors) streams.stderr.write(`${toText(error)}\n`);
    const started = performance.now();
    const analysed = definitions.map((definition, index) => {
      tellProgress(`${index + 1} of ${definitions.length}: ${definition.id}`, streams);
      return {definition, analysis: analyse(definition.model)};
    });
    tellProgress('', streams);
    const seconds = (performance.now() - started) / 1000;
    streams.stdout.write(
      flags.has('--json') ? `${JSON.stringify(analysed.map(toJson), null, 2)}\n` : inText(analysed, seconds),
    );
    if (flags.has('--save')) for (const each of analysed) save(each, streams);
    return errors.length > 0 || analysed.some(({analysis}) => analysis.findings.length > 0) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    streams.stderr.write(`${error.message}\n`);
    return 2;
  }
};

function inText(analysed: readonly Analysed[], seconds: number): string {
  const findings = analysed.flatMap((each) => each.analysis.findings.map((finding) => findingLines(finding, each)));
  const sum = (of: (analysis: Analysis) => number): string =>
    grouped(analysed.reduce((total, {analysis}) => total + of(analysis), 0));
  const last = `${analysed.length} ${analysed.length === 1 ? 'calculator' : 'calculators'}, ${sum(({looked}) => looked)} parts and laws, ${sum(({visited}) => visited)} answer sets in ${seconds.toFixed(1)} s`;
  const limits = analysed.flatMap(limitsOf);
  const verdict =
    findings.length === 0
      ? 'Nothing is unreachable, contradictory or out of range but what is declared'
      : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  return `${[...findings, ...limits, `${verdict}: ${last}.`].join('\n\n')}\n`;
}

/** What was not covered; nothing, where the whole space was. */
function limitsOf({analysis: {id, space, visited}}: Analysed): readonly string[] {
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

function findingLines(finding: Finding, {definition}: Analysed): string {
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

function toJson({definition, analysis}: Analysed): unknown {
  const {id, space, visited, looked, findings} = analysis;
  return {
    id,
    answerSets: space.size,
    visited,
    incomplete: space.incomplete,
    looked,
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

function save({definition, analysis}: Analysed, {stderr}: Streams): void {
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
