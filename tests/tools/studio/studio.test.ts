// Does the studio's worker, as a browser has it and where no text may be evaluated, say the same as the commands; and can a task be stopped?
import {fork} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {listFiles, readFiles} from '../../../src/engine/project/files.ts';
import {openProject} from '../../../src/engine/project/openProject.ts';
import {toJson} from '../../../src/engine/diagnostics/print.ts';
import {command as diff} from '../../../src/tools/commands/diff.ts';
import {type Engine, type EngineWorker, startEngine} from '../../../src/tools/studio/engine.ts';
import type {ProjectFiles, Reply, TaskProgress} from '../../../src/tools/studio/protocol.ts';
import {caseRuns} from '../../../src/tools/workbench/server/cases.ts';
import {summarizeAnalysis, summarizeMutation} from '../../../src/tools/workbench/server/summaries.ts';
import {isFull} from '../../samples.ts';
import {runInProcess} from '../commands/runInProcess.ts';
import {cases, definition} from '../workbench/folder.ts';
import {bundledWorker} from './bundledWorker.ts';

const id = 'germany-blue-card-calculator';
const path = `calculators/europe/${id}.yaml`;
const sources = readFiles(listFiles('calculators'), process.cwd(), () => undefined);
const files: ProjectFiles = sources.map((source) => ({path: source.path, text: source.text}));
const project = openProject(() => sources);
const edited = (from: RegExp, to: string): ProjectFiles =>
  files.map((file) => (file.path === path ? {...file, text: file.text.replace(from, to)} : file));

const smallId = 'small-calculator';
const smallFiles: ProjectFiles = [
  {path: `calculators/europe/${smallId}.yaml`, text: definition},
  {path: `calculators/europe/${smallId}.cases.yaml`, text: cases},
];

let folder: string;
let engine: Engine;
let started = 0;

/** A process in the place of a worker: only a process can be forbidden to evaluate text. */
function startWorker(): EngineWorker {
  started++;
  const child = fork(join(folder, 'process.mjs'), {
    execArgv: ['--disallow-code-generation-from-strings'],
    serialization: 'advanced',
  });
  return {
    postMessage: (request) => void child.send(request),
    addEventListener: (type: string, listen: (event: never) => void) => {
      if (type === 'message') child.on('message', (data: Reply) => listen({data} as never));
      else child.on('exit', (code) => code !== null && listen({message: 'The process ended.'} as never));
    },
    terminate: () => void child.kill('SIGKILL'),
  };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visatally-studio-'));
  writeFileSync(join(folder, 'worker.mjs'), await bundledWorker());
  writeFileSync(
    join(folder, 'process.mjs'),
    `globalThis.self = {
  postMessage: (reply) => process.send(reply),
  addEventListener: (_, listen) => process.on('message', (data) => data === 'fail' ? process.exit(1) : listen({data})),
};
await import('./worker.mjs');
`,
  );
  engine = startEngine(startWorker);
});

afterAll(() => {
  engine.close();
  rmSync(folder, {recursive: true});
});

it('checks definitions with their cases: in full runs all of them', async () => {
  const ids = isFull ? undefined : [id, 'schengen-trip-planner'];
  const {diagnostics, runs} = ids === undefined ? project.check() : project.checkSelected(ids);
  const checked = await engine.call('check', [files, ids]);
  expect(checked.diagnostics).toEqual(diagnostics.map(toJson));
  const sum = (key: 'cases' | 'compared'): number => [...runs.values()].reduce((all, run) => all + run[key], 0);
  expect(checked).toMatchObject({cases: sum('cases'), compared: sum('compared')});
  expect(checked.compared).toBeGreaterThan(100);
});

it('finds a mistake at its place', async () => {
  const {diagnostics} = await engine.call('check', [edited(/^title:/m, 'titel:'), [id]]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({code: 'unknown-key', file: path, hint: "Did you mean 'title'?"}),
  );
  expect(await engine.call('calculate', [id, {}, '2026-11-23'])).toBeNull();
  expect((await engine.call('check', [files, [id]])).diagnostics).toEqual([]);
});

it('calculates what the page shows, and says by which lines', async () => {
  const {calculator, cases: own} = project.get(id)!.valid!;
  for (const {answers, today, rules} of caseRuns(own!, calculator)) {
    const {lines, ...calculated} = (await engine.call('calculate', [id, answers, today, rules]))!;
    const evaluation = calculator.under(rules).evaluate(answers, today);
    expect(calculated).toEqual({result: evaluation.result, card: evaluation.card(), values: evaluation.values()});
    expect(lines.length).toBeGreaterThan(5);
  }
});

it('runs the cases', async () => {
  const {calculator, cases: own} = project.get(id)!.valid!;
  const shown = (await engine.call('cases', [id]))!;
  expect(shown.runs).toEqual(caseRuns(own!, calculator));
  expect(Object.keys(shown.runsByLine).length).toBeGreaterThan(20);
  expect(await engine.call('cases', ['no-such-calculator'])).toBeNull();
});

it('analyses and mutates as the commands do, and says how far it is', async () => {
  const small = openProject(() => smallFiles).get(smallId)!;
  await engine.call('check', [smallFiles]);
  expect(await engine.call('analyse', [smallId])).toEqual(summarizeAnalysis(small));
  const progress: TaskProgress[] = [];
  const mutation = await engine.call('mutate', [smallId], {onProgress: (known) => progress.push(known)});
  expect(mutation).toEqual(summarizeMutation(small));
  expect(progress[0]).toMatchObject({done: expect.any(Number), millisecondsLeft: expect.any(Number)});
});

it('compares two versions as the command does', async () => {
  const after = smallFiles.map((file) => ({...file, text: file.text.replace('value: 30', 'value: 35')}));
  const folders = ['before', 'after'].map((name) => join(folder, name));
  for (const [index, version] of [smallFiles, after].entries())
    for (const file of version) {
      const target = join(folders[index]!, file.path.replace('calculators/', ''));
      mkdirSync(dirname(target), {recursive: true});
      writeFileSync(target, file.text);
    }
  const {out} = await runInProcess(diff, [...folders, '--markdown']);
  const report = await engine.call('diff', [smallFiles, after]);
  expect(report).toContain('35');
  expect(report).toBe(out.replaceAll(/ --dir \S+(?=`)/g, '').replaceAll(`${folders[1]}/`, 'calculators/'));
});

it('stops in the middle of a task, and goes on with what else was asked', async () => {
  const stop = new AbortController();
  const before = started;
  await engine.call('check', [files, [id]]);
  const stopped = engine.call('mutate', [id], {signal: stop.signal, onProgress: () => stop.abort()});
  const next = engine.call('calculate', [id, {}, '2026-11-23']);
  await expect(stopped).rejects.toThrow('aborted');
  expect(await next).toMatchObject({card: expect.any(Array)});
  expect(started).toBe(before + 1);
});

it('starts again after a failure, with the same project', async () => {
  const own = startEngine(startWorker);
  await own.call('check', [files, [id]]);
  await expect(own.call('calculate', [id, {}, 'no day'])).resolves.toBeDefined();
  own.close();
  expect(await own.call('calculate', [id, {}, '2026-11-23'])).toMatchObject({card: expect.any(Array)});
  own.close();
});

it('a task that fails says why, and the worker goes on', async () => {
  await expect(engine.call('diff', [undefined as never, []])).rejects.toThrow(Error);
  expect((await engine.call('check', [files, [id]])).diagnostics).toEqual([]);
});
