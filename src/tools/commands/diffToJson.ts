import {toJson} from '../../engine/diagnostics/print.ts';
import type {Difference} from '../analysis/diff/diff.ts';
import {optional} from '../../engine/definition/constant.ts';
import {linksOf, type Changed, type Origins} from './diffWords.ts';

/** The diff for programs: one array, an object for each definition that differs. */
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
  const linked = <Of extends {readonly answers: Readonly<Record<string, string>>; readonly today: string}>(of: Of) => ({
    ...of,
    links: linksOf(difference, of.answers, of.today, origins),
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
    verdicts: verdicts.map(({from = null, to = null, tones, example}) => ({
      from,
      to,
      ...optional('tones', tones),
      ...linked(example),
    })),
    figures: figures.map(({key, count, smallest, largest}) => ({
      key,
      count,
      smallest: linked(smallest),
      largest: linked(largest),
    })),
    words: words.map(({key, from, to, example}) => ({key, from, to, ...linked(example)})),
  };
}
