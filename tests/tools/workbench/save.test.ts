// Is a case saved only at the request of a page of this server, under a unique name, and in the usual style?
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {type DataRequest, replyTo, type Workers} from '../../../src/tools/workbench/server/http.ts';
import {tasksIn} from '../../../src/tools/workbench/server/tasks.ts';
import {cases, folderWithCalculator} from './folder.ts';

const folder = folderWithCalculator();
afterAll(folder.remove);
const tasks = tasksIn(folder.root);
// As data reaches a thread.
const run = (async (task: keyof typeof tasks, ...given: never[]) =>
  (tasks[task] as (...each: never[]) => unknown)(...structuredClone(given))) as unknown as Workers['run'];
const runLong = async () => null;

beforeEach(() => folder.write('small-calculator.cases.yaml', cases));

const doctor = {name: 'A doctor without an age', answers: {job: 'doctor', age: ''}, today: '2026-02-01'};

function post(given: unknown, changed: Partial<DataRequest> = {}): ReturnType<typeof replyTo> {
  const headers = {host: 'localhost:5173', origin: 'http://localhost:5173', 'content-type': 'application/json'};
  const request: DataRequest = {
    method: 'POST',
    path: 'cases/small-calculator',
    query: new URLSearchParams(),
    headers,
    body: async () => (typeof given === 'string' ? given : JSON.stringify(given)),
    ...changed,
  };
  return replyTo(request, {run, runLong});
}

describe('save this as a case', () => {
  it('appends it, with its day and the result that the rules give', async () => {
    expect((await post(doctor)).status).toBe(201);
    const saved = folder.cases();
    expect(saved).toContain(`  - case: "A doctor without an age"\n`);
    expect(saved).toContain(
      `    today: 2026-02-01\n    but: {job: doctor}\n    expect: {eligible: false, cost: 240}\n\nladders:`,
    );
    expect(saved.startsWith(cases.slice(0, cases.indexOf('\n\nladders')))).toBe(true);
  });

  it('is not reviewed yet, and passes', async () => {
    await post(doctor);
    const {runs, cases: counted} = tasks.details('small-calculator')!;
    expect(runs[3]).toMatchObject({name: doctor.name, notReviewed: true, passed: true, today: '2026-02-01'});
    expect(counted).toEqual({passed: 5, failed: 0, notReviewed: 1});
  });

  it.each([
    ['no name', {...doctor, name: ' '}],
    ['a name of two lines', {...doctor, name: 'One\ntwo'}],
    ['a name that is taken', {...doctor, name: 'An old cook'}],
    ['a day that does not exist', {...doctor, today: '2026-02-30'}],
    ['an input that does not exist', {...doctor, answers: {jobb: 'doctor'}}],
    ['answers that are no texts', {...doctor, answers: {age: 30}}],
    ['a list', []],
    ['answers in a list', {...doctor, answers: []}],
    ['no answers', {...doctor, answers: null}],
    ['an input with the name of what objects inherit from', JSON.stringify(doctor).replace('"age"', '"__proto__"')],
    ['an answer that the file would read as another', {...doctor, answers: {job: 'blank'}}],
  ])('rejects %s', async (_, given) => {
    expect((await post(given)).status).toBe(422);
    expect(folder.cases()).toBe(cases);
  });

  it.each(['answers', 'name', 'more'])('never sends to a thread what is nested too deeply: %s', async (key) => {
    const nested = '['.repeat(40_000) + ']'.repeat(40_000);
    const {status, body} = await post(`{"answers":{},"today":"2026-02-01","name":" ","${key}":${nested}}`);
    expect([status, body]).toEqual([422, expect.stringContaining('"saved":false')]);
  });

  const headers = {host: 'localhost:5173', origin: 'http://localhost:5173', 'content-type': 'application/json'};
  it.each([
    [403, 'another site', {headers: {...headers, origin: 'https://evil.example'}}],
    [403, 'a site of the same name elsewhere', {headers: {...headers, origin: 'http://localhost:5174'}}],
    [403, 'nobody', {headers: {host: headers.host, 'content-type': headers['content-type']}}],
    [415, 'a form', {headers: {...headers, 'content-type': 'text/plain'}}],
    [415, 'a type that begins like JSON', {headers: {...headers, 'content-type': 'application/json-foo'}}],
    [415, 'no type', {headers: {host: headers.host, origin: headers.origin}}],
    [405, 'GET', {method: 'GET'}],
    [405, 'DELETE', {method: 'DELETE'}],
    [404, 'another calculator', {path: 'cases/other'}],
  ])('responds %i to %s', async (status, _, changed) => {
    expect((await post(doctor, changed)).status).toBe(status);
    expect(folder.cases()).toBe(cases);
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json ;charset=utf-8'])(
    'takes %s',
    async (type) => {
      expect((await post(doctor, {headers: {...headers, 'content-type': type}})).status).toBe(201);
    },
  );

  it('responds 400 to invalid JSON', async () => {
    expect((await post('{')).status).toBe(400);
  });
});

it('data that is only read cannot be posted to', async () => {
  const headers = {host: 'localhost:5173'};
  const request = {path: 'details/small-calculator', query: new URLSearchParams(), headers, body: async () => ''};
  expect((await replyTo({...request, method: 'GET'}, {run, runLong})).status).toBe(200);
  expect((await replyTo({...request, method: 'POST'}, {run, runLong})).status).toBe(405);
});
