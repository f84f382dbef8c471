// An empty field that stands for a number counts as answered: does its hint say so, with that number?
import {expect, it} from 'vitest';
import {isNumberField} from '../../src/engine/language/inputs/number.ts';
import {listFiles} from '../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../src/engine/project/layout.ts';
import {compiled} from './compiled.ts';

it('says in the hint what an empty field stands for', () => {
  const paths = listFiles('calculators').filter(isDefinitionFile);
  const fields = paths.flatMap((path) => {
    const page = compiled(path).calculator.page('2024-06-30');
    return page.fields.filter(isNumberField).filter(({whenZero}) => whenZero !== undefined);
  });
  expect(fields.length).toBeGreaterThan(5);
  for (const {id, hint, whenZero} of fields) {
    const number = whenZero === 1 ? '(?:one year|one person|only you)' : String(whenZero);
    expect(hint, id).toMatch(new RegExp(`leave this empty, we .*${number}`, 'i'));
  }
});
