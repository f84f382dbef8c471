// Is every figure of the rules held by a case on each side of it? Each is changed by one step, up and down, and a case must fail.
// Takes a second or two for each calculator, since every changed definition is compiled and all its cases are run.
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkDefinition} from '../../src/compiler/check/check.ts';
import {listFiles} from '../../src/compiler/files.ts';
import {isCasesFile} from '../../src/compiler/project.ts';
import {read} from '../../src/compiler/read.ts';
import {readCases} from '../../src/definition/cases.ts';
import {readDefinition} from '../../src/definition/definition.ts';
import {
  describePerturbation,
  isNoticed,
  perturbations,
  thresholdsOfValues,
  withoutCase,
  type Perturbation,
} from './perturbation.ts';

/** How far a threshold of a worked-out value may be moved until a case must notice. */
const farSteps = [2, 5, 10, 1_000, 3_000, 5_000];

/** The same figure, moved in the same direction. */
const keyOf = ({from, to, place}: Perturbation): string =>
  `${place.start} ${Math.sign(Number(to.replace('%', '')) - Number(from.replace(/[_%]/g, '')))}`;

const silent = (): void => undefined;
const treeOf = (path: string) => read({path, text: readFileSync(path, 'utf8')}, silent)!;
const definitions = listFiles('calculators')
  .filter((path) => !isCasesFile(path))
  .map((path) => [path.split('/').at(-1)!, path] as const);

/** Filled by the tests of the calculators, which run before the last one. */
const unheld = new Set<string>();

describe.each(definitions)('%s', (_name, path) => {
  it('is held by its cases', {timeout: 60_000}, () => {
    const tree = treeOf(path);
    const cases = readCases(treeOf(path.replace('.yaml', '.cases.yaml')));
    const model = checkDefinition(readDefinition(tree, '', silent), silent);
    const exempt = withoutCase(model);
    const isExempt = (name: string): boolean => exempt.some((constant) => name.startsWith(`constants.${constant}`));
    const options = new Set(model.definition.inputs.flatMap((input) => input.options.map((option) => option.value)));
    const isOption = (key: string): boolean => key.split('|').every((part) => options.has(part.trim()));
    const valueThresholds = thresholdsOfValues(model);
    const far = new Map(
      farSteps.flatMap((size) => perturbations(tree, isOption, size)).map((each) => [each, keyOf(each)]),
    );
    const isNoticedFar = (near: Perturbation): boolean =>
      valueThresholds.has(near.name.split('.')[1]!) &&
      [...far].some(([each, key]) => key === keyOf(near) && isNoticed(each, cases));
    const all = perturbations(tree, isOption, 1);
    expect(all.length).toBeGreaterThan(0);
    const unnoticed = all.filter((each) => !isNoticed(each, cases) && !isNoticedFar(each));
    for (const {name} of unnoticed.filter((each) => isExempt(each.name)))
      unheld.add(`${model.definition.id}: ${name.split('.')[1]}`);
    expect(unnoticed.filter((each) => !isExempt(each.name)).map(describePerturbation)).toEqual([]);
  });
});

it('lists the figures that no case can hold: of texts, of the card, and declared unreachable', () => {
  expect([...unheld]).toMatchInlineSnapshot(`
    [
      "australia-pr-calculator: outOf",
      "canada-express-entry-calculator: outOf",
      "canada-express-entry-calculator: fewestForArrangedEmployment",
      "canada-express-entry-calculator: federalLevel",
      "canada-express-entry-calculator: federalPoints",
      "canada-express-entry-calculator: federalOutOf",
      "israel-tech-visa-calculator: outOf",
      "uae-golden-visa-calculator: highestGpa",
      "denmark-green-card-calculator: pointsNeeded",
      "denmark-green-card-calculator: outOf",
      "netherlands-hsm-visa-calculator: outOf",
      "schengen-visa-calculator: windowDays",
      "ircc-processing-times-calculator: usualDays",
      "green-card-points-calculator: outOf",
      "h1b-visa-salary-calculator: generalMinimum",
      "us-tourist-visa-calculator: mostApplicants",
    ]
  `);
});
