/** The ways to calculate that answer any question: each gives what it says about each set of answers, in the same form. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import type {Frame} from '@playwright/test';
import {distFolder} from '../../../scripts/build/folders.ts';
import type * as CalculatorDirectory from '../../../src/app/calculators/calculatorDirectory.ts';
import {receiptIn} from '../../../src/engine/published/receiptFile.ts';
import type * as CalculateForm from '../../../src/app/form/calculateForm.ts';
import type * as ReceiptModule from '../../../src/app/saved/receipt.ts';
import type {Receipt} from '../../../src/engine/published/receipt.ts';
import type {
  Calculation,
  Completeness,
  ExplainedBlock,
  Explanation,
  On,
} from '../../../src/engine/results/published.ts';
import type {Asked} from './asked.ts';

/** What a way says about answers. */
export interface Said {
  /** Null while a required answer is missing. */
  readonly result: unknown;
  /** Missing where a page shows nothing but what is still needed. */
  readonly completeness?: Completeness;
  readonly blocks: readonly ExplainedBlock[];
}

/** A way to calculate. */
export interface Way {
  readonly name: string;
  /** For sets of answers to one calculator. */
  ask(asked: readonly Asked[]): Promise<readonly Said[]>;
  close(): Promise<void>;
}

const run = resolve('scripts/run.mjs');

/** `npm run calculate -- --jsonl --receipt`. */
export function openCommand(): Way {
  const command = spawn(process.execPath, [run, 'calculate', '--jsonl', '--receipt'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(command.stdout)[Symbol.asyncIterator]();
  return {
    name: 'command',
    async ask(asked) {
      for (const {calculator, today, rules, answers} of asked)
        command.stdin.write(`${JSON.stringify({calculator, today, rules, inputs: answers})}\n`);
      const replies: Said[] = [];
      while (replies.length < asked.length) {
        const {value} = (await lines.next()) as {value: string};
        replies.push(saidBy(JSON.parse(value) as Receipt));
      }
      return replies;
    },
    async close() {
      command.stdin.end();
      await once(command, 'exit');
    },
  };
}

const saidBy = ({result, completeness, explanation}: Receipt): Said => ({
  result,
  completeness,
  blocks: explanation.blocks,
});

/** The package as `npm run package` builds it. */
export async function openPackage(): Promise<Way> {
  const folder = mkdtempSync(join(tmpdir(), 'visatally-package-'));
  const build = spawn(process.execPath, [run, 'package', '--out', folder], {stdio: ['ignore', 'ignore', 'inherit']});
  const [code] = (await once(build, 'exit')) as [number];
  if (code !== 0) throw new Error('The package could not be built.');
  interface PackageModule {
    calculate(answers: unknown, on: On): Calculation;
    explain(answers: unknown, on: On): Explanation;
  }
  return {
    name: 'package',
    async ask(asked) {
      const {href} = pathToFileURL(join(folder, `calculators/${asked[0]!.calculator}.js`));
      const {calculate, explain} = (await import(href)) as PackageModule;
      return asked.map(({today, rules, answers}) => {
        const on = {today, ...(rules !== undefined && {rules})};
        const {result, completeness} = calculate(answers, on);
        return {result, completeness, blocks: explain(answers, on).blocks};
      });
    },
    close: async () => rmSync(folder, {recursive: true}),
  };
}

/** `npm run mcp`, with the official client. */
export async function openAssistant(): Promise<Way> {
  const client = new Client({name: 'conformance', version: '1.0.0'});
  await client.connect(new StdioClientTransport({command: process.execPath, args: [run, 'mcp'], cwd: tmpdir()}));
  const call = async (name: string, {calculator, today, rules, answers}: Asked): Promise<Said> => {
    const {structuredContent} = await client.callTool({name, arguments: {calculator, today, rules, answers}});
    const {result, completeness, blocks = []} = structuredContent as unknown as Said;
    return {result, completeness: completeness!, blocks};
  };
  return {
    name: 'assistant',
    // Some at a time: while one is calculated, the next is on its way.
    async ask(asked) {
      const replies: Said[] = [];
      for (let from = 0; from < asked.length; from += 8)
        replies.push(...(await Promise.all(asked.slice(from, from + 8).map((each) => call('explain', each)))));
      return replies;
    },
    close: () => client.close(),
  };
}

/**
 * A page of the built site, or one in a frame: the modules that its form loads calculate, and the file of "Download" is
 * read in place of being saved.
 */
export function waysOfPage(name: string, frame: Frame): Way {
  const addresses = ['calculatorFiles', 'calculateForm', 'saveReceipt'].map(addressOfExport);
  return {
    name,
    ask: async (asked) => (await frame.evaluate(calculateInPage, {asked, addresses})).map(saidInPage),
    close: async () => {},
  };
}

interface SaidInPage {
  readonly completeness: Completeness;
  readonly receipt: string;
}

/** @param said null where the page shows no result */
function saidInPage(said: SaidInPage | null): Said {
  if (said === null) return {result: null, blocks: []};
  return {...saidBy(JSON.parse(receiptIn(said.receipt)) as Receipt), completeness: said.completeness};
}

/** The address of the script of the built site that exports this, by itself or in the object of a module that shares the script. */
function addressOfExport(name: string): string {
  const exported = new RegExp(String.raw`export\{(?:[^}]*,)?(?:\w+ as )?${name}[,}]|[{,]${name}:\(\)=>`);
  const assets = join(distFolder, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const file = scripts.find((each) => exported.test(readFileSync(join(assets, each), 'utf8')));
  if (file === undefined) throw new Error(`No script of the site exports '${name}'.`);
  return `/assets/${file}`;
}

/** Runs in the page, as useCalculation.ts does. */
async function calculateInPage({
  asked,
  addresses,
}: {
  readonly asked: readonly Asked[];
  readonly addresses: readonly string[];
}): Promise<readonly (SaidInPage | null)[]> {
  const modules = await Promise.all(addresses.map((address) => import(address)));
  const withModules = modules.map((module) => Object.assign({}, module, ...Object.values(module)));
  const [{calculatorFiles}, {calculateForm, proven}, {saveReceipt}] = withModules as [
    typeof CalculatorDirectory,
    typeof CalculateForm,
    typeof ReceiptModule,
  ];
  const form = await calculatorFiles.get(asked[0]!.calculator)!.definition();
  const result = await form.loadResult();
  let saved = new Blob();
  const own = {createObjectURL: URL.createObjectURL, click: HTMLAnchorElement.prototype.click};
  URL.createObjectURL = (file) => {
    saved = file as Blob;
    return '#';
  };
  HTMLAnchorElement.prototype.click = () => {};
  const said: (SaidInPage | null)[] = [];
  for (const {answers, today, rules} of asked) {
    const calculated = rules === undefined ? result : result.under!(rules);
    const calculator = {...form, ...(rules !== undefined && form.under!(rules)), ...calculated, under: result.under!};
    const calculation = calculateForm(calculator, {...answers}, today, rules);
    if (calculation === null) {
      said.push(null);
      continue;
    }
    const {completeness} = proven(calculation, calculated);
    await saveReceipt(calculation);
    said.push({completeness, receipt: await saved.text()});
  }
  URL.createObjectURL = own.createObjectURL;
  HTMLAnchorElement.prototype.click = own.click;
  return said;
}
