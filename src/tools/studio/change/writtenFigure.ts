/** A figure as a form has it, as a definition writes it. */
import {figureIn, misreadFigure, withUnderscores} from '../../../engine/language/yaml/figure.ts';
import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {type FigureKind, kindOfFigure} from './figures.ts';

const examples: Readonly<Record<FigureKind, string>> = {
  figure: 'a figure, like 50,700 or 0.5',
  share: 'a share, like 60%',
  day: 'a day, like 2027-01-01',
};

/**
 * @param typed '50,700', '50700.50', '60 %', '2027-01-01', or 'nothing'
 * @param kind what it takes the place of
 * @returns '50_700', '50_700.50', '60%', '2027-01-01', 'nothing'
 * @throws an Error for people about what is something else, or has two readings
 */
export function writtenFigure(typed: string, kind: FigureKind): string {
  const text = typed.trim();
  if (text === 'nothing') return text;
  if (kind === 'day' && isCalendarDay(text)) return text;
  const {written = text, or} = misreadFigure(text) ?? {};
  if (or !== undefined) throw new Error(`'${text}' may be ${written} or ${or}: write one of them.`);
  if (kind === 'day' || kindOfFigure(written) !== kind || figureIn(written) === undefined)
    throw new Error(`'${text}' is not ${examples[kind]}.`);
  const [, minus = '', digits = '', percent = ''] = /^(-?)([^%]*)(%?)$/.exec(written)!;
  return minus + withUnderscores(digits.replaceAll('_', '')) + percent;
}
