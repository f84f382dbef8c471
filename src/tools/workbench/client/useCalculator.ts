import {useEffect, useState} from 'react';
import type {ChangesModule} from '../../../engine/compiled/changes.ts';
import type {CalculatorModule, ServedCalculator, ExplanationModule} from '../../../engine/compiled/module.ts';

/** The compiled calculator in its newest version without errors; undefined before the first has come. */
export function useCalculator(id: string, version: string | undefined): ServedCalculator | undefined {
  const [calculator, setCalculator] = useState<ServedCalculator>();
  useEffect(() => {
    if (version === undefined) return;
    let isLatest = true;
    const load = <Module>(part: string): Promise<Module> =>
      import(/* @vite-ignore */ `/workbench/data/module/${id}/${part}?v=${version}`) as Promise<Module>;
    void load<CalculatorModule>('calculator').then((module) => {
      if (!isLatest) return;
      setCalculator({
        ...module,
        loadChanges: () => load<ChangesModule>('changes'),
        loadExplanation: () => load<ExplanationModule>('explanation'),
      });
    });
    return () => {
      isLatest = false;
    };
  }, [id, version]);
  return calculator;
}
