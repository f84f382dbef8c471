// Are the definitions that the growth benchmark generates as valid as the project's own, and all different?
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {copyDefinition, copyId, countryOf} from '../../../scripts/bench/growth/syntheticDefinitions.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {listFiles} from '../../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {compileProject} from '../../../src/engine/project/project.ts';

const samples = ['united-states/green-card-points-calculator', 'students/uk-student-visa-calculator'];
const read = (path: string): string => readFileSync(path, 'utf8');

it('compile without problems and pass their cases, under unique names', () => {
  const sources = samples.flatMap((sample) => {
    const [region, id] = sample.split('/') as [string, string];
    const path = `calculators/${region}/${copyId(id, 7)}`;
    return [
      {path: `${path}.yaml`, text: copyDefinition(read(`calculators/${sample}.yaml`), 7)},
      {path: `${path}.cases.yaml`, text: read(`calculators/${sample}.cases.yaml`)},
    ];
  });
  const {compiled, diagnostics, runs} = compileProject(sources);
  // The samples do not include their related calculators.
  expect(diagnostics.filter(({code}) => code !== 'unknown-calculator')).toEqual([]);
  expect([...runs.values()].reduce((sum, {compared}) => sum + compared, 0)).toBeGreaterThan(100);
  const pages = [...compiled.values()].map(({body}) => load(body!).page('2024-06-30'));
  expect(pages.map(({id}) => id)).toEqual(['green-card-points-calculator-7', 'uk-student-visa-calculator-7']);
  for (const {title, country} of pages) {
    expect(country).toBe(countryOf(7));
    expect(title.endsWith(countryOf(7))).toBe(true);
  }
});

it('can be made from every definition', () => {
  const definitions = listFiles('calculators').filter(isDefinitionFile);
  const made = definitions.map((path) => copyDefinition(read(path), 3));
  expect(new Set(made).size).toBe(definitions.length);
});

it('have a different country for each copy', () => {
  const countries = Array.from({length: 100}, (_, copy) => countryOf(copy));
  expect(new Set(countries).size).toBe(100);
});
