/** A diff as data for programs, divided like the report for people. */
import {toJson} from '../../../engine/diagnostics/print.ts';
import type {AnswerSet} from '../../analysis/answerSets.ts';
import type {ChangedDefinition, DefinitionDiff} from '../../analysis/diff/diff.ts';
import {jsonText} from '../command.ts';
import {linksOf, type Origins} from './links.ts';
import {reportOn, type ReviewContext} from './report.ts';

/** One array with an object for each definition that differs. */
export function diffToJson(diffs: readonly DefinitionDiff[], context: ReviewContext, origins: Origins): string {
  return jsonText(
    diffs.map((diff) => {
      if (diff.kind === 'changed') return changedToData(diff, context, origins);
      return diff.kind === 'broken' ? {...diff, errors: diff.errors.map(toJson)} : diff;
    }),
  );
}

function changedToData(diff: ChangedDefinition, context: ReviewContext, origins: Origins): unknown {
  const {kind, id, renames, rules, resultKeys, form, texts, order, behaviour} = diff;
  const {headlines, notes, answers, elsewhere, source, newSources} = reportOn(diff, context);
  const rulesOf = (...kinds: readonly string[]) => rules.filter((rule) => kinds.includes(rule.kind));
  const withLinks = <Example extends {readonly answers: AnswerSet; readonly today: string}>(example: Example) => ({
    ...example,
    links: linksOf(diff, example, origins),
  });
  const divided = {
    summary: [...headlines, ...notes],
    renames,
    rules: rulesOf('constant', 'table', 'rule'),
    resultKeys,
    form,
    profile: rulesOf('profile'),
    shown: rulesOf('shown'),
    texts: [...texts, ...rulesOf('text')],
    order,
    data: rulesOf('source'),
    exceptions: rulesOf('exception'),
    elsewhere: elsewhere ?? [],
    source,
    newSources,
    cases: context.cases.get(id) ?? {compared: 0, failures: [], testsChange: false},
    certainty: answers.certainty,
  };
  if (behaviour === undefined) return {kind, id, ...divided, changed: 0};
  const {space, visited, changed, exactDigits, verdicts, figures, words, affected} = behaviour;
  return {
    kind,
    id,
    ...divided,
    answerSets: space.size,
    visited,
    incomplete: space.incomplete,
    ...(exactDigits !== undefined && {exactDigits}),
    changed,
    affected,
    verdicts: verdicts.map(({from = null, to = null, example, ...rest}) => ({
      from,
      to,
      ...rest,
      ...withLinks(example),
    })),
    figures: figures.map(({key, count, smallest, largest}) => ({
      key,
      count,
      smallest: withLinks(smallest),
      largest: withLinks(largest),
    })),
    words: words.map(({example, ...change}) => ({...change, ...withLinks(example)})),
    examples: answers.examples.map(({answers: given, today, isFromForm, differences}) =>
      withLinks({answers: given, today, isFromForm, differences}),
    ),
  };
}
