import {lazy, type ComponentType} from 'react';
import {calculators} from './calculators.ts';

/** Fetches what the page of a calculator is made of: the generic page and the calculator. */
export async function loadCalculatorPage(id: string): Promise<ComponentType> {
  const [{CalculatorPage}, calculator] = await Promise.all([
    import('./pages/CalculatorPage.tsx'),
    calculators.get(id)!.load(),
  ]);
  return function CalculatorRoute() {
    return <CalculatorPage calculator={calculator} />;
  };
}

/** The pages of the calculators by id, each fetched when it is first shown. */
export const calculatorPages: ReadonlyMap<string, ComponentType> = new Map(
  [...calculators.keys()].map((id) => [id, lazy(async () => ({default: await loadCalculatorPage(id)}))]),
);
