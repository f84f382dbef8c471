// @vitest-environment jsdom
// Is what the card says about other numbers true where they change neither the verdict nor the figure?
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {calculateForm} from '../../../../src/app/form/calculateForm.ts';
import {Curves} from '../../../../src/app/result/charts/Curves.tsx';
import type {CalculatorModule} from '../../../../src/engine/program/module.ts';
import {library} from '../../../calculators/compiled.ts';
import '../observers.ts';

const planner = library.get('schengen-trip-planner');

function textFor(calculator: CalculatorModule): string {
  const values = {trips: '2026-08-01,2026-08-30;2026-10-01,2026-11-29', day: '2026-12-01', stayDays: '30'};
  render(
    <Curves
      calculator={calculator}
      calculation={calculateForm(planner, values, '2026-11-22')!}
      changes={planner}
      isOpen
    />,
  );
  return screen.getByText(/We tried numbers from 1 to 90 for “Length of your next stay”/).textContent;
}

it('says that other lines of the card change', () => {
  expect(textFor(planner)).toContain('but other parts of it change');
});

it('says that nothing changes only of a card that stays as it is', () => {
  const sameForAll = {
    ...planner,
    evaluate: (answers: object, today: string) => planner.evaluate({...answers, stayDays: '30'}, today),
  };
  expect(textFor(sameForAll)).toContain('None of them changes this result');
});
