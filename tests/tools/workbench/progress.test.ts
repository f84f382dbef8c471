// Do long tasks say how far they are and what they have found, and end, with their thread, when nobody waits for them?
import type {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {afterAll, describe, expect, it} from 'vitest';
import type {Progress} from '../../../src/tools/workbench/data.ts';
import {type DataRequest, openWorkers, replyTo, type Workers} from '../../../src/tools/workbench/server/http.ts';
import {runTask, tasksIn} from '../../../src/tools/workbench/server/tasks.ts';
import {cases, definition, folderWithCalculator} from './folder.ts';
import {longDefinition} from './longDefinition.ts';

const folder = folderWithCalculator();
afterAll(folder.remove);
const id = 'small-calculator';
folder.write('small-calculator.yaml', definition);
folder.write('small-calculator.cases.yaml', cases);

folder.write('long-calculator.yaml', longDefinition);

const requestFor = (path: string): DataRequest => ({
  method: 'GET',
  path,
  query: new URLSearchParams(),
  headers: {},
  body: async () => '',
});

describe('progress', () => {
  it('of a mutation counts the changes, and lists the survivors so far', () => {
    const reports: Progress[] = [];
    const {survivors} = tasksIn(folder.root).mutation(id, (progress) => reports.push(structuredClone(progress())))!;
    const [first, last] = [reports[0]!, reports.at(-1)!];
    expect(first).toMatchObject({done: 1, all: reports.length});
    expect(last.done).toBe(last.all);
    expect(last.findings.map(({line}) => line)).toEqual(expect.arrayContaining(survivors.map(({line}) => line)));
  });

  it('of an analysis counts the answer sets and the parts reached, and lists the broken laws so far', () => {
    let report: Progress | undefined;
    const stop = new Error('stop');
    // The first report is enough.
    const first = (progress: () => Progress): void => {
      report = progress();
      throw stop;
    };
    expect(() => tasksIn(folder.root).analysis('long-calculator', first)).toThrow(stop);
    expect(report).toMatchObject({all: 8 ** 7, parts: {all: expect.any(Number)}});
    expect(report!.done).toBeGreaterThan(0);
    const line = longDefinition.split('\n').findIndex((each) => each.includes('figure:')) + 1;
    expect(report!.findings).toMatchObject([{line, today: expect.any(String)}]);
  });

  it('is sent a few times a second, not with each step', () => {
    const sent: Progress[] = [];
    runTask(folder.root, 'killed', [id], (progress) => sent.push(progress));
    const {all} = sent[0]!;
    expect(all).toBeGreaterThan(20);
    expect(sent.length).toBeLessThan(all / 2);
  });
});

describe('the reply to a long task', () => {
  const reply = async (path: string, runLong: Workers['runLong']) =>
    (await replyTo(requestFor(path), {run: async () => null as never, runLong})).body as Readable;

  it('is its progress, then its result, a line each', async () => {
    const progress: Progress = {done: 1, all: 2, findings: []};
    const body = await reply(`analysis/${id}`, async (_task, _args, {onProgress}) => {
      onProgress?.(progress);
      return 'the result';
    });
    const lines = (await text(body)).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([{progress}, {result: 'the result'}]);
  });

  it('ends with the problem of a task that fails', async () => {
    const body = await reply(`mutation/${id}`, async () => {
      throw new Error('A case fails.');
    });
    expect(JSON.parse(await text(body))).toEqual({problem: 'A case fails.'});
  });
});

it('a reply that nobody reads on ends its thread, and the next task has another', async () => {
  const workers = openWorkers(folder.root);
  const failures: Error[] = [];
  const runLong: Workers['runLong'] = async (task, args, options) =>
    workers.runLong(task, args, options).catch((error: Error) => {
      failures.push(error);
      throw error;
    });
  try {
    const {body} = await replyTo(requestFor('analysis/long-calculator'), {...workers, runLong});
    for await (const chunk of body as Readable) {
      expect(JSON.parse(String(chunk))).toMatchObject({progress: {all: 8 ** 7}});
      break;
    }
    // Waits in line behind the first, if that still ran.
    const next = await replyTo(requestFor(`analysis/${id}`), workers);
    expect(await text(next.body as Readable)).toContain('"result":{"answerSets":');
    expect(failures).toMatchObject([{name: 'AbortError'}]);
  } finally {
    await workers.close();
  }
});
