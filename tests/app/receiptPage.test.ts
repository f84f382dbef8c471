// Can a saved result be read as a page, without running anything, and does its file still hold everything to calculate it again?
import {describe, expect, it} from 'vitest';
import {readReceipt as readSaved} from '../../src/app/saved/openReceipt.ts';
import {receiptPage} from '../../src/app/saved/receiptPage.ts';
import {receiptOf} from '../../src/engine/published/receipt.ts';
import {readReceipt, verify} from '../../src/tools/receipts/verify.ts';
import {library} from '../calculators/compiled.ts';

const TODAY = '2026-11-23';
const blueCard = library.get('germany-blue-card-calculator');
const answers = {occupation: 'consultant', annualSalary: '48500', education: 'university', germanLevel: 'b1'};
const receipt = receiptOf(blueCard, answers, {today: TODAY});

const page = receiptPage({
  receipt,
  description: 'Check if you qualify.',
  headline: '€48,500 · Eligible',
  rules: 'June 2024 edition',
  answers: [{label: 'Salary', text: '€48,500 <script>alert(1)</script>'}],
  notes: ['This is an estimate.'],
  address: 'https://visatally.example/germany-blue-card-calculator#answers:1&a=1',
});

describe('the page of a saved result', () => {
  it('says what was asked and answered, the result, how it came about, the day and the address', () => {
    for (const text of [
      '<title>Germany EU Blue Card Calculator: €48,500 · Eligible, 23 November 2026</title>',
      '<dt>Salary</dt>',
      '<h2>Result</h2>',
      '<h2>How we worked it out</h2>',
      'June 2024 edition',
      'This is an estimate.',
      'href="https://visatally.example/germany-blue-card-calculator#answers:1&amp;a=1"',
    ])
      expect(page).toContain(text);
    expect(page.match(/€43,800/g)!.length).toBeGreaterThan(1);
  });

  it('claims of no source that it was read unless it was', () => {
    expect(page).toContain('June 2024 edition, not compared with the law of that time. Check with Make it in Germany');
    expect(page).toContain('Reported by anwalt.de, read in November 2026');
  });

  it('has data, but nothing that runs', () => {
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="application/json" id="receipt">']);
    expect(page).not.toMatch(/<[^>]+\son\w+=/);
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  it('is opened on the site and verified like a file of data alone', () => {
    expect(readSaved(page)).toEqual(readSaved(JSON.stringify(receipt)));
    const found = readReceipt(page);
    if ('problem' in found) throw new Error(found.problem);
    expect(verify(blueCard, found).kind).toBe('reproduced');
  });

  it('holds answers that look like its own markup', () => {
    const hostile = receiptOf(blueCard, {...answers, annualSalary: '</script><!--<script>'}, {today: TODAY});
    const text = receiptPage({
      receipt: hostile,
      description: '',
      headline: undefined,
      rules: undefined,
      answers: [],
      notes: [],
      address: '',
    });
    expect(readReceipt(text)).toMatchObject({answers: {annualSalary: '</script><!--<script>'}});
  });

  it('with two receipts is none, as nobody knows which one was meant', () => {
    expect(readSaved(page + page)).toBe('no receipt');
    expect(readSaved('<p>Some other page</p>')).toBe('no receipt');
    expect(readReceipt('<p>Some other page</p>')).toHaveProperty('problem');
  });
});
