/** An amount in another currency or for another period than a field asks for: fetched with the first one. */
import type {Period} from '../../engine/language/definition/unit.ts';
import type {NumberField} from '../../engine/language/inputs/number.ts';
import {parseNumber, writeNumber} from '../../engine/language/numbers/parseNumber.ts';
import {withUnit} from '../../engine/answers/numberMessages.ts';
import {isCurrency, month} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {converted, rates, ratesAsOf} from '../content/exchange.ts';
import * as words from '../../engine/words/numberFeedback.ts';
import {inPeriod} from './period.ts';
import fieldStyles from './fields.module.css';

interface OtherAmountProps {
  readonly field: NumberField;
  readonly found: FoundAmount;
  /** Writes this in place of what was typed. */
  readonly onChoose: (written: string) => void;
}

/** What an amount is in the field's currency and for its period, and a button that enters that. */
export function OtherAmount({field, found, onChoose}: OtherAmountProps) {
  const amount = withUnit(found.amount, field);
  return (
    <div className={fieldStyles.note}>
      <p>
        {found.unit === field.unit
          ? fill(words.samePeriod, {given: inName(found), amount})
          : fill(words.converted, {given: inName(found), amount, month: month(ratesAsOf)})}
      </p>
      <button type="button" className="quiet-button" onClick={() => onChoose(writeNumber(found.amount, field))}>
        {fill(words.use, {amount})}
      </button>
    </div>
  );
}

interface FoundAmount {
  /** As typed, in `unit` and for the period `per`. */
  readonly given: number;
  readonly unit: string;
  readonly per: Period | undefined;
  /** In the currency and for the period of the field. */
  readonly amount: number;
}

/** The amount that a text means in another currency or for another period than the field's; undefined if there is none. */
export function otherAmountIn(field: NumberField, typed: string): FoundAmount | undefined {
  const {unit, per} = field;
  if (unit === undefined || !isCurrency(unit) || parseNumber(typed, field).readings.length > 0) return undefined;
  const currencies = [unit, ...likely, ...Object.keys(rates)];
  for (const period of per === undefined ? [undefined] : ([per, otherPeriod[per]] as const)) {
    for (const currency of currencies) {
      const {readings} = parseNumber(typed, {kind: field.kind, unit: currency, ...(period && {per: period})});
      const given = Number(readings[0]);
      if (readings.length !== 1 || given < 0) continue;
      const inCurrency = currency === unit ? given : converted(given, currency, unit)!;
      const amount = per === undefined || period === per ? inCurrency : inPeriod(inCurrency, per);
      return {given, unit: currency, per: period, amount};
    }
  }
  return undefined;
}

/** The likelier one first where currencies share a sign or a word: '$', '£' and 'pounds', '¥', 'A$', 'kr', 'pesos'. The field's own is likelier still. */
const likely = ['USD', 'GBP', 'JPY', 'AUD', 'SEK', 'MXN'];

const otherPeriod: Readonly<Record<Period, Period>> = {year: 'month', month: 'year'};

/** '1,500 US dollars a month': a sign can be that of several currencies. */
function inName({given, unit, per}: FoundAmount): string {
  const amount = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: unit,
    currencyDisplay: 'name',
    minimumFractionDigits: 0,
  }).format(given);
  return per === undefined ? amount : fill(words.per[per], {amount});
}
