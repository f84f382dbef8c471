// Does each edition give what its figures say, whatever the day, and is the sentence about who is affected true of many answers (2,000 in the full
// test)?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isChoiceField} from '../../src/engine/language/inputs/choice.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {daysOfChange, endOfRules} from '../../src/engine/language/inForce.ts';
import {load} from '../../src/engine/program/parts.ts';
import {headlineItems, verdictIn} from '../../src/engine/results/card.ts';
import {usualRules} from '../../src/engine/results/editions.ts';
import {editionsOf} from '../../src/tools/analysis/diff/versions.ts';
import {withoutFigures} from '../../src/tools/analysis/diff/changeCollector.ts';
import {affectedToday} from '../../src/tools/commands/diffReport/whoIsAffected.ts';
import {wordingOf} from '../../src/tools/commands/diffReport/wording.ts';
import {samples} from '../samples.ts';
import {answersTo} from './answers.ts';
import {library} from './compiled.ts';

const today = '2026-11-28';
type Answers = Readonly<Record<string, string>>;

const dated = library.ids.filter((id) => {
  const {model} = library.definition(id);
  return usualRules(model.definition.dataAsOf) !== 'today' && daysOfChange(model).length > 0;
});

it('most calculators are different today', () => {
  const changed = library.ids.filter((id) => library.get(id).documentation(today).changes.length > 0);
  expect(changed.length).toBeGreaterThanOrEqual(30);
});

describe.each(dated)('%s', (id) => {
  const {source, model, calculator} = library.definition(id);
  const versions = editionsOf(source, ['', today]);
  if (!('after' in versions)) throw new Error(versions.map(({message}) => message).join('\n'));
  const [first, now] = [versions.before, versions.after].map(({body}) => load(body).under('today'));
  const end = endOfRules(model);
  const hasEnded = end !== undefined && end <= today;

  it('has in each edition the figures of that edition alone, on any day of the visitor', () => {
    const days = fc.constantFrom('2020-01-01', '2024-06-30', today, '2031-12-31');
    fc.assert(
      fc.property(answersTo(calculator.page(today).fields), days, (given, day) => {
        const answers = given as Answers;
        expect(calculator.under('june-2024').calculate(answers, day)).toEqual(first!.calculate(answers, day));
        const result = calculator.under(today).calculate(answers, day);
        expect(result).toEqual(hasEnded ? null : now!.calculate(answers, day));
      }),
      samples(20, 5_000),
    );
  });

  it.skipIf(hasEnded)('says truly who is affected', () => {
    const [june, todays] = [calculator.under('june-2024'), calculator.under(today)];
    const {fields} = june.page(today);
    const sentences = affectedToday(source, today);
    expect(sentences.length).toBeGreaterThan(0);
    for (const answers of randomAnswers(
      fields,
      versions.after.model.definition.inputs.map(({name}) => name),
      samples(300, 2_000).numRuns,
      id,
    )) {
      const [before, after] = [june, todays].map((each) => each.evaluate(answers, today).card());
      if (before!.length === 0 || after!.length === 0) continue;
      const change = changeBetween(before!, after!);
      for (const sentence of sentences) checkSentence(sentence, change, answers, fields);
      const isDetail =
        change.kind === 'details' &&
        [
          'As far as we can calculate, everybody else has the same result, though details below it may differ.',
          'For other answers, details below the result may differ.',
        ].includes(sentences.at(-1)!);
      if (change.kind !== 'none' && !isDetail) {
        const told = sentences.filter((sentence) => isAbout(sentence, change));
        expect(
          told.length,
          `${JSON.stringify(answers)} has ${JSON.stringify(change)}, of which nothing is said`,
        ).toBeGreaterThan(0);
        const exact = told.filter((sentence) => exactly.test(sentence));
        if (exact.length === told.length && told.every((sentence) => !/whatever you answer/.test(sentence)))
          expect(
            exact.some((sentence) => holds(sentence, answers, fields)),
            `${JSON.stringify(answers)} has ${JSON.stringify(change)}, but none of: ${exact.join(' / ')}`,
          ).toBe(true);
      }
    }
  });
});

type Card = ReturnType<ReturnType<typeof library.get>['evaluate']> extends {card: () => infer Shown} ? Shown : never;

interface Change {
  readonly kind: 'none' | 'verdict' | 'figures' | 'details';
  readonly from: string;
  readonly to: string;
}

function changeBetween(before: Card, after: Card): Change {
  const [from, to] = [before, after].map((card) => verdictIn(card)?.text ?? '') as [string, string];
  const tones = [before, after].map((card) => verdictIn(card)?.tone);
  if (withoutFigures(from) !== withoutFigures(to) || tones[0] !== tones[1]) return {kind: 'verdict', from, to};
  const [one, other] = [before, after].map((card) => JSON.stringify(headlineItems(card).map(({text}) => text)));
  if (one !== other) return {kind: 'figures', from, to};
  const texts = (card: Card): string =>
    JSON.stringify(card.map(({items}) => items.map(({label, text}) => [label, text])));
  return {kind: texts(before) === texts(after) ? 'none' : 'details', from, to};
}

/** An example claims nothing of other answers. */
const exactly = /(?<!for example) with these answers: /;

function isAbout(sentence: string, {kind, from, to}: Change): boolean {
  switch (kind) {
    case 'verdict':
      return sentence.includes(`“${to}” instead of “${from}”`) || /[\d]/.test(to);
    case 'figures':
      return /\bfigures change\b/.test(sentence);
    case 'details':
      return /\bdetails below the result change\b/.test(sentence);
    case 'none':
      return false;
  }
}

/** What an exact sentence says is true: with its answers there is the change. */
function checkSentence(sentence: string, change: Change, answers: Answers, fields: readonly FormField[]): void {
  if (sentence.startsWith('Nobody')) return expect(change.kind, JSON.stringify(answers)).toBe('none');
  if (/whatever you answer/.test(sentence))
    return expect(change.kind, `${sentence} ${JSON.stringify(answers)}`).not.toBe('none');
  const isExact = exactly.test(sentence) && !sentence.startsWith('In some cases');
  const isOnly = sentence.startsWith('In some cases') && /only with these answers/.test(sentence);
  const inside = holds(sentence, answers, fields);
  if (isExact && inside)
    expect(isAbout(sentence, change), `${sentence} ${JSON.stringify([answers, change])}`).toBe(true);
  if (isOnly && isAbout(sentence, change))
    expect(inside, `${sentence} ${JSON.stringify([answers, change])}`).toBe(true);
}

/** Whether the answers are those that a sentence names. */
function holds(sentence: string, answers: Answers, fields: readonly FormField[]): boolean {
  const [, said] = /with these answers: (.+?)\.(?: For example,.*)?$/.exec(sentence) ?? [];
  if (said === undefined) return true;
  const wording = wordingOf([{fields} as never]);
  const before = ({label}: FormField): string => `${label}${label.endsWith('?') ? '' : ':'} `;
  return fields.every((field) => {
    const question = before(field);
    const at = `; ${said}`.indexOf(`; ${question}`);
    if (at < 0) return true;
    const rest = said.slice(at + question.length);
    const end = fields
      .map((other) => rest.indexOf(`; ${before(other)}`))
      .filter((index) => index >= 0)
      .toSorted((one, other) => one - other)[0];
    return isNamed(field, rest.slice(0, end), answers[field.id] ?? '', wording);
  });
}

function isNamed(field: FormField, said: string, answer: string, wording: ReturnType<typeof wordingOf>): boolean {
  if (isChoiceField(field)) {
    const but = said.startsWith('any except ');
    const list = but ? said.slice('any except '.length) : said;
    const label = answer === '' ? 'no answer' : wording.answer(field.id, answer);
    const labels = [...field.options.map((option) => option.label), 'no answer'].toSorted(
      (a, b) => b.length - a.length,
    );
    let left = list;
    const named = labels.filter((each) => {
      if (!left.includes(each)) return false;
      left = left.replace(each, '');
      return true;
    });
    return named.includes(label) !== but;
  }
  if (answer === '') return false;
  const number = Number(answer);
  const figure = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''));
  return said.split(' or ').some((range) => {
    const parts = /^(?:(from|above) (.+?))?(?: on| (to below|to) (.+))?$|^(below|up to) (.+)$/.exec(range);
    if (parts === null) return figure(range) === number;
    const [, low, lowest, high, highest, only, limit] = parts;
    if (only !== undefined) return only === 'below' ? number < figure(limit!) : number <= figure(limit!);
    const isAbove = low === undefined || (low === 'from' ? number >= figure(lowest!) : number > figure(lowest!));
    return isAbove && (high === undefined || (high === 'to' ? number <= figure(highest!) : number < figure(highest!)));
  });
}

/** Answers of people, with numbers on both sides of the figures of the rules. */
function* randomAnswers(
  fields: readonly FormField[],
  inputs: readonly string[],
  count: number,
  seed: string,
): Generator<Answers> {
  let state = [...seed].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7);
  const random = (): number => {
    state = (state * 1664525 + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const edges = figuresIn(seed);
  for (let index = 0; index < count; index++) {
    const given = Object.fromEntries(
      fields.map((field) => {
        if (isChoiceField(field)) return [field.id, pick(field.options).value];
        if (field.kind === 'number' || field.kind === 'integer') {
          const near = pick(edges) + pick([0, 0, -0.01, 0.01, -1, 1]);
          const number = random() < 0.5 ? near : random() * pick([10, 100, 10_000, 200_000]);
          return [
            field.id,
            String(Math.max(0, field.kind === 'integer' ? Math.round(number) : Number(number.toFixed(2)))),
          ];
        }
        return [field.id, ''];
      }),
    );
    yield Object.fromEntries(inputs.map((name) => [name, given[name] ?? '']));
  }
}

/** The figures of a definition, in all periods. */
function figuresIn(id: string): readonly number[] {
  const {constants} = library.definition(id).model.definition;
  const figures = constants.flatMap(({dated: {periods}}) =>
    periods.flatMap(({value}) => (value.kind === 'figure' ? [value.value] : [])),
  );
  return [1, 30, ...figures];
}
