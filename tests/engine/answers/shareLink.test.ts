// Do answers survive a shared link, and does nothing else get in with them?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {openShareLink} from '../../../src/engine/answers/openShareLink.ts';
import {shareFragment} from '../../../src/engine/answers/shareLink.ts';
import {fixture} from '../../app/react/fixture.ts';
import {trips} from './fields.ts';

const {fields} = fixture.page('2024-06-30');
const open = (fragment: string) => openShareLink(fragment, {fields}, 'abc123');

describe('a link', () => {
  it('contains the answers and restores them', () => {
    const answers = {age: '30', education: 'phd', school: 'A & B = C #1 ü', jobOffer: '', since: '2020-02-29'};
    const fragment = shareFragment({fields, answers, rulesHash: 'abc123'});
    expect(fragment).toBe(
      '#answers:abc123&age=30&education=phd&school=A%20%26%20B%20%3D%20C%20%231%20%C3%BC&since=2020-02-29',
    );
    const {jobOffer: _, ...given} = answers;
    expect(open(fragment)).toEqual({values: given, dropped: [], rulesChanged: false});
  });

  it('says if the rules have changed since', () => {
    expect(open('#answers:zzz&age=30')).toEqual({values: {age: '30'}, dropped: [], rulesChanged: true});
    // Which rules it was made with is not known.
    expect(open('#answers:&age=30')).toEqual({values: {age: '30'}, dropped: [], rulesChanged: false});
  });

  it('drops ids and options that no longer exist, and says which', () => {
    const opened = open('#answers:abc123&height=180&education=diploma&jobOffer=yes');
    expect(opened).toEqual({
      values: {jobOffer: 'yes'},
      dropped: ['Highest education', 'height'].map(labelled),
      rulesChanged: false,
    });
  });

  it('drops half a surrogate pair, in values and where a long text is cut', () => {
    const answers = {school: `a\ud800${'b'.repeat(197)}💡`};
    expect(open(shareFragment({fields, answers, rulesHash: 'abc123'}))?.values).toEqual({
      school: `a${'b'.repeat(197)}`,
    });
  });

  it('ignores fragments that refer to a part of the page', () => {
    expect([open(''), open('#faqs'), open('#')]).toEqual([null, null, null]);
  });
});

describe('a link with a list', () => {
  const openTrips = (typed: string) =>
    openShareLink(
      shareFragment({fields: [trips], answers: {trips: typed}, rulesHash: 'abc123'}),
      {fields: [trips]},
      'abc123',
    );
  const many = (count: number) =>
    Array.from({length: count}, (_, index) => `2026-01-${10 + (index % 20)},1200.5`).join(';');

  it('holds as many items as there can be', () => {
    expect(openTrips(many(60))?.values).toEqual({trips: many(60)});
  });

  it.each([
    ['too many items', many(62), many(60), ['Trip 61', 'Trip 62']],
    ['too many fields', '2026-01-01,5,7;,6', '2026-01-01,5;,6', ['Trip 1: 7']],
    ['a day that does not exist', '2026-02-30,5;;2026-03-01', ',5;;2026-03-01', ['Trip 1: Arrival']],
    ['a field without end', `2026-01-01,${'1'.repeat(201)}`, '2026-01-01,', ['Trip 1: Cost']],
    ['nothing to use', 'soon,much', undefined, ['Trip 1: Arrival', 'Trip 1: Cost']],
  ])('with %s keeps the rest, and says what was left out', (_, typed, usable, dropped) => {
    const fragment = `#answers:abc123&trips=${encodeURIComponent(typed)}`;
    const values = usable === undefined ? {} : {trips: usable};
    expect(openShareLink(fragment, {fields: [trips]}, 'abc123')).toEqual({values, dropped, rulesChanged: false});
  });

  it('with no trips says so', () => {
    expect(openTrips('none')?.values).toEqual({trips: 'none'});
  });

  it('leaves out a field without end, which no form can read, not the items after it', () => {
    expect(openTrips(`2026-01-01,${'1'.repeat(300)};2026-03-01,5`)).toMatchObject({
      values: {trips: '2026-01-01,;2026-03-01,5'},
      dropped: ['Trip 1: Cost'],
    });
  });
});

describe('a hostile link', () => {
  it('cannot reach a prototype', () => {
    const opened = open('#answers:abc123&__proto__=x&constructor=y&age=30');
    expect(opened?.values).toEqual({age: '30'});
    expect(Object.getPrototypeOf(opened?.values)).toBe(Object.prototype);
    expect(opened?.dropped).toEqual(['__proto__', 'constructor']);
  });

  it('of a megabyte is not read', () => {
    expect(open(`#answers:abc123&school=${'x'.repeat(1_000_000)}`)?.values).toEqual({});
  });

  it('with broken escapes, invalid numbers or impossible dates does not throw', () => {
    expect(open('#answers:abc123&age=1e9&since=2024-02-31&school=%E0%A4%A')).toEqual({
      values: {},
      dropped: ['Age', 'School', 'Resident since'],
      rulesChanged: false,
    });
  });

  it('with two answers to a question, or a day that does not exist, uses neither and says so', () => {
    expect(open('#answers:abc123@2026-02-30&age=30&age=40&jobOffer=yes&jobOffer=yes&=x')).toEqual({
      values: {jobOffer: 'yes'},
      dropped: ['@2026-02-30', 'Age', '=x'],
      rulesChanged: false,
    });
  });

  it('fills in only fields of the calculator', () => {
    const ids = fields.map(({id}) => id);
    fc.assert(
      fc.property(fc.string(), (text) =>
        Object.keys(open(`#answers:${text}`)?.values ?? {}).every((id) => ids.includes(id)),
      ),
    );
  });
});

function labelled(name: string): string {
  return fields.find(({id}) => id === name)?.label ?? name;
}
