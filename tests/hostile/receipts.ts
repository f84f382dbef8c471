/** Files of saved results, as anyone can write or change them: opened by a page, and verified by the command. */
import {receiptReport, reportLines} from '../../src/tools/commands/verify.ts';
import {readReceiptFile, usableAnswers} from '../../src/app/saved/openReceipt.ts';
import {receiptOf, type Receipt} from '../../src/engine/published/receipt.ts';
import type {CompiledCalculator} from '../../src/engine/program/module.ts';
import {library} from '../calculators/compiled.ts';
import {someCalculator, soundAnswers, TODAY} from './answers.ts';
import {mutateData, oddJson} from './json.ts';
import {hostileFragment, tryFragment} from './links.ts';
import type {Random} from './random.ts';
import {mutateText, oddText} from './texts.ts';
import {breachesOfTerminal, breachesOfText, type HostileKind, type Tried} from './tried.ts';

interface ReceiptFile {
  readonly calculator: CompiledCalculator;
  /** The receipt that was changed. */
  readonly receipt: Receipt;
  readonly text: string;
}

export const receipts: HostileKind<ReceiptFile> = {
  make(random) {
    const calculator = someCalculator(random);
    const receipt = receiptOf(calculator, soundAnswers(calculator.page(TODAY).fields, random), {today: TODAY});
    return {calculator, receipt, text: hostileText(calculator, receipt, random)};
  },
  async try({receipt, text}) {
    const [page, command] = [await tryPage(text), tryCommand(receipt, text)];
    return {
      outcome: `page: ${page.outcome}; command: ${command.outcome}`,
      breaches: [
        ...page.breaches.map((each) => `page: ${each}`),
        ...command.breaches.map((each) => `command: ${each}`),
      ],
    };
  },
  show: ({text}) => text,
  limit: () => 1,
};

/** A receipt with something wrong in it. */
function hostileText(calculator: CompiledCalculator, receipt: Receipt, random: Random): string {
  switch (random.below(8)) {
    case 0:
      return mutateText(JSON.stringify(receipt), random);
    case 1:
      return oddJson(mutateData(receipt, random), random);
    case 2:
      return oddJson({...receipt, link: `/${calculator.id}${hostileFragment(calculator, random)}`}, random);
    case 3:
      return oddJson({...receipt, answers: mutateData(receipt.answers, random)}, random);
    case 4:
      return oddJson({...receipt, answers: {...receipt.answers, [oddText(random)]: oddText(random)}}, random);
    case 5:
      return oddJson({...receipt, [random.of(Object.keys(receipt))]: oddText(random)}, random);
    case 6: {
      const key = random.of(['explanation', 'rules', 'result', 'completeness'] as const);
      return oddJson({...receipt, [key]: mutateData(receipt[key], random)}, random);
    }
    default:
      return oddJson(receipt, random);
  }
}

async function tryPage(text: string): Promise<Tried> {
  const read = await readReceiptFile(new Blob([text]));
  if (typeof read === 'string') return {outcome: 'refused', breaches: []};
  const breaches = breachesOfText([read.title, read.headline].join(' '), text, 'the page');
  if (!library.ids.includes(read.calculator)) return {outcome: 'of no calculator', breaches};
  const calculator = library.get(read.calculator);
  const {values} = usableAnswers(read, calculator.page(TODAY), calculator.rulesHash);
  const fragment = tryFragment(calculator, read.fragment);
  const isEmpty = Object.values(values).every((answer) => answer === '');
  return {outcome: isEmpty ? 'no answers' : 'opened', breaches: [...breaches, ...fragment.breaches]};
}

/** Whatever differs from the receipt that was changed is refused or named. */
function tryCommand(receipt: Receipt, text: string): Tried {
  const report = receiptReport(library, 'receipt.json', text);
  const lines = reportLines(report).join('\n');
  const breaches = [...breachesOfText(lines, text, 'the command'), ...breachesOfTerminal(lines)];
  if (report.problem !== undefined) return {outcome: 'refused', breaches};
  const isSilent = /^[^\n]*: the same result\.$/.test(lines) && !lines.includes(' by version ');
  const isSame = sorted(JSON.parse(text)) === sorted(receipt);
  return {
    outcome: report.verification!.kind,
    breaches:
      isSilent && !isSame && !isSoundAnyway(text) ? [...breaches, 'says nothing about what was changed'] : breaches,
  };
}

/** Whether a changed file is what the calculator itself writes for the answers in it. */
function isSoundAnyway(text: string): boolean {
  const {calculator, answers, today} = JSON.parse(text) as Receipt;
  return sorted(JSON.parse(text)) === sorted(receiptOf(library.get(calculator), answers, {today}));
}

/** The data as text, whatever the order of its keys. */
function sorted(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
