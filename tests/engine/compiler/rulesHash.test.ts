// Does the hash in shared links change with the rules of a calculator, and not with its wording?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';

const path = 'calculators/europe/germany-blue-card-calculator.yaml';
const text = readFileSync(path, 'utf8');

function hashOf(changed: string): string {
  const {body, diagnostics} = compile({path, text: changed});
  if (body === undefined) throw new Error(JSON.stringify(diagnostics));
  return load(body).rulesHash;
}

describe('the hash of the rules', () => {
  it('is short', () => {
    expect(hashOf(text)).toMatch(/^[0-9a-z]{1,7}$/);
  });

  it.each([
    ['Germany EU Blue Card Calculator', 'EU Blue Card for Germany'],
    ['Software engineer', 'Developer'],
    ['University degree required', 'A university degree is required'],
  ])("stays when '%s' becomes '%s'", (before, after) => {
    expect(text).toContain(before);
    expect(hashOf(text.replaceAll(before, after))).toBe(hashOf(text));
  });

  it.each([
    ['43_800', '45_300'],
    ['33', '27'],
  ])('changes when %s becomes %s', (before, after) => {
    expect(text).toContain(before);
    expect(hashOf(text.replace(before, after))).not.toBe(hashOf(text));
  });
});
