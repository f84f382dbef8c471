// Does every message of a client arrive as it was sent, however its bytes are cut, and is every other line answered?
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {expect, it} from 'vitest';
import {soundMessages} from '../../../src/tools/assistant/messages.ts';
import {MAX_LINE} from '../../../src/tools/lines.ts';

/** What is passed on, and what is answered, of lines that arrive in chunks of so many bytes. */
async function sent(lines: string, size: number): Promise<{readonly passed: string; readonly answers: string}> {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const bytes = Buffer.from(lines);
  for (let at = 0; at < bytes.length; at += size) stdin.write(bytes.subarray(at, at + size));
  stdin.end();
  const passed = await text(soundMessages(stdin, stdout));
  stdout.end();
  return {passed, answers: await text(stdout)};
}

const message = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"query":"Größe 💡 日本"}}\n';

it.each([1, 2, 3, 7, 1_000])('of chunks of %d bytes', async (size) => {
  expect(await sent(message + message, size)).toEqual({passed: message + message, answers: ''});
});

it('what is no message', async () => {
  const {passed, answers} = await sent(`not JSON\n${message}{"id":7}\n\n`, 5);
  expect(passed).toBe(message);
  const [first, second] = answers
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(first).toMatchObject({error: {code: -32_700}});
  expect(second).toMatchObject({id: 7, error: {code: -32_600}});
});

it.each([
  [
    '{"id":7,"jsonrpc":"2.0","method":"a","params":{"age":30,"age":50}}',
    "This line has 'age' twice, and nobody knows which one was meant.",
  ],
  [
    `{"id":7,"jsonrpc":"2.0","method":"a","params":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    'This line is nested more than 100 levels deep.',
  ],
])('a message that two readers could read differently, or none could walk: %#', async (line, problem) => {
  const {passed, answers} = await sent(`${line}\n${message}`, 65_536);
  expect(passed).toBe(message);
  expect(JSON.parse(answers)).toEqual({jsonrpc: '2.0', id: 7, error: {code: -32_600, message: problem}});
});

it('a line that is too long, with its id where a client wrote it last', async () => {
  const long = 'x'.repeat(MAX_LINE);
  const {passed, answers} = await sent(
    `${long}${long}\n${message}{"query":"${long}","id":8}\r\n${message}{"query":"${long}","id":9}`,
    65_536,
  );
  expect(passed).toBe(message + message);
  const error = {code: -32_600, message: 'This line is longer than 1,000,000 characters.'};
  expect(
    answers
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toEqual([
    {jsonrpc: '2.0', error},
    {jsonrpc: '2.0', id: 8, error},
    {jsonrpc: '2.0', id: 9, error},
  ]);
});
