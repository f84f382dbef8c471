import type {ReactNode} from 'react';
import type {CardBlock, CardItem} from '../../../engine/results/card.ts';
import {divide, minus, plus} from '../../../engine/runtime/arithmetic.ts';
import {amount, decimalsOf, quantity} from '../../../engine/runtime/formats.ts';
import {apportioned} from '../../../engine/runtime/shownFigures.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/card.ts';
import {Assumed} from './Assumed.tsx';
import type {BlockProps} from './blockProps.ts';
import {CostBar, Swatch} from '../charts/Bars.tsx';
import {PartMeter} from './meters.tsx';
import styles from './blocks.module.css';

/** Points by category, each with its maximum. */
export function Breakdown({block: {heading, items, total}, missing}: BlockProps) {
  return (
    <SumTable caption={heading} total={total}>
      {items.map((item) => (
        <tr key={item.label}>
          <th scope="row">
            {item.label}
            <Assumed item={item} missing={missing} />
            <PartMeter item={item} />
          </th>
          <td>
            <span className={styles.amount}>
              {item.text}
              {/* A part that earns nothing under these rules has no maximum to name. */}
              {item.outOf !== undefined && item.outOf > 0 && (
                <span className={styles.most}> {fill(words.card.of, {maximum: item.outOf})}</span>
              )}
            </span>
          </td>
        </tr>
      ))}
    </SumTable>
  );
}

/** Amounts that add up to a total, each with its colour in the bar above; then what each person costs, and each year. */
export function Fees({block, missing}: BlockProps) {
  const {heading, items, total, years = 0} = block;
  const hasParts = items.length > 1;
  const caption = (
    <>
      {heading}
      {hasParts && <CostBar block={block} />}
    </>
  );
  const byYear = byYearText(block);
  return (
    <>
      <SumTable caption={caption} total={total}>
        {items.map((item) => {
          const often = howOften(item, years);
          return (
            <tr key={item.label}>
              <th scope="row">
                {hasParts && <Swatch block={block} item={item} />}
                {item.label}
                <Assumed item={item} missing={missing} />
                {often !== undefined && <span className={styles.often}>{often}</span>}
              </th>
              <td>
                <span className={styles.amount}>{item.text}</span>
              </td>
            </tr>
          );
        })}
      </SumTable>
      {byYear !== undefined && <p className={styles.small}>{byYear}</p>}
      {items.some(({person}) => person !== undefined) && <ByPerson block={block} />}
    </>
  );
}

/** 'once', '€3,900 a year, and €235 once'; undefined if it is not known. */
function howOften({value = 0, once, unit = ''}: CardItem, years: number): string | undefined {
  if (once === undefined || years <= 0) return undefined;
  if (once === value) return words.costs.once;
  const yearly = fill(words.costs.yearly, {amount: amount(divide(minus(value, once), years), unit)});
  return once === 0 ? yearly : fill(words.costs.both, {yearly, once: amount(once, unit)});
}

/** What the first year costs and what each further one does, where that is known and differs. */
function byYearText({items, total, years = 0}: CardBlock): string | undefined {
  if (years < 2 || !Number.isInteger(years) || items.some(({once}) => once === undefined)) return undefined;
  const once = items.reduce((sum, item) => plus(sum, item.once!), 0);
  const {value = 0, unit = ''} = total ?? {};
  if (once === 0 || once === value) return undefined;
  const further = divide(minus(value, once), years);
  return fill(words.costs.byYear, {first: amount(plus(further, once), unit), further: amount(further, unit)});
}

const MONTHS_PER_YEAR = 12;

/** What the parts for each person add up to, in all and per month. */
function ByPerson({block: {items, total, years = 0}}: Pick<BlockProps, 'block'>) {
  const {unit = ''} = items[0]!;
  const sums = new Map<string, number>([[words.costs.you, 0]]);
  for (const {person = words.costs.you, value = 0, shown = value} of items)
    sums.set(person, plus(sums.get(person) ?? 0, shown));
  const months = years * MONTHS_PER_YEAR;
  const perMonth = (amounts: readonly number[]): readonly number[] =>
    apportioned(
      amounts.map((sum) => divide(sum, months)),
      decimalsOf(unit),
    );
  const monthly = perMonth([...sums.values()]);
  const {value = 0, shown = value, label, text} = total!;
  const cells = (texts: readonly string[]) =>
    texts.map((cell, index) => (
      <td key={index}>
        <span className={styles.amount}>{cell}</span>
      </td>
    ));
  const inMonth = (sum: number | undefined): readonly string[] =>
    months > 0 && sum !== undefined ? [amount(sum, unit)] : [];
  return (
    <table className={styles.ledger}>
      <caption>{words.costs.forWhom}</caption>
      <thead>
        <tr>
          <th scope="col">{words.costs.person}</th>
          <th scope="col">{months > 0 ? quantity(years, 'years') : words.costs.whole}</th>
          {months > 0 && <th scope="col">{words.costs.month}</th>}
        </tr>
      </thead>
      <tbody>
        {[...sums].map(([person, sum], index) => (
          <tr key={person}>
            <th scope="row">{person}</th>
            {cells([amount(sum, unit), ...inMonth(monthly[index])])}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{label}</th>
          {cells([text, ...inMonth(perMonth([shown])[0])])}
        </tr>
      </tfoot>
    </table>
  );
}

interface SumTableProps {
  readonly caption: ReactNode;
  readonly total: CardItem | undefined;
  readonly children: ReactNode;
}

/** A table of amounts with their total. */
function SumTable({caption, total, children}: SumTableProps) {
  return (
    <table className={styles.ledger}>
      <caption>{caption}</caption>
      <tbody>{children}</tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>
              <span className={styles.amount}>{total.text}</span>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
