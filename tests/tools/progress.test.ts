// Does an editor see how far a long command is: on a terminal one line that is rewritten, in a log a line every ten seconds?
import {PassThrough} from 'node:stream';
import {describe, expect, it} from 'vitest';
import {progressOn, throttled} from '../../src/tools/progress.ts';

function written(stream: PassThrough): string {
  return String(stream.read() ?? '');
}

describe('progress', () => {
  it('rewrites one line of a terminal, never longer than the terminal is wide, and clears it', () => {
    const terminal = Object.assign(new PassThrough(), {isTTY: true, columns: 12});
    const {show, clear} = progressOn(terminal);
    show('1 of 3: green-card');
    show('2 of 3');
    clear();
    expect(written(terminal)).toBe('\r\u001B[K1 of 3: gre\r\u001B[K2 of 3\r\u001B[K');
  });

  it('shows the whole text on a terminal that does not know its width', () => {
    const terminal = Object.assign(new PassThrough(), {isTTY: true, columns: 0});
    progressOn(terminal).show('1 of 3');
    expect(written(terminal)).toBe('\r\u001B[K1 of 3');
  });

  it('writes a line into a log every ten seconds, and none in a command that is quicker', () => {
    let time = 0;
    const log = new PassThrough();
    const {show, clear} = progressOn(log, () => time);
    for (time = 0; time <= 25_000; time += 500) show(`${time / 1000} s`);
    clear();
    expect(written(log)).toBe('10 s\n20 s\n');
  });

  it('calls at once, then not again until the time has passed', () => {
    let time = 0;
    const calls: number[] = [];
    const call = throttled((at: number) => void calls.push(at), 200, {clock: () => time});
    for (time = 0; time < 500; time += 50) call(time);
    expect(calls).toEqual([0, 200, 400]);
  });
});
