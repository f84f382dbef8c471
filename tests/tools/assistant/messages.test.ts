// Does every message of a client arrive as it was sent, however its bytes are cut, and is every other line answered?
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {expect, it} from 'vitest';
import {soundMessages} from '../../../src/tools/assistant/messages.ts';

/** What is passed on, and what is answered, of lines that arrive in chunks of so many bytes. */
async function sent(lines: string, size: number): Promise<{readonly passed: string; readonly answers: string}> {
  const stdout = new PassThrough();
  const messages = soundMessages(stdout);
  const bytes = Buffer.from(lines);
  for (let at = 0; at < bytes.length; at += size) messages.write(bytes.subarray(at, at + size));
  messages.end();
  const passed = await text(messages);
  stdout.end();
  return {passed, answers: await text(stdout)};
}

const message = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"query":"Größe 💡 日本"}}\n';

it.each([1, 2, 3, 7, 1_000])('of chunks of %d bytes', async (size) => {
  expect(await sent(message + message, size)).toEqual({passed: message + message, answers: ''});
});

it('what is no message', async () => {
  const {passed, answers} = await sent(`not JSON\n${message}{"id":7}\n\n`, 5);
  expect(passed).toBe(`${message}\n`);
  const [first, second] = answers
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(first).toMatchObject({error: {code: -32_700}});
  expect(second).toMatchObject({id: 7, error: {code: -32_600}});
});
