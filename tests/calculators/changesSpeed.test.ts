// Are suggestions found fast enough for a click, even on a slow phone with as many variable answers as there can be?
import {describe, expect, it} from 'vitest';
import {compile} from '../../src/engine/compile.ts';
import {load} from '../../src/engine/program/parts.ts';
import {listFiles, readFiles} from '../../src/engine/project/files.ts';
import {findChanges, searchChanges} from '../../src/engine/answers/suggestions/findChanges.ts';
import type {CompiledCalculator} from '../../src/engine/program/module.ts';
import {dayOfNumber, dayNumber} from '../../src/engine/runtime/calendar.ts';
import {formatItems} from '../../src/engine/runtime/items.ts';

const today = '2024-06-30';
/** A search may take 50 ms on a phone with a quarter of this speed. */
const mostMilliseconds = 12;

/** Between two pauses, besides the 30 ms of a task. */
const mostVerdicts = 40;

const largest = [
  'canada-express-entry',
  'australia-pr',
  'new-zealand-visa',
  'hong-kong-qmas',
  'china-work-permit',
  'israel-tech-visa',
];

const calculatorNamed = (file: string): CompiledCalculator => {
  const paths = listFiles('calculators').filter((path) => path.endsWith(`/${file}.yaml`));
  const [source] = readFiles(paths, process.cwd(), () => undefined);
  return load(compile(source!).body!);
};

it.each(largest)('%s', (name) => {
  const calculator = calculatorNamed(`${name}-calculator`);
  const {fields} = calculator.page(today);
  // The fastest of several, because other tests run at the same time.
  const times = Array.from({length: 20}, () => {
    const start = performance.now();
    findChanges(calculator, fields, {visaType: 'skilled-migrant'}, today);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(mostMilliseconds);
});

describe('a list of 60 trips, for which the search takes longer', () => {
  const calculator = calculatorNamed('schengen-trip-planner');
  const {fields} = calculator.page(today);
  /** Within the limit, over it, and with nothing left for the next stay. */
  const trips = [
    {start: '2022-11-01', every: 10, lasts: 4},
    {start: '2024-01-01', every: 20, lasts: 9},
    {start: '2024-06-01', every: 12, lasts: 6},
    {start: '2024-06-01', every: 12, lasts: 9},
  ] as const;

  it.each(trips)('pauses often enough for keys: $lasts of $every days', ({start, every, lasts}) => {
    const dayAt = (index: number, later: number) => dayOfNumber(dayNumber(start) + index * every + later);
    const list = Array.from({length: 60}, (_, index) => [dayAt(index, 0), dayAt(index, lasts - 1)]);
    const answers = {trips: formatItems(list), day: '2024-07-15', stayDays: '10'};
    let verdicts = 0;
    const counting = {
      ...calculator,
      outcome: (...given: Parameters<typeof calculator.outcome>) => {
        verdicts += 1;
        return calculator.outcome(...given);
      },
    };
    const runs = Array.from({length: 5}, () => {
      const steps = searchChanges(counting, fields, answers, today);
      const pauses: {readonly time: number; readonly calculated: number}[] = [];
      for (let done: boolean | undefined = false; !done;) {
        const before = performance.now();
        verdicts = 0;
        ({done} = steps.next());
        pauses.push({time: performance.now() - before, calculated: verdicts});
      }
      return {
        longest: Math.max(...pauses.map(({time}) => time)),
        all: pauses.reduce((sum, {time}) => sum + time, 0),
        most: Math.max(...pauses.map(({calculated}) => calculated)),
      };
    });
    const {longest, all, most} = runs.toSorted((one, other) => one.all - other.all)[0]!;
    console.info(
      `60 trips: ${all.toFixed(0)} ms in all, at most ${longest.toFixed(1)} ms and ${most} verdicts without a pause`,
    );
    // Verdicts, because other tests run at the same time: each takes 0.2 ms, and 0.8 ms on a slow phone.
    expect(most).toBeLessThan(mostVerdicts);
  });
});
