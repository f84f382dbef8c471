// Which day does a build use as its own?
import {describe, expect, it} from 'vitest';
import {buildDay} from '../../scripts/build/buildDay.ts';

const now = new Date('2024-06-30T23:59:59.999Z');

describe('buildDay', () => {
  it('is today in UTC', () => {
    expect(buildDay({}, now)).toBe('2024-06-30');
  });

  it('is BUILD_DAY if given, so that a build can be reproduced', () => {
    expect(buildDay({BUILD_DAY: '2024-02-29'}, now)).toBe('2024-02-29');
  });

  it.each(['', '2023-02-29', 'today', '2024-6-30'])('rejects %j', (given) => {
    expect(() => buildDay({BUILD_DAY: given}, now)).toThrow(`BUILD_DAY is '${given}', but must be a day`);
  });
});
