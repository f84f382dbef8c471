// Over all answer sets that the rules can tell apart: is every part of each calculator reachable, and is every exception
// declared?
// Takes about 6 s on two cores: the largest has 2.5 million answer sets.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {analyse} from '../../src/tools/analysis/analyse.ts';
import {instrument} from '../../src/tools/analysis/instrument.ts';
import {datedAnswersInFile} from '../../src/tools/analysis/caseAnswers.ts';
import {listFiles, readFiles} from '../../src/engine/project/files.ts';
import {casesBeside, isDefinitionFile} from '../../src/engine/project/layout.ts';
import {answersTo} from './answers.ts';
import {isFull, samples} from '../samples.ts';
import {compiled} from './compiled.ts';
import {unknownThresholds} from './unknownThresholds.ts';

const today = '2024-06-30';
const definitions = listFiles('calculators')
  .filter(isDefinitionFile)
  .map((path) => [path.split('/').at(-1)!, path] as const);

/** What is sampled: their spaces are too large, or each of their answer sets takes milliseconds, as days are tried one by one. */
const sampled = [
  'australia-skilled-points-calculator',
  'canada-citizenship-calculator',
  'canada-crs-calculator',
  'germany-opportunity-card-calculator',
  'new-zealand-skilled-residence-calculator',
  'uk-settlement-absences-calculator',
  'uk-skilled-worker-salary-calculator',
  'uk-visa-cost-calculator',
  'us-naturalization-calculator',
  'us-opt-unemployment-calculator',
  'us-substantial-presence-test-calculator',
];

/** `npm run analyse` tries more. */
const sample = isFull ? 20_000 : 500;

describe.each(definitions)('%s', (_name, path) => {
  const {model, calculator} = compiled(path);
  const isSampled = sampled.includes(model!.definition.id);

  it('has no findings over its whole space', () => {
    const cases = readFiles([casesBeside(path)], process.cwd(), () => undefined).flatMap(datedAnswersInFile);
    const {findings, unproven, visited, space} = analyse(model!, {cases, ...(isSampled && {max: sample, sample})});
    expect(findings.map(({message, example}) => [message, example?.answers])).toEqual([]);
    expect(visited < space.size).toBe(isSampled);
    if (isSampled) return;
    expect(unproven).toEqual([]);
    // No few lists represent all others, nor days whose thresholds nobody knows: the space says so, and the cases are tried too.
    const lists = model!.definition.inputs.filter(({type}) => type === 'list').map(({name}) => name);
    const unknown = unknownThresholds[model!.definition.id];
    const incomplete = space.incomplete.map(({input}) => input);
    expect(incomplete).toEqual(expect.arrayContaining(lists));
    if (unknown === undefined) expect(incomplete).toEqual(lists);
  });

  it('is instrumented as it is calculated: the guard and the verdict are the same', () => {
    const instrumented = instrument(model!);
    // The instrumented rules are those of the day.
    const inForce = calculator.under('today');
    const verdicts = instrumented.parts.filter(({item}) => item.name.startsWith('verdict: '));
    const rankOf = new Map<number, number>();
    fc.assert(
      fc.property(answersTo(calculator.page(today).fields), (given) => {
        const answers = given as Readonly<Record<string, string>>;
        const passed = instrumented.run(answers, today);
        expect(passed).toBe(inForce.calculate(answers, today) !== null);
        const outcome = inForce.outcome(answers, today);
        if (!passed || outcome === null) return;
        const [reached, ...others] = verdicts.filter(({point}) => instrumented.isHit(point));
        expect(others).toEqual([]);
        expect(rankOf.get(reached!.point) ?? outcome.rank).toBe(outcome.rank);
        rankOf.set(reached!.point, outcome.rank);
      }),
      samples(5, 2_000),
    );
  });
});
