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
import {exchanged, rates} from '../content/exchange.ts';
import * as words from '../words/destinationList.ts';
import {combinations} from './search.ts';
import styles from './list.module.css';

const {studies: text} = words;

/** What a year costs one person, without tuition: from the cheapest to the most expensive place and way to live that can be chosen. */
interface Costs {
  readonly from: number;
  readonly to: number;
  /** What they must show that they have, without tuition; undefined if the rules name no amount. */
  readonly shown?: number;
}

export interface StudyCost {
  readonly calculator: CalculatorWithResult;
  readonly country: string;
  readonly unit: string;
  readonly usual: Costs;
  readonly today: Costs;
  /** Amounts that only the visitor knows. */
  readonly notIncluded: readonly string[];
}

const oneYear = {programDuration: '1'};

/** The results of these calculators that are amounts to show. */
const shownResults = ['financialProof', 'gteFinancialProof', 'blockedAccount'];

/** The cheapest first; before those of which less is known. */
export function studyCostsOf(calculators: readonly CalculatorWithResult[], today: CalendarDay): readonly StudyCost[] {
  return calculators
    .flatMap((calculator) => {
      const {country, fields} = calculator.page(today);
      const notIncluded = fields
        .filter((field) => isNumberField(field) && isCurrency(field.unit) && field.whenZero === undefined)
        .map(({label}) => uncapitalized(label));
      const unit = fields.find(({id}) => id === 'tuitionFees');
      if (unit === undefined || !isNumberField(unit) || unit.unit === undefined) return [];
      const usual = costsOf(calculator, today);
      const now = costsOf({...calculator, ...calculator.under('today')}, today);
      return [{calculator, country, unit: unit.unit, usual, today: now, notIncluded}];
    })
    .toSorted(
      (one, other) =>
        one.notIncluded.length - other.notIncluded.length ||
        one.usual.from / rates[one.unit]! - other.usual.from / rates[other.unit]!,
    );
}

/** Of one year, over all options of where and how somebody lives. */
function costsOf(calculator: Pick<CalculatorWithResult, 'page' | 'evaluate'>, today: CalendarDay): Costs {
  const choices = calculator
    .page(today)
    .fields.filter(isChoiceField)
    .filter(({kind, unused}) => kind === 'choice' && !unused)
    .map(({id, options}) => ({id, values: options.map(({value}) => value)}));
  const results = [...combinations(choices)]
    .filter((chosen) => Object.keys(chosen).length === choices.length)
    .map((chosen) => calculator.evaluate({...oneYear, ...chosen}, today));
  const amounts = results.map((each) => headlinesIn(each.card())[0]?.value ?? 0);
  const shown = results.flatMap(({result}) => shownResults.map((key) => Number(result?.[key] ?? 0))).filter(Boolean);
  return {from: Math.min(...amounts), to: Math.max(...amounts), ...(shown.length > 0 && {shown: Math.min(...shown)})};
}

interface StudyCostsProps {
  readonly costs: readonly StudyCost[];
  readonly today: CalendarDay;
  /** The visitor's own, if they chose one. */
  readonly currency: string | null | undefined;
}

export function StudyCosts({costs, today, currency}: StudyCostsProps) {
  return (
    <section aria-label={studyHeadline(costs)}>
      <p className={styles.rule}>{text.rule}</p>
      {costs.map(({calculator, country, usual, today: now, unit, notIncluded}) => {
        const {id, fields, title} = calculator.page(today);
        const headingId = `study-${id}`;
        const said = costsText(usual, unit, unit);
        const saidNow = costsText(now, unit, unit);
        return (
          <article key={id} className={styles.place} data-tone="neutral" aria-labelledby={headingId}>
            <div>
              <h3 id={headingId} className={styles.name}>
                <Flag country={country} />
                <a href={linkTo(`/${id}${shareFragment({fields, answers: oneYear, rulesHash: calculator.rulesHash})}`)}>
                  {country}
                </a>
              </h3>
              <p className={styles.quiet}>{title}</p>
            </div>
            <div>
              <p className={styles.need}>{said}</p>
              {saidNow !== said && (
                <p className={styles.quiet}>
                  <b>{words.destination.other.today}</b> <span>{saidNow}</span>
                </p>
              )}
              {currency && currency !== unit && (
                <p className={styles.quiet}>
                  {fill(text.converted, {amounts: costsText(saidNow === said ? usual : now, unit, currency)})}
                </p>
              )}
            </div>
            <p className={styles.quiet}>{fill(text.notIncluded, {what: list(notIncluded)})}</p>
          </article>
        );
      })}
    </section>
  );
}

export const studyHeadline = (costs: readonly StudyCost[]): string => fill(text.headline, {count: costs.length});

/** 'About €10,395 to €21,195 for one year. You must show at least €11,208.' */
function costsText({from, to, shown}: Costs, unit: string, currency: string): string {
  const amount = (number: number) => ({number: inCurrency(number, unit, currency), unit: currency});
  const range = fill(from === to ? text.only : text.range, {from: amount(from), to: amount(to)});
  return shown === undefined ? range : `${range} ${fill(text.shown, {amount: amount(shown)})}`;
}

/** Rounded to two figures in another currency: a rate of our own is no more exact. */
function inCurrency(amount: number, from: string, to: string): number {
  if (from === to) return Math.round(amount);
  return Number(exchanged(amount, from, to)!.toPrecision(2));
}
