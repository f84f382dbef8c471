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

/** The first line of the comment, by which a later run finds its own. */
export const MARK = '<!-- rule-diff -->';

/** The diff for a review comment. */
export function diffInMarkdown(differences: readonly Difference[], origins: Origins): string {
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

/** Words of a definition are words, whatever signs they hold. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|#~@]/g, (sign) =>
    sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : sign === '@' ? '&#64;' : `\\${sign}`,
  );
}
