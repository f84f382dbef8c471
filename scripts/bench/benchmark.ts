/** The common form of all benchmarks: figures with their limits as data, and the table that they are printed as. */

export type Unit = 'times' | 'ns' | 'ms' | 's' | 'bytes' | 'kB' | 'MB' | 'of 100' | 'per second' | '';

/** One measured figure. */
export interface Figure {
  /** What was measured, as printed: 'UK Skilled Worker: emitted, against handwritten'. */
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
  /** The benchmark fails if it is not met. Figures without a limit are for comparison only. */
  readonly limit?: {readonly atMost: number} | {readonly atLeast: number};
}

/** Shows which measurement is in progress, e.g. 'Green Card, visit 2 of 5'. */
export type ReportProgress = (message: string) => void;

/** One part of `npm run bench`. */
export interface Benchmark {
  /** The question it answers, printed as the heading of its figures. */
  readonly question: string;
  /** @throws Error if something cannot be built or installed, or if a peer's results differ from ours */
  readonly run: (reportProgress: ReportProgress) => Promise<readonly Figure[]>;
}

export function isWithinLimit({value, limit}: Figure): boolean {
  if (limit === undefined) return true;
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

/** The figures of one benchmark as aligned lines, each with its limit and whether it is met. */
export function formatFigures(question: string, figures: readonly Figure[]): string {
  const labelWidth = Math.max(...figures.map(({label}) => label.length));
  const lines = figures.map((figure) => {
    const limit = formatLimit(figure);
    return `  ${figure.label.padEnd(labelWidth)}  ${formatValue(figure).padStart(16)}${limit && `   ${limit}`}`.trimEnd();
  });
  return [question, ...lines, ''].join('\n');
}

function formatValue({value, unit}: Figure): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits})} ${unit}`;
}

function formatLimit(figure: Figure): string {
  const {limit} = figure;
  if (limit === undefined) return '';
  const text = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
  return isWithinLimit(figure) ? text : `${text}: NOT MET`;
}
