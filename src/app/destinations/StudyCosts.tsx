/** What a year of studies costs in each country that has a calculator for it. Fetched once somebody wants to study. */
import {shareFragment} from '../../engine/answers/shareLink.ts';
import {isChoiceField} from '../../engine/language/inputs/choice.ts';
import {isNumberField} from '../../engine/language/inputs/number.ts';
import {headlinesIn} from '../../engine/results/card.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {uncapitalized} from '../../engine/runtime/english.ts';
import {isCurrency, list} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {linkTo} from '../addresses/base.ts';
import type {CalculatorWithResult} from '../calculators/servedCalculator.ts';
import {Flag} from '../flags/Flag.tsx';
import * as words from '../words/destinationList.ts';
import {rates} from './profile.ts';
import {combinations} from './search.ts';
import styles from './list.module.css';

const {studies: text} = words;

/** What a year costs one person, without tuition: from the cheapest to the most expensive place and way to live that can be chosen. */
export interface StudyCost {
  readonly calculator: CalculatorWithResult;
  readonly country: string;
  readonly from: number;
  readonly to: number;
  readonly unit: string;
  /** Amounts that only the visitor knows. */
  readonly notIncluded: readonly string[];
}

const oneYear = {programDuration: '1'};

/** The cheapest first; before those of which less is known. */
export function studyCostsOf(calculators: readonly CalculatorWithResult[], today: CalendarDay): readonly StudyCost[] {
  return calculators
    .flatMap((calculator) => {
      const {country, fields} = calculator.page(today);
      const choices = fields
        .filter((field) => isChoiceField(field) && field.kind === 'choice' && !field.unused)
        .map((field) => ({id: field.id, values: isChoiceField(field) ? field.options.map(({value}) => value) : []}));
      const figures = [...combinations(choices)]
        .filter((chosen) => Object.keys(chosen).length === choices.length)
        .flatMap((chosen) => headlinesIn(calculator.evaluate({...oneYear, ...chosen}, today).card())[0] ?? []);
      const unit = figures[0]?.unit;
      if (unit === undefined) return [];
      const amounts = figures.map(({value = 0}) => value);
      const notIncluded = fields
        .filter((field) => isNumberField(field) && isCurrency(field.unit) && field.whenZero === undefined)
        .map(({label}) => uncapitalized(label));
      return [{calculator, country, from: Math.min(...amounts), to: Math.max(...amounts), unit, notIncluded}];
    })
    .toSorted(
      (one, other) =>
        one.notIncluded.length - other.notIncluded.length ||
        one.from / rates[one.unit]! - other.from / rates[other.unit]!,
    );
}

interface StudyCostsProps {
  readonly costs: readonly StudyCost[];
  readonly today: CalendarDay;
  /** The visitor's own, if they chose one. */
  readonly currency: string | null | undefined;
}

export function StudyCosts({costs, today, currency}: StudyCostsProps) {
  return (
    <section aria-label={fill(text.headline, {count: costs.length})}>
      <p className={styles.rule}>{text.rule}</p>
      {costs.map(({calculator, country, from, to, unit, notIncluded}) => {
        const {id, fields, title} = calculator.page(today);
        const headingId = `study-${id}`;
        const answers = {...oneYear};
        const range = (code: string) => ({
          from: {number: inCurrency(from, unit, code), unit: code},
          to: {number: inCurrency(to, unit, code), unit: code},
        });
        return (
          <article key={id} className={styles.place} data-tone="neutral" aria-labelledby={headingId}>
            <div>
              <h3 id={headingId} className={styles.name}>
                <Flag country={country} />
                <a href={linkTo(`/${id}${shareFragment({fields, answers, rulesHash: calculator.rulesHash})}`)}>
                  {country}
                </a>
              </h3>
              <p className={styles.quiet}>{title}</p>
            </div>
            <div>
              <p className={styles.need}>{fill(from === to ? text.only : text.range, range(unit))}</p>
              {currency && currency !== unit && <p className={styles.quiet}>{fill(text.converted, range(currency))}</p>}
            </div>
            <p className={styles.quiet}>{fill(text.notIncluded, {what: list(notIncluded)})}</p>
          </article>
        );
      })}
    </section>
  );
}

export const studyHeadline = (costs: readonly StudyCost[]): string => fill(text.headline, {count: costs.length});

/** Rounded to two figures in another currency: a rate of our own is no more exact. */
function inCurrency(amount: number, from: string, to: string): number {
  if (from === to) return Math.round(amount);
  return Number(((amount / rates[from]!) * rates[to]!).toPrecision(2));
}
