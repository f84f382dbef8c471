import {holds, type Figure} from './benchmark.ts';

/** The figures of one benchmark as aligned lines, each with its limit and whether it holds. */
export function inLines(question: string, figures: readonly Figure[]): string {
  const widest = Math.max(...figures.map(({what}) => what.length));
  const lines = figures.map((figure) => {
    const limit = limitOf(figure);
    return `  ${figure.what.padEnd(widest)}  ${amount(figure).padStart(16)}${limit && `   ${limit}`}`.trimEnd();
  });
  return [question, ...lines, ''].join('\n');
}

function amount({value, unit}: Figure): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits})} ${unit}`;
}

function limitOf(figure: Figure): string {
  const {limit} = figure;
  if (limit === undefined) return '';
  const words = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
  return holds(figure) ? words : `${words}: NOT HELD`;
}
