import {useEffect, useState} from 'react';
import type {CalculatorModule} from '../definition/module.ts';

/** The calculator; while it is developed, its newest version as soon as its definition is saved. */
export function useEditedCalculator(calculator: CalculatorModule): CalculatorModule {
  const [newest, setNewest] = useState(calculator);
  useEffect(() => {
    if (!import.meta.hot) return;
    // Sent by the module that src/compiler/vite.ts emits.
    const take = (event: Event): void => {
      const {detail} = event as CustomEvent<CalculatorModule>;
      if (detail.id === calculator.id && 'calculate' in detail) setNewest(detail);
    };
    window.addEventListener('calculator-changed', take);
    return () => window.removeEventListener('calculator-changed', take);
  }, [calculator.id]);
  return newest;
}
