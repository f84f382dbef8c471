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

/** The diff for a terminal. */
export function diffInText(differences: readonly Difference[], origins: Origins): string {
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
