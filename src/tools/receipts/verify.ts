/** Whether a receipt can be reproduced from the rules as they are now; if not, what has changed since. */
import {isDeepStrictEqual} from 'node:util';
import * as z from 'zod';
import {readAnswers} from '../../engine/answers/formValues.ts';
import {openShareLink} from '../../engine/answers/openShareLink.ts';
import {ownValue} from '../../engine/language/ownValue.ts';
import {LINK_PREFIX} from '../../engine/answers/shareLink.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import {isBlank} from '../../engine/runtime/answers.ts';
import {receiptOf, RECEIPT_SHAPE, type Receipt, type ReceiptRules} from '../../engine/published/receipt.ts';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import {areRules} from '../../engine/results/rulesNamed.ts';
import {isCalendarDay} from '../../engine/runtime/calendar.ts';
import {receiptIn} from '../../engine/published/receiptFile.ts';
import {readJson} from '../../engine/published/soundJson.ts';

const row = z.object({label: z.string(), when: z.string().optional(), texts: z.array(z.string())});

/** The parts of a receipt that verifying it reads; more may follow them. */
const receiptSchema = z.object({
  receipt: z.literal(RECEIPT_SHAPE),
  calculator: z.string(),
  today: z.string().refine(isCalendarDay, 'not a day of the calendar, YYYY-MM-DD'),
  // Receipts had none before there were editions.
  edition: z
    .string()
    .refine((name) => areRules(name), 'neither an edition nor a day')
    .optional(),
  engine: z.string(),
  rulesHash: z.string(),
  answers: z.record(z.string(), z.string()),
  link: z.string(),
  result: z.record(z.string(), z.unknown()).nullable(),
  rules: z.array(z.object({title: z.string(), rows: z.array(row)})),
});

export type ReadReceipt = z.output<typeof receiptSchema>;

/** @returns the receipt, or what is wrong with it */
export function readReceipt(text: string): ReadReceipt | {readonly problem: string} {
  let data: unknown;
  try {
    data = readJson(receiptIn(text));
  } catch (error) {
    return {problem: `It ${(error as Error).message}.`};
  }
  const {success, error} = receiptSchema.safeParse(data, {
    error: ({input}) => (input === undefined ? 'is missing' : undefined),
  });
  // The data itself, since the parsed copy lacks keys that the schema does not know.
  if (success) return data as ReadReceipt;
  const [{path, message}] = error.issues as [z.core.$ZodIssue];
  return {problem: `This version cannot read it as a receipt: '${path.join('.') || 'the file'}': ${message}.`};
}

/** A row of the rules that is not what it was; `before` or `after` is missing if it was added or removed. */
export interface ChangedRule {
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
}

export type Verification = {
  readonly changed: readonly ChangedRule[];
  /** The answers that the form does not take, by their label or, if there is no such question, their id. */
  readonly refused: readonly string[];
  /** The rules are those that the receipt names; where the result is another, they are also those that it lists. */
  readonly areRulesSame: boolean;
  /** The parts besides the result that are not what this engine writes for the answers, under the rules as they are now. */
  readonly altered: readonly string[];
} & (
  | /** All is the same, whatever engine and rules the receipt names. */ {readonly kind: 'reproduced'}
  | /** The result alone is the same. */ {readonly kind: 'altered'}
  | {readonly kind: 'differs'; readonly result: Receipt['result']}
);

/** Calculates a receipt again, for its own day. Never throws, whatever a receipt holds. */
export function verify(compiled: CompiledCalculator, receipt: ReadReceipt): Verification {
  const {today, answers, result, rulesHash} = receipt;
  const calculator = compiled.under(receipt.edition);
  const {fields} = calculator.page(today);
  // JSON has no undefined and no difference between 0 and -0.
  const again = JSON.parse(JSON.stringify(receiptOf(calculator, answers, {today}))) as Receipt;
  const changed = changedRules(receipt.rules, again.rules);
  const refused = refusedAnswers(fields, answers);
  const isResultSame = isDeepStrictEqual(again.result, result);
  // The hash leaves out wording, which a result may hold and a table may be read by.
  const areRulesSame = calculator.rulesHash === rulesHash && (isResultSame || changed.length === 0);
  const altered = alteredParts(receipt, again);
  const notes = {changed, refused, areRulesSame, altered};
  if (!isResultSame) return {kind: 'differs', result: again.result, ...notes};
  return {kind: altered.length > 0 ? 'altered' : 'reproduced', ...notes};
}

/** One at a time, as a link has room for all answers of a form, but not for all that a file may hold. */
function refusedAnswers(fields: readonly FormField[], answers: Readonly<Record<string, string>>): readonly string[] {
  const plain = readAnswers(fields, answers);
  return Object.entries(answers).flatMap(([id, text]) => {
    const given = new URLSearchParams({[id]: (ownValue(plain, id) ?? text).toWellFormed()});
    const opened = openShareLink(`${LINK_PREFIX}&${given}`, {fields}, '');
    const isTooLong = Object.keys(opened?.values ?? {}).length === 0 && opened?.dropped.length === 0 && !isBlank(text);
    return isTooLong ? [id] : (opened?.dropped ?? []);
  });
}

/** The parts besides the result that differ, also those that belong to no receipt. */
function alteredParts(receipt: ReadReceipt, again: Receipt): readonly string[] {
  const names = new Set([...Object.keys(again), ...Object.keys(receipt)]);
  // Another engine or other rules are no alteration by themselves.
  for (const name of ['result', 'engine', 'rulesHash'] satisfies readonly (keyof Receipt)[]) names.delete(name);
  if (receipt.edition === undefined) names.delete('edition');
  return [...names].filter((name) => !isDeepStrictEqual(ownValue(receipt, name), ownValue(again as never, name)));
}

/** The rows of the rules that differ, each with the title of its list: 'Fees per applicant: H1B'. */
function changedRules(before: readonly ReceiptRules[], after: readonly ReceiptRules[]): readonly ChangedRule[] {
  const [earlier, later] = [textsByName(before), textsByName(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((name) => {
    const [was, is] = [earlier.get(name), later.get(name)];
    if (was === is) return [];
    return [{name, ...(was !== undefined && {before: was}), ...(is !== undefined && {after: is})}];
  });
}

function textsByName(rules: readonly ReceiptRules[]): ReadonlyMap<string, string> {
  return new Map(
    rules.flatMap(({title, rows}) =>
      rows.map(({label, when, texts}) => [
        [title, label, when].filter((part) => part !== undefined).join(': '),
        texts.join('; '),
      ]),
    ),
  );
}
