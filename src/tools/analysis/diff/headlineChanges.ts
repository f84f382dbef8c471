/**
 * How verdicts and headline figures change between two versions or, where they never do, the rest of the card; and with which answers,
 * exactly where that takes a few products of answers.
 */
import {inputsOfHeadlines} from '../../../engine/program/changes.ts';
import {type AnswerSet, type Example, Examples, type SearchedSpace, visitAnswerSets} from '../answerSets.ts';
import {isEqual} from '../equality.ts';
import {comparisonSpace, sizeOf, type Space} from '../space.ts';
import {type Affected, AffectedCollector} from './affected.ts';
import {type Box, boxesOf, MAX_SETS} from './boxes.ts';
import {type CardValues, compileSnapshot, lookAlike} from './cardSnapshot.ts';
import {withoutFigures} from './changeCollector.ts';
import {isProven} from './outcome.ts';
import type {Versions} from './versions.ts';

export interface HeadlineDiff extends SearchedSpace {
  readonly changes: readonly HeadlineChange[];
  /** The change with some answers, blank where they have none, and its position among the changes; undefined if there is none. */
  readonly changeWith: (answers: AnswerSet) => (Change & {readonly index: number}) | undefined;
}

/** A change with some answers. Those with the same key are told as one. */
interface Change {
  readonly kind: 'verdict' | 'figures' | 'details';
  readonly key: string;
  readonly from: Headline;
  readonly to: Headline;
}

export interface HeadlineChange extends Pick<Change, 'kind'> {
  /** The simplest answers with it. */
  readonly example: Example;
  readonly affected: Affected;
  /** Answers with which it happens, the first of them if there are very many. */
  readonly sets: readonly AnswerSet[];
  /** The answers with which it happens, all of them and no others. */
  readonly boxes?: readonly Box[];
}

interface Headline {
  readonly verdict: string | undefined;
  readonly tone: string | undefined;
  readonly figures: readonly string[];
  /** What else the card shows. */
  readonly details: readonly string[];
}

/** Larger spaces are sampled: nobody waits minutes for a sentence. */
const MAX = {max: 200_000, sample: 20_000};

export function headlineChanges(versions: Pick<Versions, 'before' | 'after'>): HeadlineDiff {
  const {before, after} = versions;
  const space = comparisonSpace(before.model, after.model);
  const headlines = changesIn(
    headlineSpace(space, [before.model, after.model]),
    versions,
    ({verdict, tone, figures}) => ({verdict, tone, figures}),
  );
  return headlines.changes.length > 0 ? headlines : changesIn(space, versions, (shown) => shown);
}

/** @param compared what of the card is compared */
function changesIn(
  space: Space,
  {before, after}: Pick<Versions, 'before' | 'after'>,
  compared: (shown: Headline) => Partial<Headline>,
): HeadlineDiff {
  // No headline reads them.
  const others = Object.fromEntries(after.model.definition.inputs.map(({name}) => [name, '']));
  const one = compileSnapshot(before.model);
  const other = compileSnapshot(after.model, one.parts);
  const comparesValues = lookAlike(one.parts, other.parts);
  const [today] = space.days as [string];
  const headlineOf = ({snapshot}: typeof one, values: CardValues): Headline => {
    const shown = snapshot(values, today);
    return {
      verdict: shown.verdict,
      tone: shown.tone,
      figures: shown.headlines,
      get details() {
        return [...shown.texts, ...shown.sentences.flat()];
      },
    };
  };
  const changeIn = (given: AnswerSet): Change | undefined => {
    const answers = {...others, ...given};
    const [from, to] = [one.values(answers, today), other.values(answers, today)];
    if (from === null || to === null || (comparesValues && isEqual(from.parts, to.parts))) return undefined;
    return changeBetween(headlineOf(one, from), headlineOf(other, to), compared);
  };
  const collected = new Map<string, Collected>();
  const examples = new Examples<string>();
  const visited = visitAnswerSets(
    space,
    (answers) => {
      const found = changeIn(answers);
      if (found === undefined) return;
      const known = collected.get(found.key) ?? {kind: found.kind, affected: new AffectedCollector(space), sets: []};
      collected.set(found.key, known);
      examples.add(found.key, answers, today);
      known.affected.add(answers, today);
      if (known.sets.length <= MAX_SETS) known.sets.push({...answers});
    },
    MAX,
  );
  const keys = [...collected.keys()];
  const isWhole = isProven({space, visited});
  return {
    space,
    visited,
    changes: keys.map((key): HeadlineChange => {
      const {kind, affected, sets} = collected.get(key)!;
      const boxes = isWhole ? boxesOf(sets, axesOf(space)) : undefined;
      return {kind, example: examples.byKey.get(key)!, affected: affected.all(), sets, ...(boxes && {boxes})};
    }),
    changeWith: (answers) => {
      const found = changeIn(answers);
      return found && {...found, index: keys.indexOf(found.key)};
    },
  };
}

interface Collected extends Pick<Change, 'kind'> {
  readonly affected: AffectedCollector;
  readonly sets: AnswerSet[];
}

/** Verdicts of the same words and other figures are a change of figures. */
function changeBetween(
  from: Headline,
  to: Headline,
  compared: (shown: Headline) => Partial<Headline>,
): Change | undefined {
  if (from.verdict !== to.verdict || from.tone !== to.tone) {
    const words = [from, to].map(({verdict, tone}) => JSON.stringify([verdict && withoutFigures(verdict), tone]));
    if (words[0] !== words[1]) return {kind: 'verdict', from, to, key: words.join(' ')};
  }
  if (isEqual(compared(from), compared(to))) return undefined;
  const isHeadline = from.verdict !== to.verdict || !isEqual(from.figures, to.figures);
  return isHeadline ? {kind: 'figures', from, to, key: 'figures'} : {kind: 'details', from, to, key: 'details'};
}

const axesOf = ({axes}: Space) => axes.map(({input, answers}) => ({input, all: [...new Set(answers.flat())]}));

/** The answers that verdict and headline figures of either version depend on. */
function headlineSpace(space: Space, models: readonly Versions['after']['model'][]): Space {
  const inputs = new Set(models.flatMap((model) => inputsOfHeadlines(model).map(({name}) => name)));
  const axes = space.axes.filter(({input}) => inputs.has(input));
  return {
    ...space,
    axes,
    size: sizeOf({...space, axes}),
    incomplete: space.incomplete.filter(({input}) => inputs.has(input) || input === 'today'),
  };
}
