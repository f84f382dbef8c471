// Does the page read back a saved result, fill in what its form can use, and take harm from no file?
import {readFileSync, readdirSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readReceipt, readReceiptFile, type SavedReceipt, usableAnswers} from '../../src/app/saved/openReceipt.ts';
import {receiptOf, type Receipt} from '../../src/engine/published/receipt.ts';
import {library} from '../calculators/compiled.ts';

const TODAY = '2026-11-23';
const uk = library.get('uk-skilled-worker-calculator');
const {fields} = uk.page(TODAY);
const saved = receiptOf(uk, {salary: '60k', jobOffer: 'yes', englishLevel: 'b1'}, {today: TODAY});

function read(receipt: unknown): SavedReceipt {
  const found = readReceipt(JSON.stringify(receipt));
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const folder = 'tests/tools/receipts/kept';

it.each(readdirSync(folder))('%s is read with all of its answers', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const receipt = readReceipt(text) as SavedReceipt;
  const calculator = library.get(receipt.calculator);
  const {values, dropped} = usableAnswers(receipt, calculator.page(TODAY), calculator.rulesHash);
  const given = Object.keys(values).filter((id) => values[id] !== '');
  expect([given.toSorted(), dropped]).toEqual([Object.keys((JSON.parse(text) as Receipt).answers).toSorted(), []]);
});

describe('a file of this calculator', () => {
  it('fills in numbers as plain ones, and empties what it has no answer for', () => {
    const {values, dropped, rulesChanged} = usableAnswers(read(saved), {fields}, uk.rulesHash);
    expect(values).toMatchObject({salary: '60000', jobOffer: 'yes', englishLevel: 'b1', education: ''});
    expect([Object.keys(values), dropped, rulesChanged]).toEqual([fields.map(({id}) => id), [], false]);
  });

  it('names what the form cannot use, uses the rest, and says that the rules have changed', () => {
    const link = saved.link.replace('englishLevel=b1', 'englishLevel=z9&gone=yes');
    const {values, dropped, rulesChanged} = usableAnswers(read({...saved, link}), {fields}, 'other');
    expect([values['englishLevel'], values['salary'], rulesChanged]).toEqual(['', '60000', true]);
    expect(dropped).toEqual([fields.find(({id}) => id === 'englishLevel')!.label, 'gone']);
  });

  it('says what the result was, if that was settled', () => {
    const all = {
      jobOffer: 'no',
      jobSkillLevel: 'skilled',
      englishLevel: 'b1',
      salary: 1,
      education: 'none',
      phdBonus: 'no',
      shortageOccupation: 'no',
    };
    expect(read(receiptOf(uk, all, {today: TODAY})).headline).toBe('Not eligible');
    // Whatever the salary is; but nobody has read what was typed.
    expect(read(receiptOf(uk, {...all, salary: 'lots'}, {today: TODAY}))).not.toHaveProperty('headline');
    expect(read(saved)).not.toHaveProperty('headline');
  });
});

it.each([
  ['', 'no receipt'],
  ['[]', 'no receipt'],
  ['{"receipt": "1"}', 'no receipt'],
  ['{"receipt": 2}', 'another version'],
  [JSON.stringify({...saved, calculator: '//evil.example'}), 'no receipt'],
  [JSON.stringify({...saved, today: '2026-02-30'}), 'no receipt'],
  [JSON.stringify({...saved, link: 'javascript:alert(1)'}), 'no receipt'],
  [JSON.stringify({...saved, link: '/about#answers:1&age=3'}), 'no receipt'],
  [JSON.stringify({...saved, title: 'x'.repeat(201)}), 'no receipt'],
  // If there are two links, which one is opened would depend on the reader.
  [JSON.stringify(saved).replace('{', `{"link":"${saved.link}",`), 'no receipt'],
])('%.40s is refused', (text, problem) => {
  expect(readReceipt(text)).toBe(problem);
});

it('a file that is far too large is not read', async () => {
  expect(await readReceiptFile(new Blob([JSON.stringify(saved), ' '.repeat(1_000_000)]))).toBe('no receipt');
  expect(await readReceiptFile(new Blob([JSON.stringify(saved)]))).toMatchObject({calculator: uk.id});
});

it('no file makes it throw', () => {
  const almost = fc.record({
    link: fc.string().map((text) => `/${uk.id}#answers:${text}`),
    explanation: fc.jsonValue(),
    completeness: fc.jsonValue(),
  });
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    almost.map((part) => JSON.stringify({...saved, ...part})),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const receipt = readReceipt(text);
      if (typeof receipt !== 'string') usableAnswers(receipt, {fields}, uk.rulesHash);
    }),
  );
});
