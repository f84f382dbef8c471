// Does the server answer the official client over stdio, and go on after whatever it is sent? That it calculates and explains as the page does
// is tested by tests/browser/conformance.
import {tmpdir} from 'node:os';
import {resolve} from 'node:path';
import {PassThrough} from 'node:stream';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveAssistant} from '../../../src/tools/assistant/server.ts';
import {library} from '../../calculators/compiled.ts';
import {UNANSWERED} from '../../limits.ts';

const client = new Client({name: 'test', version: '1.0.0'});
/** The client's own limit is a minute, in which a busy machine may not even have started the server. */
const patient = {timeout: UNANSWERED};

// As a client starts it: in a folder of its own.
beforeAll(() =>
  client.connect(
    new StdioClientTransport({command: process.execPath, args: [resolve('scripts/run.mjs'), 'mcp'], cwd: tmpdir()}),
    patient,
  ),
);
afterAll(() => client.close());

interface Answer {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly isError: boolean;
}

async function call(name: string, request: Readonly<Record<string, unknown>>): Promise<Answer> {
  const {content, structuredContent, isError = false} = await client.callTool({name, arguments: {...request}}, patient);
  const [first] = content;
  return {text: first?.type === 'text' ? first.text : '', data: structuredContent as Answer['data'], isError};
}

it('names its tools, all of which only read', async () => {
  const {tools} = await client.listTools({}, patient);
  expect(tools.map(({name}) => name)).toEqual(['find', 'describe', 'calculate', 'explain', 'what_would_change_it']);
  expect(tools.every(({annotations}) => annotations?.readOnlyHint === true)).toBe(true);
  expect(client.getInstructions()).toContain('leave out the rest');
});

it('finds calculators as the search of the site does', async () => {
  const {data, text} = await call('find', {query: 'days in Schengen'});
  expect(data!.calculators).toMatchObject([{id: 'schengen-visa-calculator'}, {id: 'schengen-trip-planner'}]);
  expect(text).toMatch(/^The best matches first:\n- schengen-visa-calculator: /);
  expect((await call('find', {query: ''})).data!.calculators).toHaveLength(library.ids.length);
  expect((await call('find', {query: 'qqqqqqqq'})).text).toMatch(/^Nothing was found\./);
});

it('calculates with what a reader needs to judge the result', async () => {
  const id = 'us-tourist-visa-calculator';
  const {data} = await call('calculate', {
    calculator: id,
    answers: {visaType: 'F1', applicants: 2},
    today: '2026-11-23',
  });
  expect(data).toMatchObject({
    result: {total: 370},
    sources: expect.arrayContaining([
      expect.objectContaining({url: expect.stringMatching(/^https:/) as string}),
    ]) as unknown[],
    notice: expect.stringMatching(/edition/) as string,
    disclaimer: expect.stringContaining('This is an estimate.') as string,
    link: expect.stringContaining(`/${id}#answers:`) as string,
  });
});

describe('a hostile request', () => {
  const long = 'x'.repeat(1_000);

  const uk = 'uk-skilled-worker-calculator';
  const planner = 'schengen-trip-planner';

  it.each<readonly [string, string, Readonly<Record<string, unknown>>]>([
    ['a path for an id', 'describe', {calculator: '../../package.json'}],
    ['an inherited property for an id', 'calculate', {calculator: 'constructor', answers: {}}],
    ['no id', 'describe', {}],
    ['a long query', 'find', {query: long}],
    ['a query of signs', 'find', {query: '(((((.*+?^$'}],
    ['a prototype', 'calculate', {calculator: uk, answers: JSON.parse('{"__proto__": {"salary": 1}}')}],
    ['inherited properties for questions', 'calculate', {calculator: uk, answers: {toString: 1, constructor: 'x'}}],
    ['long answers', 'calculate', {calculator: uk, answers: {salary: long, jobOffer: long, [long]: 1}}],
    ['a list for an object', 'calculate', {calculator: uk, answers: [1, 2]}],
    ['a number beyond all', 'calculate', {calculator: uk, answers: {salary: 1e308}, today: '9999-12-31'}],
    ['many blank items', 'explain', {calculator: planner, answers: {trips: ';,'.repeat(5_000)}}],
    [
      'many items without fields',
      'explain',
      {calculator: planner, answers: {trips: Array.from({length: 400}, () => ({}))}},
    ],
    [
      'the first day',
      'what_would_change_it',
      {calculator: 'global-visa-status-tracker', answers: {}, today: '0001-01-01'},
    ],
    ['a further key', 'what_would_change_it', {calculator: uk, answers: {}, other: 1}],
  ])('with %s is answered', async (_, tool, request) => {
    const {text} = await call(tool, request);
    expect(text).toMatch(/./);
    expect(text).not.toMatch(/internal-error|TypeError|is not a function/);
  });

  it.each([
    ['an answer', '{"__proto__": 5}', '__proto__: There is no such question.'],
    ['one in a list', '{"trips": [{"__proto__": "2026-01-01"}]}', 'trips: An item has only: entry and exit.'],
  ])('with %s named __proto__ says so, as with any name of no question', async (_, answers, problem) => {
    const {text} = await call('calculate', {calculator: planner, answers: JSON.parse(answers) as object});
    expect(text).toContain(`- ${problem}`);
  });

  it('with thousands of wrong answers has a short reply', async () => {
    const answers = (answer: unknown) =>
      Object.fromEntries(Array.from({length: 20_000}, (_, number) => [`q${number}`, answer]));
    for (const answer of [1, {}, [1]]) {
      const {text} = await call('calculate', {calculator: uk, answers: answers(answer)});
      expect(text).toContain('19,995 more of the names');
      expect(text.length).toBeLessThan(4_000);
    }
  });

  it('of a tool that does not exist is an error', async () => {
    await expect(call('delete', {})).rejects.toThrow(/delete/);
  });

  it('that is not part of the protocol is ignored or refused, and the next one is answered', async () => {
    const initialize = {protocolVersion: '2025-06-18', capabilities: {}, clientInfo: {name: 'x', version: '1'}};
    const [stdin, stdout] = [new PassThrough(), new PassThrough()];
    const site = {library, address: 'https://visas.example', documents: () => [], today: () => '2026-11-23'};
    const served = serveAssistant(site, '1.0.0', stdin, stdout, () => undefined);
    for (const line of [
      'no JSON',
      '[]',
      'x'.repeat(11_000_000),
      '{"jsonrpc": "2.0", "id": 1}',
      '{"jsonrpc": "1.0", "id": {"a": 1}, "method": 5}',
      JSON.stringify({jsonrpc: '2.0', id: 2, method: 'initialize', params: initialize}),
      JSON.stringify({jsonrpc: '2.0', id: 3, method: 'tools/call', params: {name: 'describe', arguments: 'x'}}),
      JSON.stringify({jsonrpc: '2.0', id: 4, method: 'nonsense'}),
      JSON.stringify({jsonrpc: '2.0', id: 5, method: 'ping'}),
    ])
      stdin.write(`${line}\n`);
    let out = '';
    for await (const chunk of stdout) {
      out += String(chunk);
      if (out.includes('"id":5')) break;
    }
    stdin.end();
    await served;
    const replies = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as {id?: unknown; result?: unknown; error?: unknown});
    expect(replies.find(({id}) => id === 2)).toHaveProperty('result.serverInfo.name', 'visatally');
    expect(replies.find(({id}) => id === 4)).toHaveProperty('error');
    expect(replies.find(({id}) => id === 5)).toHaveProperty('result');
  });
});
