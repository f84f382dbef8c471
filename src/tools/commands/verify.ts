/** `npm run verify -- receipt.json`: calculates saved results again. */
import {readFileSync} from 'node:fs';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {engineVersion} from '../../engine/published/receipt.ts';
import {readReceipt, verify, type ChangedRule, type ReadReceipt, type Verification} from '../receipts/verify.ts';
import {defineCommand, jsonText} from './command.ts';
import {dirOption, openLibrary} from './definitions.ts';

export const command = defineCommand({
  name: 'verify',
  summary: 'Calculates saved results again, and says which rules have changed since',
  details: 'Exits with 1 when a result cannot be reproduced, with 2 when a file is no receipt.',
  arguments: {receipt: {description: 'Files that the page saved with "Download this result"', many: true}},
  options: {json: {type: 'boolean', description: 'Print JSON'}, dir: dirOption},
  examples: ['us-tourist-visa-calculator-2026-11-23.json'],
  async run({receipt: paths, json, dir}, {stdout, stderr}) {
    const library = openLibrary(dir);
    const reports = paths.map((path): Report => {
      const receipt = readFile(path);
      if ('problem' in receipt) return {path, ...receipt};
      const {calculator} = receipt;
      if (!library.ids.includes(calculator)) return {path, problem: `There is no calculator '${calculator}' any more.`};
      return {path, receipt, verification: verify(library.get(calculator), receipt)};
    });
    if (json)
      stdout.write(jsonText(reports.map(({path, problem, verification}) => ({path, problem, ...verification}))));
    else
      for (const report of reports)
        (report.problem === undefined ? stdout : stderr).write(`${linesOf(report).join('\n')}\n`);
    if (reports.some(({problem}) => problem !== undefined)) return 2;
    return reports.some(({verification}) => verification?.kind === 'differs') ? 1 : 0;
  },
});

interface Report {
  readonly path: string;
  readonly problem?: string;
  readonly receipt?: ReadReceipt;
  readonly verification?: Verification;
}

function readFile(path: string): ReturnType<typeof readReceipt> {
  try {
    return readReceipt(readFileSync(path, 'utf8'));
  } catch (error) {
    return {problem: `It cannot be read: ${(error as Error).message}.`};
  }
}

function linesOf({path, problem, receipt, verification}: Report): readonly string[] {
  if (receipt === undefined || verification === undefined) return [`${path}: ${problem}`];
  const {calculator, today, engine, result} = receipt;
  const about = `${path}: ${calculator}, calculated for ${calendarDay(today)}`;
  const changed = verification.changed.map(changeLine);
  if (verification.kind === 'reproduced')
    return [
      `${about}: the same result.`,
      ...(changed.length === 0 ? [] : ['  These rules have changed since, but not this result:', ...changed]),
    ];
  const {refused, areRulesSame} = verification;
  return [
    `${about}: another result.`,
    `  was ${JSON.stringify(result)}`,
    `  now ${JSON.stringify(verification.result)}`,
    ...refused.map((name) => `  The answer to '${name}' is none that the form accepts now.`),
    ...(changed.length === 0 ? [] : ['  These rules have changed since:', ...changed]),
    ...(areRulesSame
      ? [
          engine === engineVersion
            ? '  No rule has changed since, so the file was changed after it was saved.'
            : `  No rule has changed since: the file was changed after it was saved, or the engine (${engine} then, ${engineVersion} now).`,
        ]
      : []),
    ...(!areRulesSame && changed.length === 0 ? ['  A rule that the page does not list has changed since.'] : []),
  ];
}

function changeLine({name, before, after}: ChangedRule): string {
  if (before === undefined) return `    ${name}: ${after} (new)`;
  return after === undefined ? `    ${name}: ${before} (gone)` : `    ${name}: ${before} → ${after}`;
}
