/** Numbers: `type: number`, and `type: integer` for ages and counts. */
import {parseNumber} from '../numbers/parseNumber.ts';
import {unitKeys, unitUnder, type Period} from '../definition/unit.ts';
import {call, js, literal, variable} from '../expression/javascript.ts';
import {number} from '../expression/types.ts';
import {inUnit} from '../expression/units.ts';
import {isBlank, isNumber, LARGEST_NUMBER, readInteger, readNumber, readText} from '../../runtime/answers.ts';
import {grouped} from '../../runtime/formats.ts';
import {moneyTerms, numberTerms} from '../../runtime/profile.ts';
import {figureIn, hintForMisread, misreadFigure} from '../yaml/figure.ts';
import {bound, isLeftBlank, type AnswerReader, type BaseField, type InputCompiler} from './descriptor.ts';

export interface NumberField extends BaseField {
  readonly kind: 'number' | 'integer';
  /** The unit: years, points, or an ISO 4217 code. */
  readonly unit?: string;
  /** What an amount is for: a year or a month. */
  readonly per?: Period;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The number that the rules use instead of 0, a blank or an unreadable answer. */
  readonly whenZero?: number;
}

export const numberKeys = () => ({
  ...unitKeys,
  min: bound(
    'The lower limit of the field, as a hint; no rule enforces it. For a date, a constant that is a day.',
  ).optional(),
  max: bound("The upper limit of the field, as a hint; for a date, 'today' or a constant that is a day.").optional(),
  step: bound('The increment of the field; with a whole one, the form asks for a whole number.').optional(),
  whenZero: bound('The number to use instead of 0, a blank or an unreadable answer.').optional(),
});

export const numberInput: InputCompiler = /* @__PURE__ */ numberCompiler('real');

export const integerInput: InputCompiler = /* @__PURE__ */ numberCompiler('whole');

export const numberReader: AnswerReader<NumberField> = /* @__PURE__ */ numberReaderWith(readNumber);

export const integerReader: AnswerReader<NumberField> = /* @__PURE__ */ numberReaderWith(readInteger);

export function isNumberField(field: BaseField & {readonly kind: string}): field is NumberField {
  return field.kind === 'number' || field.kind === 'integer';
}

/** The number in an answer, before `whenZero` replaces it. */
export function readNumberField({kind}: NumberField, answer: unknown): number {
  return kind === 'integer' ? readInteger(answer) : readNumber(answer);
}

function numberCompiler(scale: 'real' | 'whole'): InputCompiler {
  const read = scale === 'whole' ? '$readInteger' : '$readNumber';
  return {
    fieldOf: ({unit, per, min, max, step, whenZero}, valueOf) => ({
      unit,
      per,
      min: valueOf(min),
      max: valueOf(max),
      step: valueOf(step),
      whenZero: valueOf(whenZero),
    }),
    type: ({whenZero, ...input}, figures) => {
      const defaults = whenZero === undefined ? [0] : figures(whenZero);
      const type = number(scale === 'whole' && defaults.every(Number.isInteger), !defaults.includes(0));
      return inUnit(type, unitUnder(input));
    },
    readCode: ({whenZero}, answer) =>
      whenZero === undefined
        ? call(read, [answer])
        : js`${call(read, [answer])} || ${typeof whenZero.value === 'number' ? literal(whenZero.value) : variable(whenZero.value)}`,
    missingCode: (_, answer) => call('$isBlank', [answer]),
    answered: 'number',
    scale,
    suggests: 'numbers',
    profileTerms: [...numberTerms, ...Object.keys(moneyTerms)],
    // A number that cannot be read counts as 0.
    candidates: ({name}, thresholds) => ['', ...thresholds(name).map(withoutExponent)],
    answerHint: (_, answer) =>
      answer === '' || figureIn(answer) !== undefined
        ? undefined
        : (hintForMisread(misreadFigure(answer) ?? {}) ??
          'Write the digits alone, 43_800 or 43_800.50, or blank. A text in quotes tests how the rules handle junk.'),
    samples: () => [...wholeSamples, ...(scale === 'whole' ? [] : fractionSamples)].map(withoutExponent),
    scattered: (count) => scattered(count).map((cents) => withoutExponent(scale === 'whole' ? cents : cents / 100)),
  };
}

const wholeSamples = [1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 30, 31, 99, 365, 731, 1_001, 12_345, 999_999, 123_456_789];

/** Multiples of neither a whole number nor of a cent, and the usual ones: halves, quarters, tenths. */
const fractionSamples = [
  0.004, 0.1, 0.25, 0.29, 0.3333, 0.5, 0.75, 0.995, 1.005, 1.25, 1.5, 2.4999, 3.75, 10.1, 33.335, 1234.5678,
  98_765.4321,
];

/** 1, 2, 3, …, then irregular numbers up to a million. Where fractions count they are cents: some roundings differ for few amounts only. */
function scattered(count: number): readonly number[] {
  const consecutive = Math.floor(count * 0.4);
  return [
    ...Array.from({length: consecutive}, (_, index) => index + 1),
    ...Array.from(
      {length: count - consecutive},
      (_, index) => Math.floor(10 ** (2 + 4 * ((index * 0.618_034) % 1))) + (index % 100),
    ),
  ];
}

function numberReaderWith(read: (answer: unknown) => number): AnswerReader<NumberField> {
  return {
    parse: (field, typed) => parseNumber(typed, field),
    number: ({whenZero = 0}, answer) => read(answer) || whenZero,
    isMissing: (_, answer) => isBlank(answer),
    countedAs: (field, answer) => {
      const {whenZero} = field;
      if (read(answer) > 0 || isLeftBlank(field, answer)) return null;
      if (whenZero !== undefined) return {countedAs: 'default', value: whenZero};
      return isNumber(answer) ? null : {countedAs: 'zero'};
    },
    openReason: (field, typed) => {
      // The hint says which number an empty field means, so leaving it empty is an answer.
      if (isBlank(typed)) return field.whenZero === undefined && !field.optional ? 'unanswered' : null;
      const {readings} = parseNumber(typed, field);
      const [reading] = readings;
      if (reading === undefined) return 'unreadable';
      if (readings.length > 1) return 'ambiguous';
      return isInRange(Number(reading), field) ? null : 'outOfRange';
    },
    accepts: (field, text) => isFigure(text) && parseNumber(text, field).readings.length > 0,
    text: (_, answer) => {
      if (isBlank(answer)) return undefined;
      const value = Number(answer);
      return Number.isFinite(value) ? grouped(value) : readText(answer);
    },
  };
}

/** Whether the number is one that the field asks for, and the rules use it as it is: 0 may be replaced. */
function isInRange(value: number, field: NumberField): boolean {
  const {kind, min = 0, max = LARGEST_NUMBER, whenZero} = field;
  const isZero = (kind === 'integer' ? Math.floor(value) : value) === 0;
  return value >= min && value <= max && !(isZero && whenZero !== undefined) && !isUnwantedFraction(value, field);
}

/** Whether the field counts in whole steps, though the rules would use a fraction. */
export function isUnwantedFraction(value: number, {kind, step}: NumberField): boolean {
  return kind === 'number' && step !== undefined && Number.isInteger(step) && !Number.isInteger(value);
}

const isFigure = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

function withoutExponent(value: number): string {
  return value
    .toFixed(10)
    .replace(/(?<!0)0+$/, '')
    .replace(/\.$/, '');
}
