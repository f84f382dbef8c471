/** What the run of hostile inputs knows of a kind of input. */
import type {Random} from './random.ts';

/** The outcome of one input. */
export interface Tried {
  /** How it ended, which the table counts: 'refused', 'compiled', 'answered'. */
  readonly outcome: string;
  /** What broke the law; empty if nothing did. */
  readonly breaches: readonly string[];
}

/** A kind of hostile input, such as share links. */
export interface HostileKind<Input = unknown> {
  /** Loads what all inputs need, such as a search index, so that the first does not pay for it. */
  prepare?(): Promise<void>;
  /** An input that follows from the random choices alone. */
  make(random: Random, number: number): Input;
  try(input: Input): Tried | Promise<Tried>;
  /** The input for a report, with all that makes it hostile. */
  show(input: Input): string;
  /** Seconds of processor time that an input may take. */
  limit(input: Input): number;
}

/** Words that only a mistake of a program puts before people. */
const machineWords = /\bundefined\b|\bNaN\b|\[object|call stack|Cannot read|is not a function|internal-error|TypeError/;

/**
 * The words of the machine in a text for people, except those that were in the input.
 * @returns breaches
 */
export function breachesOfText(text: string, input: string, where: string): readonly string[] {
  const found = machineWords.exec(text)?.[0];
  return found === undefined || input.includes(found)
    ? []
    : [`${where} says '${found}': ${text.slice(Math.max(0, text.indexOf(found) - 80)).slice(0, 200)}`];
}

// oxlint-disable-next-line no-control-regex -- it matches control characters on purpose
const terminalControls = /[\0-\x08\v-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;

/** Longer output for one input is a flood. */
const MAX_OUTPUT = 20_000;

/** What no command may write to a terminal: signs that move its cursor, and floods. */
export function breachesOfTerminal(text: string): readonly string[] {
  return [
    ...(terminalControls.test(text) ? [`writes control characters: ${JSON.stringify(text.slice(0, 200))}`] : []),
    ...(text.length > MAX_OUTPUT ? [`writes ${text.length} characters`] : []),
  ];
}

/** The number in the data that no result may have; undefined if there is none. */
export function notFinite(data: unknown): string | undefined {
  let found: string | undefined;
  JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) found = `${key}: ${value}`;
    return value;
  });
  return found;
}
