import type {Difference} from '../analysis/diff/diff.ts';
import {
  answersInWords,
  behaviourInWords,
  examplesOf,
  linksOf,
  renameInWords,
  ruleInWords,
  type Changed,
} from './diffWords.ts';

/** The diff for a terminal. */
export function diffInText(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'No definition differs.\n';
  return `${differences.map(inText).join('\n\n')}\n`;
}

function inText(difference: Difference): string {
  switch (difference.kind) {
    case 'added':
      return `${difference.id}: a new calculator`;
    case 'removed':
      return `${difference.id}: taken out`;
    case 'broken':
      return `${difference.id}: does not compile, so that nothing can be compared`;
    case 'changed':
      return changedInText(difference);
  }
}

function changedInText(difference: Changed): string {
  const {id, renames, rules, behaviour} = difference;
  return [
    id,
    ...renames.map((rename) => `  ${renameInWords(rename)}`),
    ...rules.map((rule) => `  ${ruleInWords(rule)}`),
    `  ${behaviourInWords(difference)}`,
    ...(behaviour === undefined ? [] : examplesOf(behaviour)).flatMap(({says, answers, today}) => {
      const {before, after} = linksOf(difference, answers, today);
      return [
        ...(says === '' ? [] : [`    ${says}`]),
        `      ${answersInWords(answers)}`,
        `      before ${before}`,
        `      after  ${after}`,
      ];
    }),
  ].join('\n');
}
