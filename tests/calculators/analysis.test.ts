// Over every answer set that the rules can tell apart: does each calculator reach all that it says and keep all laws, but for what it declares?
// Takes about 6 s on two cores: the largest of the 52 has 2.5 million answer sets.
import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {analyse} from '../../src/tools/analysis/analyse.ts';
import {probeOf} from '../../src/tools/analysis/probe.ts';
import {compile, load} from '../../src/engine/compile.ts';
import {isCasesFile, listFiles} from '../../src/engine/project/files.ts';
import {answersTo} from './answers.ts';
import {samples} from '../samples.ts';

const today = '2024-06-30';
const definitions = listFiles('calculators')
  .filter((path) => !isCasesFile(path))
  .map((path) => [path.split('/').at(-1)!, path] as const);

describe.each(definitions)('%s', (_name, path) => {
  const {model, body} = compile({path, text: readFileSync(path, 'utf8')});

  it('has no finding over its whole space', {timeout: 60_000}, () => {
    const {findings, visited, space} = analyse(model!);
    expect(findings.map(({message, example}) => [message, example?.answers])).toEqual([]);
    expect(visited).toBe(space.size);
    expect(space.incomplete).toEqual([]);
  });

  it('is probed as it is calculated: the guard and the verdict are the same', () => {
    const calculator = load(body!);
    const probe = probeOf(model!);
    const verdicts = probe.parts.filter(({of}) => of.name.startsWith('verdict: '));
    const marks = new Int32Array(probe.marks);
    const rankOf = new Map<number, number>();
    let turn = 0;
    fc.assert(
      fc.property(answersTo(calculator.page(today).fields), (given) => {
        const answers = given as Readonly<Record<string, string>>;
        const passed = probe.run(answers, today, marks, ++turn);
        expect(passed).toBe(calculator.calculate(answers, today) !== null);
        const outcome = calculator.outcome(answers, today);
        if (!passed || outcome === null) return;
        const [reached, ...others] = verdicts.filter(({mark}) => marks[mark] === turn);
        expect(others).toEqual([]);
        expect(rankOf.get(reached!.mark) ?? outcome.rank).toBe(outcome.rank);
        rankOf.set(reached!.mark, outcome.rank);
      }),
      samples(30, 2_000),
    );
  });
});
