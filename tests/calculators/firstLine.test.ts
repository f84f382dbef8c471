// Does every result begin with the visitor's own number, a day or what is missing, and do all verdicts speak in one voice?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {calculateForm, proven} from '../../src/app/form/calculateForm.ts';
import {headlinesIn, verdictIn} from '../../src/engine/results/card.ts';
import {samples} from '../samples.ts';
import {answersTo} from './answers.ts';
import {library} from './compiled.ts';

const TODAY = '2026-11-29';

/** Those whose verdict is about kinds of answers alone, such as a qualification: nobody has a number of their own. */
const withoutFigure = ['f1-opt-stem-calculator', 'uae-golden-visa-calculator', 'panama-friendly-nations-calculator'];

describe.each(library.ids)('%s', (id) => {
  const calculator = library.get(id);
  const {fields} = calculator.page(TODAY);

  it('begins with a number, a day, or what is missing', () => {
    fc.assert(
      fc.property(answersTo(fields), (answers) => {
        const calculation = calculateForm(calculator, answers as Record<string, string>, TODAY);
        if (calculation === null) return;
        const {card, completeness} = proven(calculation, calculator);
        const figures = headlinesIn(card);
        const hasNumber = figures.some(({text}) => /\d/.test(text));
        expect(hasNumber || completeness.open.length > 0 || withoutFigure.includes(id), JSON.stringify(answers)).toBe(
          true,
        );
      }),
      samples(50, 500),
    );
  });

  it('has no verdict in capitals, with an exclamation mark, or of more than 20 words', () => {
    fc.assert(
      fc.property(answersTo(fields), (answers) => {
        const {text = ''} = verdictIn(calculator.evaluate(answers as Record<string, string>, TODAY).card()) ?? {};
        expect(text).not.toMatch(/!|\b[A-Z]{4,}\b(?! extension)/);
        expect(text.split(' ').length).toBeLessThanOrEqual(20);
      }),
      samples(50, 500),
    );
  });
});
