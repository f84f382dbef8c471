// Do lines and columns match those in an editor?
import {describe, expect, it} from 'vitest';
import {lineAt, positionAt} from '../../../src/engine/diagnostics/source.ts';

const source = {path: 'x.yaml', text: 'id: x\n\ttitle: €5\r\n🙂end'};

describe('positionAt', () => {
  it.each([
    [0, 1, 1],
    [4, 1, 5],
    [5, 1, 6],
    [6, 2, 1],
    [7, 2, 2],
    [source.text.indexOf('5'), 2, 10],
    [source.text.indexOf('end'), 3, 3],
    [source.text.length, 3, 6],
    [9999, 3, 6],
  ])('offset %d is line %d, column %d', (offset, line, column) => {
    expect(positionAt(source, offset)).toEqual({line, column});
  });
});

describe('lineAt', () => {
  it.each([
    [1, 'id: x'],
    [2, '\ttitle: €5'],
    [3, '🙂end'],
    [4, ''],
    [0, ''],
  ])('line %d', (line, text) => {
    expect(lineAt(source, line)).toBe(text);
  });
});
