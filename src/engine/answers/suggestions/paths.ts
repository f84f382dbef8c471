/**
 * Other answers where no thresholds are known: days, and the items of a list, of which one field is changed or that are left
 * out. A path leads away from the current answer, step by step; which step is enough is found out by trying.
 */
import type {DateVariable, ItemVariable, ListVariable} from '../../program/module.ts';
import type {DateField} from '../../language/inputs/date.ts';
import type {ItemField, ListField} from '../../language/inputs/list.ts';
import {isNumberField, readNumberField, type NumberField} from '../../language/inputs/number.ts';
import {plus, times} from '../../runtime/arithmetic.ts';
import {lowest} from '../../runtime/lowest.ts';
import {readDate, readText} from '../../runtime/answers.ts';
import {dayNumber, dayOfNumber, LAST_DAY_NUMBER, type CalendarDay} from '../../runtime/calendar.ts';
import {formatItem, isBlankItem, joinItems, NO_ITEMS, parseItems, type ItemTexts} from '../../runtime/items.ts';
import {choiceCandidates} from './candidates.ts';
import type {Aim, Change} from './change.ts';

/** Changes in one direction, the nearest one first. */
export interface Path {
  /** The number of changes. */
  readonly length: number;
  /** Whether nothing lies beyond the last change. */
  readonly isWhole: boolean;
  /** @param step from 1 to `length` */
  readonly at: (step: number) => Change;
}

/** Later or earlier than this, a day is another plan. */
const MOST_DAYS = 366;

/** Steps of a number, by which it gets larger or smaller. */
const MOST_STEPS = 100_000;

/** Longer paths are not tried step by step. */
const SHORT = 12;

/**
 * The first step that is enough. On a long path, if one step is enough and further ones are not, it may be overlooked; the step
 * before the one that is found is never enough.
 */
export function nearestStep(length: number, isEnough: (step: number) => boolean): number | undefined {
  let before = 0;
  let step = Math.min(1, length);
  while (step > before && !isEnough(step)) {
    before = step;
    step = Math.min(length, length <= SHORT ? step + 1 : step * 2);
  }
  return step === before ? undefined : lowest(before + 1, step, isEnough);
}

/** What limits the other answers to a field. */
interface PathContext {
  readonly today: CalendarDay;
  readonly aim: Aim;
  /** The other days of the same item: days of an item keep their order. */
  readonly others: readonly CalendarDay[];
}

/** Paths to later and earlier days. */
export function dayPaths(
  {id, changes}: DateVariable,
  field: DateField,
  answer: unknown,
  {today, aim, others}: PathContext,
): readonly Path[] {
  const current = readDate(answer);
  const isPlanned = changes === 'planned';
  if (current === null || (isPlanned && current < today)) return [];
  if (aim === 'worse' && changes === 'slowly') return [];
  const latest = [field.max === 'today' ? today : field.max, ...others.filter((day) => day >= current)];
  const earliest = [field.min, isPlanned ? today : undefined, ...others.filter((day) => day <= current)];
  const numbers = (days: readonly (CalendarDay | undefined)[]): readonly number[] =>
    days.flatMap((day) => (day === undefined ? [] : [dayNumber(day)]));
  const now = dayNumber(current);
  const room = {up: Math.min(LAST_DAY_NUMBER, ...numbers(latest)) - now, down: now - Math.max(1, ...numbers(earliest))};
  const path = (direction: 'up' | 'down'): Path => ({
    length: Math.min(MOST_DAYS, Math.max(0, room[direction])),
    isWhole: room[direction] <= MOST_DAYS,
    at: (step) => ({
      id,
      value: dayOfNumber(direction === 'up' ? now + step : now - step),
      slowly: changes === 'slowly',
      ages: false,
      direction,
      distance: step / MOST_DAYS,
      andFurther: false,
    }),
  });
  return changes === 'slowly' ? [path('up')] : [path('up'), path('down')];
}

/** Paths to larger and smaller numbers, in steps that people would type. */
function numberPaths(
  {id, changes}: ItemVariable,
  field: NumberField,
  text: string,
  {aim}: PathContext,
): readonly Path[] {
  const current = readNumberField(field, text);
  const {min = 0, max = Infinity, step: size = 1} = field;
  if (text === '' || (aim === 'worse' && changes !== 'freely')) return [];
  const path = (direction: 'up' | 'down'): Path => {
    const sign = direction === 'up' ? 1 : -1;
    // From 12.50, the whole numbers: 13, 14, or 12, 11.
    const start = sign * Math.floor((sign * current) / size) * size;
    const room = direction === 'up' ? max - start : start - min;
    return {
      length: Math.max(0, Math.min(MOST_STEPS, Math.floor(room / size))),
      isWhole: room / size <= MOST_STEPS,
      at: (step) => {
        const value = plus(start, times(sign * step, size));
        return {
          id,
          value: String(value),
          slowly: changes !== 'freely',
          ages: changes === 'ages',
          direction,
          distance: Math.min(1, Math.abs(value - current) / Math.max(value, current, 1)),
          limit: {is: direction === 'up' ? 'atLeast' : 'atMost', at: value, difference: value - current},
          andFurther: false,
        };
      },
    };
  };
  return changes === 'freely' ? [path('up'), path('down')] : [path('up')];
}

/** The paths of each item: without it, and with another answer in one of its fields. */
export function listPaths(
  variable: ListVariable,
  list: ListField,
  answer: unknown,
  today: CalendarDay,
  aim: Aim,
): readonly Path[] {
  const items = parseItems(readText(answer));
  // A list has hundreds of paths with many steps: at each of them, only the item that changes is written anew.
  const written = items.map(formatItem);
  const filled = items.flatMap((texts, index) => (isBlankItem(texts) ? [] : [{texts, index}]));
  return [
    ...filled
      .filter(({texts}) => canLeaveOut(variable, list, texts, today))
      .map(({index}) => withoutItem(list, items, written, index)),
    ...filled.flatMap(({texts, index}) =>
      variable.each.flatMap((varied) => {
        const column = list.each.findIndex(({id}) => id === varied.id);
        const others = daysOf(list, texts.with(column, ''));
        return fieldPaths(varied, list.each[column]!, texts[column] ?? '', {today, aim, others}).map((path) =>
          ofItem(path, list, texts, written, index, column),
        );
      }),
    ),
  ];
}

function canLeaveOut({changes}: ListVariable, list: ListField, texts: ItemTexts, today: CalendarDay): boolean {
  return changes === 'freely' || (changes === 'planned' && daysOf(list, texts).every((day) => day >= today));
}

const daysOf = ({each}: ListField, texts: ItemTexts): readonly CalendarDay[] =>
  each.flatMap(({kind}, column) => (kind === 'date' ? (readDate(texts[column]) ?? []) : []));

function fieldPaths(variable: ItemVariable, field: ItemField, text: string, context: PathContext): readonly Path[] {
  if (variable.kind === 'choice')
    return choiceCandidates(variable, text, context.aim).map((changes) => ({
      length: changes.length,
      isWhole: true,
      at: (step) => changes[step - 1]!,
    }));
  if (variable.kind === 'date') return dayPaths(variable, field as DateField, text, context);
  return isNumberField(field) ? numberPaths(variable, field, text, context) : [];
}

function withoutItem({id}: ListField, items: readonly ItemTexts[], written: readonly string[], index: number): Path {
  const isOnly = items.every((item, other) => other === index || isBlankItem(item));
  return {
    length: 1,
    isWhole: true,
    at: () => ({
      id,
      value: isOnly ? NO_ITEMS : joinItems(written.toSpliced(index, 1)),
      slowly: false,
      ages: false,
      distance: 1,
      andFurther: false,
      item: {number: index + 1, texts: items[index]!},
    }),
  };
}

/** The changes of a field as changes of the whole list. */
function ofItem(
  path: Path,
  {id}: ListField,
  texts: ItemTexts,
  written: readonly string[],
  index: number,
  column: number,
): Path {
  return {
    ...path,
    at: (step) => {
      const field = path.at(step);
      const value = joinItems(written.with(index, formatItem(texts.with(column, field.value))));
      return {...field, id, value, item: {number: index + 1, texts, field}};
    },
  };
}
