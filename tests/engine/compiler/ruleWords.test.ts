// Do the rules on the page say in plain words what depends on an answer, before there is one?
import {describe, expect, it} from 'vitest';
import {small} from './smallDefinition.ts';

const {calculator} = small(`
inputs:
  visaType: {label: Visa type, options: {work: Work, study: Study}}
  nationality: {label: Nationality, options: {eu: An EU country, other: Another country}}
tables:
  visa:
    label: Times by visa type
    by: visaType
    rows:
      work: {processingTime: 15 days, fee: 10}
      study: {processingTime: 30 days, fee: 20}
      blank: nothing
values:
  time: {label: Time it takes, when: nationality == eu, say: No time, else: 'Usually {visa.processingTime}'}
  permitNeeded: {label: Permit needed, give: nationality != eu}
  bothMatter: {label: Both matter, give: 'not nationality in [eu, other]'}
result: {time: time, fee: visa.fee, permitNeeded: permitNeeded, bothMatter: bothMatter}
card:
  - facts: [{label: Time, of: time}]
`);
const texts = calculator
  .documentation('2026-06-30')
  .rules.flatMap(({rows}) => rows.map(({label, when, texts: said}) => [label, when, ...said].join(' | ')));

describe('the rules on the page', () => {
  it('say which answer decides on what they cannot show yet', () => {
    expect(texts.join('\n')).toContain('Usually [processing time for your visa type]');
  });

  it('quote the options that a condition leaves out, whatever word they begin with', () => {
    expect(texts.join('\n')).toContain('Nationality: any answer except “An EU country”');
    expect(texts.join('\n')).toContain('Nationality: any answer except “An EU country” or “Another country”');
  });
});
