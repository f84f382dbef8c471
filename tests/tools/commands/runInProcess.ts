import {PassThrough, Readable} from 'node:stream';
import {runCommand, type Command} from '../../../src/tools/commands/command.ts';

/** Runs a command with a text, or a stream, as its input; returns its exit code and output. */
export async function runInProcess(
  command: Command,
  args: readonly string[],
  input: string | Readable = '',
): Promise<{code: number; out: string; err: string}> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const written = [collect(stdout), collect(stderr)];
  const code = await runCommand(command, args, {
    stdin: typeof input === 'string' ? Readable.from([input]) : input,
    stdout,
    stderr,
  });
  stdout.end();
  stderr.end();
  const [out, err] = await Promise.all(written);
  return {code, out: out!, err: err!};
}

async function collect(stream: PassThrough): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}
