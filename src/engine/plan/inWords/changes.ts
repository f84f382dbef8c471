/** What is different since a definition was written: its dated figures, and the changes of the law that no figure can say. */
import {type Dated, type Datum, datumValue} from '../../language/definition/constant.ts';
import {expectedChanges} from '../../language/expectedChanges.ts';
import {endOfRules} from '../../language/inForce.ts';
import type {Model} from '../../language/model.ts';
import {sourceOfConstant, sourceOfPeriod, sourceOfRow} from '../../language/sources.ts';
import {isTable} from '../../language/walk.ts';
import {usualRules} from '../../results/editions.ts';
import type {Source} from '../../results/published.ts';
import {addDays, firstDayOf} from '../../runtime/calendar.ts';
import {fill} from '../../runtime/message.ts';
import {changes as words} from '../../words/rules.ts';
import {datumText} from './cellText.ts';
import {onDay} from './onDay.ts';
import {datedCells} from './rules/tableRows.ts';
import {positionsIn, positionsOfChange} from './sources.ts';
import {isInForce} from '../lawChange.ts';
import type {DatedChange, Documentation, LawChange, Page, SaidChange} from './texts.ts';
import type {TypedExpression} from '../../language/typed.ts';

/** The change with which the rules ended. */
export function endsOf(model: Model): DatedChange | undefined {
  const on = endOfRules(model);
  const change = model.definition.changes.find(({endsRules}) => endsRules);
  return on === undefined ? undefined : {on, say: change!.say};
}

/** All changes, the latest first. */
export function changesOf(model: Model): readonly LawChange[] {
  const {definition} = model;
  const said = definition.changes.map(({on, say, source}): LawChange => ({
    on: on.word,
    say,
    sources: positionsOfChange(source, definition),
    isSaid: true,
  }));
  // With a single edition, nothing is different from another one.
  const ofFigures =
    usualRules(definition.dataAsOf) === 'today'
      ? []
      : datedFigures(model).flatMap((figure) => changesOfFigure(figure, model));
  return [...said, ...ofFigures].toSorted((one, other) => firstDayOf(other.on).localeCompare(firstDayOf(one.on)));
}

/** The figures that change every year, by the day; none once the rules have ended. */
export function yearlyOf(model: Model): Documentation['yearly'] {
  if (endOfRules(model) !== undefined) return [];
  const expected = expectedChanges(model);
  const days = [...new Set(expected.map(({yearly}) => yearly))].toSorted();
  return days.map((on) => ({on, labels: expected.flatMap(({yearly, label}) => (yearly === on ? [label] : []))}));
}

/** How many things are different from each day on; undefined for rules with a single edition. */
export function differencesOf(model: Model): Page['differences'] {
  const {source, dataAsOf} = model.definition;
  if (usualRules(dataAsOf) === 'today' || source.brief === undefined) return undefined;
  const changes = changesOf(model);
  const starts = changes.map(({on}) => firstDayOf(on));
  const ends = changes.flatMap(({until}) => (until === undefined ? [] : addDays(until, 1)!));
  const days = [...new Set([...starts, ...ends])].toSorted();
  const counts = days.map((day) => {
    return [day, changes.filter((change) => isInForce(change, day)).length] as const;
  });
  return counts.filter(([, count], index) => count !== (counts[index - 1]?.[1] ?? 0));
}

/**
 * The changes that no figure has, but for the one with which the rules ended, the latest first.
 * @param condition makes what the page holds of a condition on the answers, such as its JavaScript
 */
export function notCountedIn(
  {definition, changesWhen}: Model,
  condition: (typed: TypedExpression) => unknown,
): readonly Readonly<Record<keyof SaidChange, unknown>>[] | undefined {
  const ended = definition.changes.find(({endsRules}) => endsRules);
  const said = definition.changes.filter((change) => change !== ended);
  if (usualRules(definition.dataAsOf) === 'today' || said.length === 0) return undefined;
  return said
    .toSorted((one, other) => firstDayOf(other.on.word).localeCompare(firstDayOf(one.on.word)))
    .map((change) => {
      const when = changesWhen.get(change);
      return {on: change.on.word, say: change.say, when: when && condition(when)};
    });
}

interface DatedFigure {
  readonly label: string;
  readonly dated: Dated;
  readonly unit: string | undefined;
  /** The source of the periods that name no other. */
  readonly source: Source;
}

function datedFigures(model: Model): readonly DatedFigure[] {
  const {definition, steps, templates} = model;
  const constants = definition.constants
    .filter(({dated}) => dated.periods.length > 1)
    .map((constant) => ({...constant, source: sourceOfConstant(constant, definition)}));
  const cells = [...steps, ...templates].flatMap((step): readonly DatedFigure[] =>
    isTable(step.value)
      ? datedCells(step, step.value, onDay(model, '')).map(({row, label, ...cell}) => ({
          ...cell,
          label: `${step.named.label}: ${label}`,
          source: sourceOfRow(step.named, row, definition),
        }))
      : [],
  );
  return [...constants, ...cells];
}

/** What does not apply on one of two days has no figure then. */
const wordsFor = (before: Datum, now: Datum): 'added' | 'ended' | 'figure' =>
  before.kind === 'nothing' ? 'added' : now.kind === 'nothing' ? 'ended' : 'figure';

/** Each period but the first, compared with the first. A period with the same value again ends the change before and is none. */
function changesOfFigure({label, dated, unit, source}: DatedFigure, model: Model): readonly LawChange[] {
  const [first, ...later] = dated.periods;
  return later.flatMap((period, index): readonly LawChange[] => {
    if (datumValue(period.value) === datumValue(first!.value)) return [];
    const next = later[index + 1]?.from?.day;
    const [now, before] = [period, first!].map(({value}) => {
      const text = datumText(value, unit, model);
      return value.kind === 'words' ? fill(words.quoted, {words: text}) : text;
    });
    return [
      {
        on: period.from!.day,
        say: fill(words[wordsFor(first!.value, period.value)], {label, now: now!, before: before!}),
        sources: positionsIn([sourceOfPeriod(period, source)], model.definition),
        ...(next !== undefined && {until: addDays(next, -1)!}),
      },
    ];
  });
}
