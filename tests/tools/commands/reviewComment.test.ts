// Can a lawyer answer the usual questions about a dated fee and a threshold from the comment alone?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {runCasesOf} from '../../../src/tools/analysis/diff/caseRun.ts';
import {diffDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {figuresIn} from '../../../src/tools/analysis/diff/sameFigures.ts';
import {diffToMarkdown} from '../../../src/tools/commands/diffReport/markdown.ts';
import {reportOn} from '../../../src/tools/commands/diffReport/report.ts';
import {withSharedFiles} from '../../../src/engine/project/layout.ts';
import {filesAt} from '../../../src/tools/commands/git.ts';
import {definitionsIn} from '../../../src/engine/project/layout.ts';
import {samples} from '../../samples.ts';

describe('the comment on a pull request answers what a lawyer asks', () => {
  const folder = 'calculators';
  const files = filesAt(folder);

  /** @param changed the file in which `from` becomes `to` */
  function commentOn(id: string, from: string, to: string, changed = `${id}.yaml`): string {
    expect(files.find((source) => source.path.endsWith(`/${changed}`))!.text).toContain(from);
    const later = withSharedFiles(
      files.map((source) =>
        source.path.endsWith(`/${changed}`) ? {...source, text: source.text.replace(from, to)} : source,
      ),
    );
    const [before, after] = [files, later].map((sources) =>
      sources.find((source) => source.path.endsWith(`/${id}.yaml`))!,
    );
    const cases = files.find((source) => source.path.endsWith(`/${id}.cases.yaml`))!;
    const difference = diffDefinition({id, before: before!, after: after!});
    if (difference.kind !== 'changed') throw new Error(JSON.stringify(difference));
    const run = runCasesOf(after!, difference.versions, cases);
    const figures = figuresIn(definitionsIn(later));
    return diffToMarkdown([difference], {figures, cases: new Map([[id, run]])}, {});
  }

  it('about a dated fee', () => {
    const comment = commentOn(
      'us-tourist-visa-calculator',
      'value: 185, unit: USD',
      'value: [{from: 2024-06-01, value: 185}, {from: 2027-01-01, value: 205}], unit: USD',
      'shared/visa-fees.yaml',
    );
    for (const answer of [
      '**From 1 January 2027: $205 instead of $185 (Base fee for B1/B2, F1 and J1). Before that day nothing changes.**',
      'What counts is the day on which somebody uses the calculator, not that of an application or a payment. Until then the page announces the new figure.',
      "(not 'H1B (specialty worker)' or 'L1 (transfer within a company)')",
      '- This calculator gives no verdict, so none changes.',
      'for example +$20 ($205 instead of $185); with Number of applicants: 10, +$200 ($2,050 instead of $1,850).',
      'Example, 1 January 2027: Visa type: B1/B2 (tourist or business visitor); Number of applicants: 1;',
      '- Base fee per applicant: $185, then $205',
      'Checked: every combination of answers that could matter (',
      // The other calculator with this fee has it from the same shared file.
      '**Where the old figure also appears**: nowhere else in the calculators.',
      '**Source**: US Department of State, `https://travel.state.gov` (data as of June 2024; the change does not say that it was read again, checked in November 2026)',
      '**Worked cases**: None covers this change: ',
    ])
      expect(comment).toContain(answer);
    expect(comment).not.toMatch(/185 → 185|\+20,000|answer sets|\]\(http/);
  });

  it('about a figure that stands somewhere else too', () => {
    expect(commentOn('new-zealand-visa-calculator', 'value: 375', 'value: 850', 'shared/visa-fees.yaml')).toContain(
      '- New Zealand Student Visa Cost Calculator (new-zealand-student-visa-calculator): Spouse or partner: visa fee, NZ$375',
    );
  });

  it('about a threshold', () => {
    const comment = commentOn('belgium-blue-card-calculator', 'value: 58_350, unit: EUR', 'value: 60_998, unit: EUR');
    for (const answer of [
      '**Minimum annual salary: €60,998 instead of €58,350.**',
      'No day is given: this applies as soon as it is published, whatever the day.',
      "- From 'Eligible' to 'Not eligible': ",
      'only with Annual salary: from €58,350 to below €60,998; Highest level of education: ',
      '- No other verdict changes.',
      '- Verdict: Eligible, then Not eligible',
      "- What's missing: now also 'Your job must pay at least €60,998 a year.'",
      '**Where the old figure also appears**: nowhere else in the calculators.',
      'values that they expect are different:',
    ])
      expect(comment).toContain(answer);
    // The verdict is not said again as a result.
    expect(comment).not.toMatch(/Eligible \(.* combinations?\)/);
  });
});

it('has an example that shows something, whatever figure changes', () => {
  const files = definitionsIn(filesAt('calculators'));
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.integer({min: 1, max: 50}), (before, position, more) => {
      const figures = [...before.text.matchAll(/(?<=[ {:])\d[\d_]*(?=[,}\]\n])/g)];
      const {0: figure, index} = figures[position % figures.length]!;
      const changed = String(Number(figure.replaceAll('_', '')) + more);
      const after = {...before, text: before.text.slice(0, index) + changed + before.text.slice(index + figure.length)};
      const difference = diffDefinition({id: 'changed', before, after});
      if (difference.kind !== 'changed') return;
      const comment = diffToMarkdown([difference], {figures: [], cases: new Map()}, {});
      expect(comment).not.toMatch(/undefined|NaN|\[object/);
      const {answers} = reportOn(difference, {figures: [], cases: new Map()});
      expect(answers.examples.length > 0).toBe(answers.changed > 0);
      for (const {differences} of answers.examples) expect(differences).not.toEqual([]);
    }),
    samples(4, 300),
  );
});
