import {useMemo, useRef, useState} from 'react';
import type {ChangesModule, Outcome} from '../../../engine/compiled/module.ts';
import {isChoiceField} from '../../../engine/inputs/choice.ts';
import type {FormField} from '../../../engine/inputs/index.ts';
import {isNumberField, type NumberField} from '../../../engine/inputs/number.ts';
import {type Answers, readText} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {grouped, inUnit} from '../../../engine/runtime/formats.ts';
import {type Change, findChanges, type Suggestion} from '../../../engine/suggestions/findChanges.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/suggestions.ts';
import styles from './changes.module.css';

/** Longer lists would not be read. */
const MAX_BETTER = 4;
const MAX_WORSE = 3;

export interface WhatWouldChangeProps {
  readonly calculator: ChangesModule;
  readonly inputs: readonly FormField[];
  /** The answers of the result shown, as the calculation read them. */
  readonly answers: Answers;
  readonly today: CalendarDay;
  /** Fills in these answers, by input id, and calculates. */
  readonly onTry: (values: Readonly<Record<string, string>>) => void;
}

/** The last suggestion that was tried, and the answers it replaced. */
interface TriedSuggestion {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
  readonly previous: Readonly<Record<string, string>>;
}

/** The smallest changes that lead to a better verdict, and what would make it worse; not shown if the verdicts are not ranked. */
export function WhatWouldChange({calculator, inputs, answers, today, onTry}: WhatWouldChangeProps) {
  const suggestions = useMemo(
    () => findChanges(calculator, inputs, answers, today),
    [calculator, inputs, answers, today],
  );
  const title = useRef<HTMLHeadingElement>(null);
  const [tried, setTried] = useState<TriedSuggestion | null>(null);
  if (suggestions === null) return null;
  const tryLine = ({text, values}: SuggestionLine): void => {
    setTried({
      text,
      values,
      previous: Object.fromEntries(Object.keys(values).map((id) => [id, readText(answers[id])])),
    });
    // The pressed button disappears with its result.
    title.current?.focus({preventScroll: true});
    onTry(values);
  };
  const isTried = tried !== null && Object.entries(tried.values).every(([id, value]) => answers[id] === value);
  const better = suggestionLines(suggestions.better, inputs);
  const worse = suggestionLines(suggestions.worse, inputs);
  const isStuck = better.length === 0 && (suggestions.now.tone === 'bad' || suggestions.now.tone === 'caution');
  if (better.length === 0 && worse.length === 0 && !isStuck && !isTried) return null;
  const hiddenCount = better.length - MAX_BETTER;
  return (
    <section className={styles.changes} aria-labelledby="changes-title">
      <h3 id="changes-title" className={styles.title} ref={title} tabIndex={-1}>
        {words.changes.title}
      </h3>
      {isTried && (
        <p className={styles.tried}>
          {fill(words.changes.tried, {change: tried.text})}{' '}
          <button type="button" className="quiet-button" onClick={() => onTry(tried.previous)}>
            {words.changes.putBack}
          </button>
        </p>
      )}
      {isStuck && <p>{words.changes.none}</p>}
      {groupLines(better.slice(0, MAX_BETTER)).map((lines) => (
        <Lines key={lines[0]!.text} title={titleOf(lines)} lines={lines} onTry={tryLine} />
      ))}
      {hiddenCount > 0 && <p className={styles.further}>{fill(words.changes.further, {count: String(hiddenCount)})}</p>}
      {groupLines(worse.slice(0, MAX_WORSE)).map((lines) => (
        <Lines
          key={lines[0]!.text}
          title={fill(words.changes.worse, {outcome: lines[0]!.outcome.text})}
          lines={lines}
          onTry={tryLine}
        />
      ))}
    </section>
  );
}

function titleOf(lines: readonly SuggestionLine[]): string {
  const [{size, outcome}] = lines as [SuggestionLine];
  const text = size === 2 ? words.changes.two : lines.length === 1 ? words.changes.one : words.changes.oneOf;
  return fill(text, {outcome: outcome.text});
}

/** Groups lines by outcome and number of changes. */
function groupLines(lines: readonly SuggestionLine[]): readonly (readonly SuggestionLine[])[] {
  return groupBy(lines, ({size, outcome}) => `${size} ${outcome.rank}`);
}

/** Groups items with the same key, in the order of their first items. */
function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

interface LinesProps {
  /** Names the outcome that all of them lead to. */
  readonly title: string;
  readonly lines: readonly SuggestionLine[];
  readonly onTry: (line: SuggestionLine) => void;
}

/** Suggestions with the same outcome, each with a button that tries it. */
function Lines({title, lines, onTry}: LinesProps) {
  return (
    <>
      <p className={styles.outcome}>{title}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.text} className={styles.line}>
            <span>
              {line.text}
              {line.takesTime && <span className={styles.takesTime}> · {words.changes.takesTime}</span>}
            </span>
            <button
              type="button"
              className="quiet-button"
              aria-label={fill(words.changes.tryThis, {change: line.text})}
              onClick={() => onTry(line)}
            >
              {words.changes.tryIt}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** With more options than this, only the first is named. */
const MAX_NAMED = 3;

/** Suggestions in words; those that differ only in the option of a choice are one line. */
interface SuggestionLine {
  readonly text: string;
  readonly takesTime: boolean;
  readonly outcome: Outcome;
  /** The number of answers that change. */
  readonly size: number;
  /** What to fill in to try it, by input id. */
  readonly values: Readonly<Record<string, string>>;
}

/** @returns in the order of the suggestions */
function suggestionLines(suggestions: readonly Suggestion[], inputs: readonly FormField[]): readonly SuggestionLine[] {
  const groups = groupBy(suggestions, (suggestion) => keyOf(suggestion, inputs));
  return groups.map((group) => lineOf(group as [Suggestion, ...Suggestion[]], inputs));
}

/** Equal for single changes that differ only in the option of an unordered choice. */
function keyOf({changes, outcome}: Suggestion, inputs: readonly FormField[]): string {
  const [change] = changes;
  const isOption = changes.length === 1 && change!.direction === undefined;
  const isChoice = inputs.some(({id, kind}) => id === change!.id && kind === 'choice');
  return isOption && isChoice ? `${change!.id} ${outcome.rank}` : JSON.stringify(changes);
}

function lineOf(
  [first, ...others]: readonly [Suggestion, ...Suggestion[]],
  inputs: readonly FormField[],
): SuggestionLine {
  const texts = first.changes.map((change) =>
    changeText(
      change,
      inputs.find(({id}) => id === change.id)!,
      [change.value, ...others.map(({changes}) => changes[0]!.value)],
    ),
  );
  return {
    text: texts.length === 1 ? texts[0]! : fill(words.answer.both, {first: texts[0]!, second: texts[1]!}),
    // 'from your 30th birthday' already implies waiting.
    takesTime: first.changes.some(({slowly, ages}) => slowly && !ages),
    outcome: first.outcome,
    size: first.changes.length,
    values: Object.fromEntries(first.changes.map(({id, value}) => [id, value])),
  };
}

/**
 * A change in words: 'Monthly salary: at least QAR 12,000 (QAR 4,000 more)'.
 * @param options for a choice, all options with the same effect; the first is the one to try
 */
function changeText(change: Change, input: FormField, options: readonly string[] = [change.value]): string {
  const answer = isNumberField(input) ? numberText(change, input) : optionText(change, input, options);
  return fill(input.label.endsWith('?') ? words.answer.ofQuestion : words.answer.of, {field: input.label, answer});
}

function optionText({direction, andFurther}: Change, input: FormField, options: readonly string[]): string {
  const all = isChoiceField(input) ? input.options : [];
  const labels = options.map((value) => all.find((option) => option.value === value)?.label ?? value);
  const [option] = labels as [string];
  if (andFurther) return fill(direction === 'up' ? words.answer.orHigher : words.answer.orLower, {option});
  if (labels.length > MAX_NAMED) return fill(words.answer.others, {option, count: grouped(labels.length - 1)});
  return new Intl.ListFormat('en', {type: 'disjunction'}).format(labels);
}

function numberText({value, ages, limit, andFurther}: Change, input: NumberField): string {
  if (ages) return fill(words.answer.birthday, {ordinal: ordinal(Number(value))});
  const isLimit = limit !== undefined && andFurther;
  const answer = isLimit
    ? fill(words.answer[limit.is], {number: inUnit(limit.at, input.unit)})
    : inUnit(Number(value), input.unit);
  if (limit?.difference === undefined) return answer;
  // The difference to the limit itself, not to the number just beyond it.
  const difference = isLimit ? limit.at - (Number(value) - limit.difference) : limit.difference;
  if (difference === 0) return answer;
  return fill(difference < 0 ? words.answer.less : words.answer.more, {
    answer,
    difference: inUnit(Math.abs(difference), input.unit),
  });
}

function ordinal(number: number): string {
  const rule = new Intl.PluralRules('en', {type: 'ordinal'}).select(number) as keyof typeof words.ordinal;
  return fill(words.ordinal[rule] ?? words.ordinal.other, {number: grouped(number)});
}
