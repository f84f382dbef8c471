/** The three forms of a diff: text for a terminal, Markdown for a review, JSON for programs. */
import {load} from '../../engine/compile.ts';
import type {ResultValue} from '../../engine/compiled/module.ts';
import {toJson} from '../../engine/diagnostics/print.ts';
import {calendarDay, grouped} from '../../engine/runtime/formats.ts';
import type {AnswerSet} from '../analysis/answerSets.ts';
import {type BehaviourDiff, CARD} from '../analysis/diff/behaviour.ts';
import type {ChangedDefinition, DefinitionDiff} from '../analysis/diff/diff.ts';
import {describeIncomplete} from '../analysis/space.ts';
import type {RuleChange} from '../analysis/diff/ruleChanges.ts';
import type {Rename} from '../analysis/diff/renames.ts';
import {jsonText} from './command.ts';
import {pageLink} from './examples.ts';

const nothingDiffers = 'No definition differs.';

/** The message for a definition whose versions cannot be compared. */
const notCompared: Readonly<Record<Exclude<DefinitionDiff['kind'], 'changed'>, string>> = {
  added: 'a new calculator',
  removed: 'removed',
  broken: 'does not compile, so nothing can be compared',
};

export function diffToText(diffs: readonly DefinitionDiff[], origins: Origins): string {
  const parts = diffs.map((diff) =>
    diff.kind === 'changed' ? changedToText(diff, origins) : `${diff.id}: ${notCompared[diff.kind]}`,
  );
  return `${parts.join('\n\n') || nothingDiffers}\n`;
}

function changedToText(diff: ChangedDefinition, origins: Origins): string {
  return [
    diff.id,
    ...describeChanges(diff).map((line) => `  ${line}`),
    `  ${describeBehaviour(diff)}`,
    ...examplesOf(diff, origins).flatMap(({sentence, answers, links}) => [
      ...(sentence === '' ? [] : [`    ${sentence}`]),
      `      ${answers}`,
      `      before ${links.before}`,
      `      after  ${links.after}`,
    ]),
  ].join('\n');
}

/** The first line of a review comment, by which a later run of the workflow finds the comment to replace. */
export const MARK = '<!-- rule-diff -->';

export function diffToMarkdown(diffs: readonly DefinitionDiff[], origins: Origins): string {
  const parts = diffs.map((diff) => `### ${diff.id}\n\n${sectionToMarkdown(diff, origins)}`);
  return `${[MARK, '## What this changes in the rules', ...(parts.length === 0 ? [nothingDiffers] : parts)].join('\n\n')}\n`;
}

function sectionToMarkdown(diff: DefinitionDiff, origins: Origins): string {
  if (diff.kind === 'changed') return changedToMarkdown(diff, origins);
  const words = notCompared[diff.kind];
  const advice = diff.kind === 'broken' ? ': `npm run check` says why' : '';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${advice}.`;
}

function changedToMarkdown(diff: ChangedDefinition, origins: Origins): string {
  const examples = examplesOf(diff, origins).map(({sentence, answers, links}) => {
    const example = `${escapeMarkdown(answers)} ([before](${links.before}), [after](${links.after}))`;
    return sentence === '' ? `  - and ${example}` : `- ${escapeMarkdown(sentence)}\n  - smallest example: ${example}`;
  });
  const changes = describeChanges(diff).map((line) => `- ${escapeMarkdown(line)}`);
  return [changes.join('\n'), `**${describeBehaviour(diff)}**`, examples.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Escapes Markdown and HTML in the words of a definition. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|#~@]/g, (character) =>
    character === '<' ? '&lt;' : character === '>' ? '&gt;' : character === '@' ? '&#64;' : `\\${character}`,
  );
}

/** One array with an object for each definition that differs. */
export function diffToJson(diffs: readonly DefinitionDiff[], origins: Origins): string {
  return jsonText(
    diffs.map((diff) => {
      if (diff.kind === 'changed') return changedToData(diff, origins);
      return diff.kind === 'broken' ? {...diff, errors: diff.errors.map(toJson)} : diff;
    }),
  );
}

function changedToData(diff: ChangedDefinition, origins: Origins): unknown {
  const {kind, id, renames, rules, behaviour} = diff;
  if (behaviour === undefined) return {kind, id, renames, rules, changed: 0};
  const {space, visited, changed, verdicts, figures, words} = behaviour;
  const withLinks = <Example extends {readonly answers: AnswerSet; readonly today: string}>(example: Example) => ({
    ...example,
    links: linksOf(diff, example.answers, example.today, origins),
  });
  return {
    kind,
    id,
    renames,
    rules,
    answerSets: space.size,
    visited,
    incomplete: space.incomplete,
    changed,
    verdicts: verdicts.map(({from = null, to = null, tones, example}) => ({from, to, tones, ...withLinks(example)})),
    figures: figures.map(({key, count, smallest, largest}) => ({
      key,
      count,
      smallest: withLinks(smallest),
      largest: withLinks(largest),
    })),
    words: words.map(({key, from, to, example}) => ({key, from, to, ...withLinks(example)})),
  };
}

function describeChanges({renames, rules}: ChangedDefinition): readonly string[] {
  return [...renames.map(describeRename), ...rules.map(describeRuleChange)];
}

/** 'Base fee, H1B: 205 → 460 USD' */
export function describeRuleChange({name, from, to, unit}: RuleChange): string {
  const suffix = unit === undefined ? '' : ` ${unit}`;
  if (from === undefined) return `${name}: new, ${formatRuleText(to!)}${suffix}`;
  return to === undefined
    ? `${name}: removed, was ${formatRuleText(from)}${suffix}`
    : `${name}: ${formatRuleText(from)} → ${formatRuleText(to)}${suffix}`;
}

function describeRename({kind, was, is, owner}: Rename): string {
  return `${kind} ${was}${owner === undefined ? '' : ` of ${owner}`} is now called ${is}`;
}

/** Groups the digits of a figure, lists the periods of a dated value, and cuts a long text. */
function formatRuleText(text: string): string {
  if (text.startsWith('[{"from":'))
    return (JSON.parse(text) as readonly {from: string; value: string | number}[])
      .map(({from, value}) => `${formatRuleText(String(value))} from ${calendarDay(from)}`)
      .join(', ');
  if (/^\d{4,}(\.\d+)?$/.test(text)) return grouped(Number(text));
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

/** The sentence that sums up how the answers change. */
function describeBehaviour({behaviour, rules, renames}: ChangedDefinition): string {
  const onlyTexts = renames.length === 0 && rules.every(({kind}) => kind === 'text' || kind === 'source');
  const textsNote = onlyTexts && rules.length > 0 ? 'Only texts differ. ' : '';
  if (behaviour === undefined)
    return `${textsNote}No answer changes: the generated code of the calculation is identical.`;
  const {space, visited, changed, words} = behaviour;
  const unprovenNote =
    space.incomplete.length === 0
      ? ''
      : ` This is not a proof: ${space.incomplete.map(describeIncomplete).join('; ')}.`;
  const sampledNote =
    visited < space.size
      ? ` The answer space is too large: ${grouped(visited)} of ${grouped(space.size)} answer sets were compared.`
      : '';
  const proven = unprovenNote === '' && sampledNote === '';
  if (changed === 0)
    return `${textsNote}No answer changes${proven ? '' : ' among those compared'}: all ${grouped(visited)} answer sets that either version can tell apart give the same result.${sampledNote}${unprovenNote}`;
  const onCard = words.find(({key}) => key === CARD)?.example.count ?? 0;
  const onlyOnCardNote =
    onCard === 0 ? '' : onCard === changed ? ', only on the card' : `, ${grouped(onCard)} of them only on the card`;
  return `${grouped(changed)} of ${grouped(visited)} answer sets that either version can tell apart change${onlyOnCardNote}.${sampledNote}${unprovenNote}`;
}

/** '8,316 of 20,000 from 'Eligible' to 'Not eligible'' */
function describeVerdictChange(
  {from, to, tones, example}: BehaviourDiff['verdicts'][number],
  {visited}: BehaviourDiff,
): string {
  const part = `${grouped(example.count)} of ${grouped(visited)}`;
  if (tones !== undefined) return `${part} stay ${verdict(from)}, in another tone: ${tones.from} → ${tones.to}`;
  return `${part} from ${verdict(from)} to ${verdict(to)}`;
}

const verdict = (words: string | undefined): string =>
  words === undefined ? 'no result' : words === '' ? 'no verdict' : `'${words}'`;

/** 'total, in 12 answer sets: from -5 (105 → 100) to +20 (80 → 100)' */
function describeFigureChange(
  {key, count, smallest, largest}: BehaviourDiff['figures'][number],
  hasRange: boolean,
): string {
  const step = ({from, to}: {from: number; to: number}): string =>
    `${to > from ? '+' : ''}${grouped(to - from)} (${grouped(from)} → ${grouped(to)})`;
  const range = hasRange ? `from ${step(smallest)} to ${step(largest)}` : step(smallest);
  return `${key}, in ${grouped(count)} answer sets: ${range}`;
}

function describeTextChange({key, from, to, example}: BehaviourDiff['words'][number]): string {
  return `${key}, in ${grouped(example.count)} answer sets: ${valueText(from)} → ${valueText(to)}`;
}

const valueText = (value: ResultValue): string =>
  formatRuleText(typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** The sites that run the rules before and after. */
interface Origins {
  readonly before: string;
  readonly after: string;
}

/** Links that open the answers with the rules before and after. */
function linksOf(
  {versions, renames}: ChangedDefinition,
  answers: AnswerSet,
  today: string,
  origins: Origins,
): {readonly before: string; readonly after: string} {
  const {original, after} = versions;
  const originalName = (name: string, kind: Rename['kind'], input?: string): string =>
    renames.find((rename) => rename.kind === kind && rename.is === name && rename.owner === input)?.was ?? name;
  const before = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      originalName(name, 'input'),
      originalName(answer, 'option', name),
    ]),
  );
  return {
    before: pageLink(load(original), before, today, origins.before),
    after: pageLink(load(after.body), answers, today, origins.after),
  };
}

/** An example of each change with a sentence that describes it; '' for the second example of a range. */
function examplesOf(diff: ChangedDefinition, origins: Origins) {
  const {behaviour} = diff;
  if (behaviour === undefined) return [];
  const examples = [
    ...behaviour.verdicts.map((change) => ({sentence: describeVerdictChange(change, behaviour), ...change.example})),
    ...behaviour.figures.flatMap((change) => {
      const {smallest, largest} = change;
      const hasRange = smallest.to - smallest.from !== largest.to - largest.from;
      const sentence = describeFigureChange(change, hasRange);
      return [{sentence, ...smallest}, ...(hasRange ? [{sentence: '', ...largest}] : [])];
    }),
    ...behaviour.words.map((change) => ({sentence: describeTextChange(change), ...change.example})),
  ];
  return examples.map(({sentence, answers, today}) => ({
    sentence,
    answers:
      Object.entries(answers)
        .map(([name, answer]) => `${name}=${answer}`)
        .join(', ') || 'nothing filled in',
    links: linksOf(diff, answers, today, origins),
  }));
}
