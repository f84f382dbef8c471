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
import {runInProcess} from '../commands/runInProcess.ts';
import {bundledWorker} from './bundledWorker.ts';

const id = 'germany-blue-card-calculator';
const path = `calculators/europe/${id}.yaml`;
const sources = readFiles(listFiles('calculators'), process.cwd(), () => undefined);
const files: ProjectFiles = sources.map((source) => ({path: source.path, text: source.text}));
const project = openProject(() => sources);
const edited = (from: RegExp, to: string): ProjectFiles =>
  files.map((file) => (file.path === path ? {...file, text: file.text.replace(from, to)} : file));

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

it('checks all definitions with their cases', async () => {
  const {diagnostics, runs} = project.check();
  const checked = await engine.call('check', [files]);
  expect(checked.diagnostics).toEqual(diagnostics.map(toJson));
  expect(checked.cases).toBe([...runs.values()].reduce((sum, {cases}) => sum + cases, 0));
  expect(checked.compared).toBeGreaterThan(10_000);
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
  const {calculator, cases, model} = project.get(id)!.valid!;
  for (const {answers, today, rules} of caseRuns(cases!, calculator)) {
    const {lines, ...calculated} = (await engine.call('calculate', [id, answers, today, rules]))!;
    const evaluation = calculator.under(rules).evaluate(answers, today);
    expect(calculated).toEqual({result: evaluation.result, card: evaluation.card(), values: evaluation.values()});
    expect(lines.length).toBeGreaterThan(5);
  }
  expect(model.definition.id).toBe(id);
});

it('runs the cases', async () => {
  const {calculator, cases} = project.get(id)!.valid!;
  const shown = (await engine.call('cases', [id]))!;
  expect(shown.runs).toEqual(caseRuns(cases!, calculator));
  expect(Object.keys(shown.runsByLine).length).toBeGreaterThan(20);
  expect(await engine.call('cases', ['no-such-calculator'])).toBeNull();
});

it('analyses and mutates as the commands do, and says how far it is', async () => {
  expect(await engine.call('analyse', [id])).toEqual(summarizeAnalysis(project.get(id)!));
  const progress: TaskProgress[] = [];
  const mutation = await engine.call('mutate', [id], {onProgress: (known) => progress.push(known)});
  expect(mutation).toEqual(summarizeMutation(project.get(id)!));
  expect(progress.length).toBeGreaterThan(1);
  expect(progress.at(-1)!.millisecondsLeft).toBeLessThan(progress[0]!.millisecondsLeft);
});

it('compares two versions as the command does', async () => {
  const after = edited(/43_\d00/, '47_000');
  const folders = ['before', 'after'].map((name) => join(folder, name));
  for (const [index, version] of [files, after].entries())
    for (const file of version.filter((each) => each.path.includes(id))) {
      const target = join(folders[index]!, file.path.replace('calculators/', ''));
      mkdirSync(dirname(target), {recursive: true});
      writeFileSync(target, file.text);
    }
  const ofCalculator = (version: ProjectFiles): ProjectFiles => version.filter((file) => file.path.includes(id));
  const {out} = await runInProcess(diff, [...folders, '--markdown']);
  const report = await engine.call('diff', [ofCalculator(files), ofCalculator(after)]);
  expect(report).toContain('47,000');
  expect(report).toBe(out.replaceAll(/ --dir \S+(?=`)/g, ''));
});

it('stops in the middle of a task, and goes on with what else was asked', async () => {
  const stop = new AbortController();
  const before = started;
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
