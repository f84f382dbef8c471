/** `npm run verify -- receipt.json`: calculates saved results again. */
import {readFileSync, statSync} from 'node:fs';
import {forTerminal} from '../../engine/diagnostics/print.ts';
import {calendarDay, grouped, beginningOf} from '../../engine/runtime/formats.ts';
import {engineVersion} from '../../engine/published/receipt.ts';
import {readReceipt, verify, type ChangedRule, type ReadReceipt, type Verification} from '../receipts/verify.ts';
import {defineCommand, jsonText} from './command.ts';
import {openLibrary, type Library} from './definitions.ts';
import {dirOption} from './options.ts';

export const command = defineCommand({
  name: 'verify',
  summary: 'Calculates saved results again, and says which rules have changed since',
  details:
    'Exits with 1 when a result cannot be reproduced, with 2 when a file is no receipt, with 3 when the results are the same, but\n' +
    'another part of a file is not as this version writes it for its answers: because the file names another version or other rules,\n' +
    'or because it was changed. Of several codes, the first of 2, 1 and 3 counts.',
  arguments: {
    receipt: {
      description: 'Files that the page saved with "Download", or that calculate --receipt printed',
      many: true,
    },
  },
  options: {json: {type: 'boolean', description: 'Print JSON'}, dir: dirOption},
  examples: ['us-tourist-visa-calculator-2026-11-23.html'],
  async run({receipt: paths, json, dir}, {stdout, stderr}) {
    const library = openLibrary(dir);
    const reports = paths.map((path) => reportOnFile(library, path));
    if (json)
      stdout.write(jsonText(reports.map(({path, problem, verification}) => ({path, problem, ...verification}))));
    else
      for (const report of reports)
        (report.problem === undefined ? stdout : stderr).write(`${reportLines(report).join('\n')}\n`);
    if (reports.some(({problem}) => problem !== undefined)) return 2;
    const kinds = reports.map(({verification}) => verification!.kind);
    return kinds.includes('differs') ? 1 : kinds.includes('altered') ? 3 : 0;
  },
});

/** What the command says of a file. */
interface Report {
  readonly path: string;
  /** Why the file cannot be verified. */
  readonly problem?: string;
  readonly receipt?: ReadReceipt;
  readonly verification?: Verification;
}

function reportOnFile(library: Pick<Library, 'ids' | 'get'>, path: string): Report {
  let text: string;
  try {
    const {size} = statSync(path);
    if (size > MAX_FILE) return {path, problem: `It is no receipt: it has ${grouped(size)} bytes.`};
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return {path, problem: `It cannot be read: ${(error as Error).message}.`};
  }
  return receiptReport(library, path, text);
}

/** Reports on the text of a file. Never throws, whatever the text is. */
export function receiptReport(library: Pick<Library, 'ids' | 'get'>, path: string, text: string): Report {
  const receipt = readReceipt(text);
  if ('problem' in receipt) return {path, ...receipt};
  const {calculator} = receipt;
  if (!library.ids.includes(calculator)) return {path, problem: `There is no calculator '${calculator}' any more.`};
  return {path, receipt, verification: verify(library.get(calculator), receipt)};
}

/** What a terminal shows of a report: anyone may have written the file, so it is made harmless and short. */
export function reportLines(report: Report): readonly string[] {
  return shortened(linesOf(report)).map(forTerminal);
}

function linesOf({path, problem, receipt, verification}: Report): readonly string[] {
  if (receipt === undefined || verification === undefined) return [`${path}: ${problem}`];
  const {calculator, today, result} = receipt;
  const engine = beginningOf(receipt.engine);
  const isEngineSame = receipt.engine === engineVersion;
  const by = isEngineSame ? '' : ` by version ${engine} of the engine`;
  const about = `${path}: ${calculator}, calculated for ${calendarDay(today)}${by}`;
  const {areRulesSame, changed} = verification;
  const parts = [
    ...verification.refused.map((name) => `  The answer to '${name}' is none that the form accepts now.`),
    ...partLine(`Not as this version writes it for these answers${circumstance()}`, verification.altered),
  ];
  function circumstance(): string {
    if (!isEngineSame)
      return `, which may be due to the version that the file names (${engine} then, ${engineVersion} now)`;
    if (!areRulesSame) return ', which may be due to the rules that the file names';
    // Where the list of rules is another, its wording may have changed, which the hash of the rules leaves out.
    return changed.length > 0 ? '' : ', under the same rules';
  }
  if (verification.kind !== 'differs')
    return [
      `${about}: the same result${verification.kind === 'altered' ? ', but other parts differ' : ''}.`,
      ...parts,
      ...changeLines(verification, ', but not this result'),
    ];
  return [
    `${about}: another result.`,
    `  was ${JSON.stringify(result)}`,
    `  now ${JSON.stringify(verification.result)}`,
    ...parts,
    ...changeLines(verification, ''),
    ...(areRulesSame ? [`  ${suspicion(receipt, verification)}`] : []),
  ];
}

/** Why a result is another although no rule is known to have changed. */
function suspicion({engine}: ReadReceipt, {altered}: Verification): string {
  const noRule = 'No rule that the file lists has changed since: the file was changed after it was saved, or';
  if (engine !== engineVersion) return `${noRule} the engine (${beginningOf(engine)} then, ${engineVersion} now).`;
  // A changed text would show in the explanation too, but the hash of the rules leaves out wording.
  if (altered.length > 0) return `${noRule} a text that it does not list.`;
  return 'No rule has changed since, so the file was changed after it was saved.';
}

function partLine(about: string, parts: readonly string[]): readonly string[] {
  return parts.length === 0 ? [] : [`  ${about}: ${parts.join(', ')}.`];
}

function changeLines({changed, areRulesSame}: Verification, restriction: string): readonly string[] {
  if (changed.length === 0)
    return areRulesSame ? [] : [`  A rule that the page does not list has changed since${restriction}.`];
  // A label can change where no rule does, and anybody can change the list in a file.
  const heading = areRulesSame
    ? 'The file lists these rules otherwise'
    : `These rules have changed since${restriction}`;
  return [`  ${heading}:`, ...changed.map(changeLine)];
}

function changeLine({name, before, after}: ChangedRule): string {
  if (before === undefined) return `    ${name}: ${after} (new)`;
  return after === undefined ? `    ${name}: ${before} (gone)` : `    ${name}: ${before} → ${after}`;
}

/** In bytes: over ten times as much as any receipt, as for a page that opens one. */
const MAX_FILE = 1_000_000;

/** How many lines of a report are shown. */
const MAX_LINES = 40;

/** In characters. */
const MAX_LINE = 400;

function shortened(lines: readonly string[]): readonly string[] {
  const shown = lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line));
  return lines.length > MAX_LINES
    ? [...shown, `  … and ${lines.length - MAX_LINES} more lines: --json prints all.`]
    : shown;
}
