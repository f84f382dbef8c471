/** The three forms of a diff: text for a terminal, Markdown for a review, JSON for programs. */
import {optionalKey} from '../../engine/definition/constant.ts';
import {toJson} from '../../engine/diagnostics/print.ts';
import type {Difference} from '../analysis/diff/diff.ts';
import {
  answersInWords,
  behaviourInWords,
  examplesOf,
  linksOf,
  renameInWords,
  ruleInWords,
  type Changed,
  type Origins,
} from './diffWords.ts';

export function diffToText(differences: readonly Difference[], origins: Origins): string {
  if (differences.length === 0) return 'No definition differs.\n';
  return `${differences.map((each) => inText(each, origins)).join('\n\n')}\n`;
}

function inText(difference: Difference, origins: Origins): string {
  switch (difference.kind) {
    case 'added':
      return `${difference.id}: a new calculator`;
    case 'removed':
      return `${difference.id}: taken out`;
    case 'broken':
      return `${difference.id}: does not compile, so that nothing can be compared`;
    case 'changed':
      return changedInText(difference, origins);
  }
}

function changedInText(difference: Changed, origins: Origins): string {
  const {id, renames, rules, behaviour} = difference;
  return [
    id,
    ...renames.map((rename) => `  ${renameInWords(rename)}`),
    ...rules.map((rule) => `  ${ruleInWords(rule)}`),
    `  ${behaviourInWords(difference)}`,
    ...(behaviour === undefined ? [] : examplesOf(behaviour)).flatMap(({says, answers, today}) => {
      const {before, after} = linksOf(difference, answers, today, origins);
      return [
        ...(says === '' ? [] : [`    ${says}`]),
        `      ${answersInWords(answers)}`,
        `      before ${before}`,
        `      after  ${after}`,
      ];
    }),
  ].join('\n');
}

/** The first line of a review comment, by which a later run of the workflow finds the comment to replace. */
export const MARK = '<!-- rule-diff -->';

export function diffToMarkdown(differences: readonly Difference[], origins: Origins): string {
  const parts =
    differences.length === 0 ? ['No definition differs.'] : differences.map((each) => inMarkdown(each, origins));
  return `${[MARK, '## What this changes in the rules', ...parts].join('\n\n')}\n`;
}

function inMarkdown(difference: Difference, origins: Origins): string {
  const heading = `### ${difference.id}`;
  switch (difference.kind) {
    case 'added':
      return `${heading}\n\nA new calculator.`;
    case 'removed':
      return `${heading}\n\nTaken out.`;
    case 'broken':
      return `${heading}\n\nDoes not compile, so that nothing can be compared: \`npm run check\` says why.`;
    case 'changed':
      return changedInMarkdown(difference, heading, origins);
  }
}

function changedInMarkdown(difference: Changed, heading: string, origins: Origins): string {
  const {renames, rules, behaviour} = difference;
  const changes = [...renames.map(renameInWords), ...rules.map(ruleInWords)].map((line) => `- ${escaped(line)}`);
  const examples = (behaviour === undefined ? [] : examplesOf(behaviour)).map(({says, answers, today}) => {
    const {before, after} = linksOf(difference, answers, today, origins);
    const example = `${escaped(answersInWords(answers))} ([before](${before}), [after](${after}))`;
    return says === '' ? `  - and ${example}` : `- ${escaped(says)}\n  - smallest example: ${example}`;
  });
  return [heading, changes.join('\n'), `**${behaviourInWords(difference)}**`, examples.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Escapes Markdown and HTML in the words of a definition. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|#~@]/g, (sign) =>
    sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : sign === '@' ? '&#64;' : `\\${sign}`,
  );
}

/** One array with an object for each definition that differs. */
export function diffToJson(differences: readonly Difference[], origins: Origins): string {
  return `${JSON.stringify(
    differences.map((each) => asData(each, origins)),
    null,
    2,
  )}\n`;
}

function asData(difference: Difference, origins: Origins): unknown {
  switch (difference.kind) {
    case 'broken':
      return {...difference, errors: difference.errors.map(toJson)};
    case 'changed':
      return changedAsData(difference, origins);
    default:
      return difference;
  }
}

function changedAsData(difference: Changed, origins: Origins): unknown {
  const {kind, id, renames, rules, behaviour} = difference;
  if (behaviour === undefined) return {kind, id, renames, rules, changed: 0};
  const {space, visited, changed, verdicts, figures, words} = behaviour;
  const withLinks = <Example extends {readonly answers: Readonly<Record<string, string>>; readonly today: string}>(
    example: Example,
  ) => ({...example, links: linksOf(difference, example.answers, example.today, origins)});
  return {
    kind,
    id,
    renames,
    rules,
    answerSets: space.size,
    visited,
    incomplete: space.incomplete,
    changed,
    verdicts: verdicts.map(({from = null, to = null, tones, example}) => ({
      from,
      to,
      ...optionalKey('tones', tones),
      ...withLinks(example),
    })),
    figures: figures.map(({key, count, smallest, largest}) => ({
      key,
      count,
      smallest: withLinks(smallest),
      largest: withLinks(largest),
    })),
    words: words.map(({key, from, to, example}) => ({key, from, to, ...withLinks(example)})),
  };
}
