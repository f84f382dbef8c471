/** What a benchmark measures and how it is reported: figures with their limits, as data. */

export type Unit = 'times' | 'ns' | 'ms' | 's' | 'bytes' | 'kB' | 'MB' | 'of 100' | 'per second' | '';

/** One measured figure. */
export interface Figure {
  /** What was measured, in a reviewer's words: 'UK Skilled Worker, emitted, against the rules by hand'. */
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  /** Where the figure may not go; without it, it is there to compare with. */
  readonly limit?: {readonly atMost: number} | {readonly atLeast: number};
}

/** One part of `npm run bench`. */
export interface Benchmark {
  /** The question it answers, as the heading of its figures. */
  readonly question: string;
  /**
   * @param tell shows what is being measured, to who watches
   * @throws Error where peers do not give equal results: then there is nothing to compare
   */
  readonly run: (tell: (words: string) => void) => Promise<readonly Figure[]>;
}

/** Whether a figure is within its limit. */
export function holds({value, limit}: Figure): boolean {
  if (limit === undefined) return true;
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

/** The figures of one benchmark as aligned lines, each with its limit and whether it is held. */
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
