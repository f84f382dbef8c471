// @vitest-environment jsdom
// Does the list of destinations have the programmes for what somebody wants to do there, and no others?
import {describe, expect, it} from 'vitest';
import {isFor} from '../../../src/app/destinations/profile.ts';
import {library} from '../../calculators/compiled.ts';

const programmes = library.ids.flatMap((id) => {
  const {programme, answersOf} = library.get(id);
  return programme && answersOf ? [{id, programme, answersOf}] : [];
});
const listed = (purpose: string | undefined) =>
  programmes.filter((each) => isFor(each, purpose)).map(({id}) => id.replace('-calculator', ''));

describe('what people want to do there', () => {
  it('leaves all programmes without a purpose', () => {
    expect(listed(undefined)).toEqual(listed(''));
    expect(listed(undefined)).toHaveLength(programmes.length);
  });

  it('has those for an income of one’s own, for remote work and for investors', () => {
    expect(listed('retire')).toEqual(['malaysia-mm2h', 'portugal-d7-visa']);
    expect(listed('remote')).toEqual(['colombia-digital-nomad', 'portugal-d7-visa', 'spain-digital-nomad']);
    expect(listed('invest')).toEqual(['panama-friendly-nations', 'thailand-smart-visa', 'uae-golden-visa']);
  });

  it('has work for all others, and no programme for studies', () => {
    const others = programmes.filter(({programme}) => programme.purposes === undefined);
    expect(listed('work').length).toBe(others.length + 3);
    expect(listed('study')).toEqual([]);
  });
});
