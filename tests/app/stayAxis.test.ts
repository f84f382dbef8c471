// Where on an axis of months are days of stay, and which months does it name?
import {expect, it} from 'vitest';
import {axisOf, monthLabels, placeOn} from '../../src/app/result/stays/axis.ts';

const axis = axisOf('2026-07-13', '2027-01-11');

it('has whole months, at most 24, and ends with the calendar itself', () => {
  expect([axis.length, axis[0], axis.at(-1)]).toEqual([7, '2026-07-01', '2027-01-01']);
  expect(axisOf('2026-07-13', '2036-01-01')).toHaveLength(24);
  expect(axisOf('9999-12-31', '9999-12-31')).toEqual(['9999-12-01']);
});

it('draws a day from its beginning to its end, and only what is on it', () => {
  const day = (1 / 215) * 100;
  expect(placeOn(axis, '2026-07-01', '2026-07-01')).toEqual({from: 0, to: day});
  expect(placeOn(axis, '2026-01-01', '2026-07-02')).toEqual({from: 0, to: (2 / 215) * 100});
  expect(placeOn(axis, '2027-01-31', '2028-01-01')).toEqual({from: (214 / 215) * 100, to: 100});
  expect(placeOn(axis, '2026-06-01', '2026-06-30')).toBeNull();
});

it('names as many months as have room, at equal distances, and January with its year', () => {
  const texts = (width: number) => monthLabels(axis, width).map(({text}) => text);
  expect(texts(600)).toEqual(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan 2027']);
  expect(texts(240)).toEqual(['Jul', 'Oct', 'Jan 2027']);
});
