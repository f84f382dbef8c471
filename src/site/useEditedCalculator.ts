import {useEffect, useState} from 'react';
import type {SiteCalculator} from './calculators.ts';

/** The calculator; while it is developed, its newest version as soon as its definition is saved. */
export function useEditedCalculator(calculator: SiteCalculator): SiteCalculator {
  const [newest, setNewest] = useState(calculator);
  useEffect(() => {
    if (!import.meta.hot) return;
    // Sent by the module that src/compiler/vite.ts emits.
    const take = (event: Event): void => {
      const {detail} = event as CustomEvent<SiteCalculator>;
      if (detail.id === calculator.id) setNewest(detail);
    };
    window.addEventListener('calculator-changed', take);
    return () => window.removeEventListener('calculator-changed', take);
  }, [calculator.id]);
  return newest;
}
