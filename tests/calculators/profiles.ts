/** Random profiles, the site's exchange rates, and the calculators that have a profile. */
import {basename, dirname} from 'node:path';
import fc from 'fast-check';
import {listFiles} from '../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../src/engine/project/layout.ts';
import type {Model} from '../../src/engine/language/model.ts';
import type {ServedProfile} from '../../src/app/calculators/servedCalculator.ts';
import {rates} from '../../src/app/content/exchange.ts';
import type {Profile} from '../../src/app/destinations/profile.ts';
import {educationLevels, languageLevels, languages, occupations} from '../../src/engine/runtime/profile.ts';
import {compiled, type CompiledDefinition} from './compiled.ts';

export {rates};

/** Every definition, with or without a profile. */
export const models: readonly (CompiledDefinition & {readonly region: string})[] = listFiles('calculators')
  .filter(isDefinitionFile)
  .map((path) => ({...compiled(path), region: basename(dirname(path))}));

/** The calculators that have a profile. */
export const mapped: readonly {readonly id: string; readonly model: Model; readonly calculator: ServedProfile}[] =
  models
    .filter(({model}) => model.profile !== undefined)
    .map(({model, calculator, region}) => ({
      id: model.definition.id,
      model,
      calculator: {...calculator, region} as ServedProfile,
    }));

/** Nothing answered. */
export const emptyProfile = {
  currency: 'USD',
  ...Object.fromEntries(
    [
      'age',
      'experience',
      'education',
      'occupation',
      'salary',
      'income',
      'savings',
      'jobOffer',
      'offerCountry',
      ...languages,
    ].map((term) => [term, '']),
  ),
} as unknown as Profile;

const years = fc.oneof(fc.constant(''), fc.nat(70).map(String));
const amounts = fc.oneof(fc.constant(''), fc.nat(200_000).map(String), fc.nat(10_000_000).map(String));
const levels = (all: readonly string[]) => fc.constantFrom('', ...all);

export const profiles = fc.record({
  age: years,
  experience: years,
  education: levels(educationLevels),
  occupation: levels(occupations),
  salary: amounts,
  income: amounts,
  savings: amounts,
  offerCountry: fc.constant(''),
  currency: fc.constantFrom(...Object.keys(rates)),
  jobOffer: levels(['no', 'yes']),
  ...Object.fromEntries(languages.map((language) => [language, levels(languageLevels)])),
}) as unknown as fc.Arbitrary<Profile>;
