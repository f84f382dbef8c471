// Does a mistake of the tool in the comparison of one definition leave the others to go on, with an exit code that says so?
import {describe, expect, it} from 'vitest';
import {diffDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {outcomeOf} from '../../../src/tools/analysis/diff/outcome.ts';
import {diffToMarkdown} from '../../../src/tools/commands/diffReport/markdown.ts';
import {diffToText} from '../../../src/tools/commands/diffReport/text.ts';
import {exitCodes} from '../../../src/tools/commands/diff.ts';
import {sampleText} from './fixture.ts';

describe('a comparison that fails by a mistake of the tool', () => {
  const path = 'calculators/nowhere/sample-calculator.yaml';
  const pair = {
    id: 'sample-calculator',
    before: {path, text: sampleText()},
    after: {path, text: sampleText(['value: 100, unit: EUR', 'value: 120, unit: EUR'])},
  };
  const failed = diffDefinition(pair, () => {
    throw new TypeError('nothing to read');
  });
  const others = [{kind: 'added', id: 'other-calculator'}, failed, {kind: 'removed', id: 'third-calculator'}] as const;
  const context = {figures: [], cases: new Map()};

  it('is a finding of its definition, which names the cause', () => {
    expect(failed).toMatchObject({kind: 'broken', errors: [{code: 'internal-error'}]});
    expect(diffToMarkdown([failed], context, {})).toMatch(
      /Not compared, because of a mistake of this tool\. Its results may have changed\.\n\n.*nothing to read/,
    );
  });

  it('leaves the others to be reported, and the exit code says that something was not compared', () => {
    expect(diffToText(others, context, {})).toBe(
      'other-calculator: a new calculator\n\nsample-calculator: not compared, because of a mistake of this tool\n\nthird-calculator: removed\n',
    );
    expect(exitCodes[outcomeOf(others)]).toBe(1);
  });
});
