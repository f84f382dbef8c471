// Is a change that is proven to have no effect really without one? Each is compared with the rules over random answers.
import {expect, it} from 'vitest';
import {compileToModel} from '../../../../src/engine/compile.ts';
import {listFiles} from '../../../../src/engine/project/files.ts';
import {contentsOf, isDefinitionFile} from '../../../../src/engine/project/layout.ts';
import {calculationOf, differ, findDifference} from '../../../../src/tools/analysis/mutate/difference.ts';
import {mutantsOf} from '../../../../src/tools/analysis/mutate/mutants.ts';
import {describeMutant} from '../../../../src/tools/analysis/mutate/operators.ts';
import {sourceOf} from '../../../calculators/sourceOf.ts';
import {isFull} from '../../../samples.ts';
import {differenceByBruteForce} from '../bruteForce.ts';
import {Random} from '../randomDefinitions.ts';

const definitions = listFiles('calculators').filter(isDefinitionFile);
/** A small one, with thresholds of two answers. */
const few = definitions.filter((path) => /schengen-visa/.test(path));

it.each(isFull ? definitions : few)('of %s', (path) => {
  const source = sourceOf(path);
  const {tree, model: rules} = compileToModel(source);
  const original = calculationOf(rules!);
  const figures = [...contentsOf(source).matchAll(/\b\d[\d_]*(?:\.\d+)?\b/g)].map(([figure]) =>
    Number(figure.replaceAll('_', '')),
  );
  const random = new Random(1);
  for (const mutant of mutantsOf(tree!, original.model)) {
    const model = mutant.model();
    if (model === undefined) continue;
    const changed = calculationOf(model);
    const difference = differenceByBruteForce(
      [original.model, model],
      [original, changed] as never,
      figures,
      random,
      isFull ? 100 : 40,
    );
    if (difference === undefined || !differ(original, changed, difference.answers, difference.today)) continue;
    // With nobody to start from, the search of the whole space alone must find it too, or claim nothing.
    const found = findDifference(original, changed, mutant.owner, []);
    expect
      .soft('isProof' in found && found.isProof, `${describeMutant(mutant)}\n${JSON.stringify(difference.answers)}`)
      .toBe(false);
  }
});
