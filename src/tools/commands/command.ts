/**
 * Declares and runs commands. `--help`, unknown options, usage errors and failures are handled here, in the same way
 * for every command. A command is declared in its own file and listed in scripts/commands.mjs.
 */
import type {Readable, Writable} from 'node:stream';
import {parseArgs} from 'node:util';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';

/** What a command reads and writes: the streams of the process, or fakes in tests. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** A positional argument. Only the last one may be `many`; those after an `optional` one are optional too. */
interface Argument {
  readonly description: string;
  readonly optional?: boolean;
  readonly many?: boolean;
  /** Shown in the usage line instead of `<name>`, such as `name=value`. */
  readonly placeholder?: string;
}

/** An option as `parseArgs` of node:util takes it, with what `--help` says about it. */
interface Option {
  readonly type: 'string' | 'boolean';
  readonly description: string;
  /** The name of the value in `--help`: `DIR` in `--dir DIR`. */
  readonly placeholder?: string;
  readonly default?: string;
}

type Arguments = Readonly<Record<string, Argument>>;
type Options = Readonly<Record<string, Option>>;

type ArgumentValue<A extends Argument> = A extends {many: true}
  ? readonly string[]
  : A extends {optional: true}
    ? string | undefined
    : string;

type OptionValue<O extends Option> = O extends {type: 'boolean'}
  ? boolean
  : O extends {default: string}
    ? string
    : string | undefined;

/** Arguments and options by name. */
type Values<A extends Arguments, O extends Options> = {readonly [Name in keyof A]: ArgumentValue<A[Name]>} & {
  readonly [Name in keyof O]: OptionValue<O[Name]>;
};

export interface Command<A extends Arguments = Arguments, O extends Options = Options> {
  readonly name: string;
  /** One line for the list of all commands. */
  readonly summary: string;
  /** What `--help` says below the summary, such as exit codes and environment variables. */
  readonly details?: string;
  /** In the order in which they are typed. */
  readonly arguments?: A;
  readonly options?: O;
  /** What follows `npm run NAME --`. */
  readonly examples: readonly string[];
  /**
   * @returns the exit code: 0 done, 1 a check failed
   * @throws {UsageError} for exit code 2; any other error becomes one line and exit code 1
   */
  run(values: Values<A, O>, streams: Streams): Promise<number>;
}

/** A command was used wrongly: printed as one line, with exit code 2. */
export class UsageError extends Error {}

/** Declares a command; it exists only so that TypeScript infers the types of the values. */
export function defineCommand<const A extends Arguments = {}, const O extends Options = {}>(
  command: Command<A, O>,
): Command {
  return command as unknown as Command;
}

/**
 * Parses the arguments, runs the command and turns every outcome into an exit code.
 * With DEBUG in the environment, an unexpected error is printed with its stack.
 * @param args without the command's name
 * @returns 0 done, 1 a check failed or something broke, 2 usage error
 */
export async function runCommand(command: Command, args: readonly string[], streams: Streams): Promise<number> {
  try {
    const values = parseValues(command, args);
    if (values !== undefined) return await command.run(values, streams);
    streams.stdout.write(helpText(command));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      streams.stderr.write(`${inOneLine(shortened(error.message))}\n`);
      return 2;
    }
    const {message, stack} = error as Error;
    streams.stderr.write(`${command.name}: ${process.env.DEBUG ? stack : message}\n`);
    return 1;
  }
}

/** In characters. */
const MAX_MESSAGE = 1_000;

/** Without the middle if it is too long: a message may quote what was given, and ends with what to write instead. */
function shortened(message: string): string {
  if (message.length <= MAX_MESSAGE) return message;
  return `${message.slice(0, MAX_MESSAGE / 2)} … ${message.slice(-MAX_MESSAGE / 2)}`;
}

/** With control characters as their codes: an argument may have line breaks, or what a terminal obeys. */
function inOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => `\\x${character.codePointAt(0)!.toString(16).padStart(2, '0')}`);
}

const help = {type: 'boolean', description: 'Show this help'} as const;

/** @returns undefined when help is requested */
function parseValues(command: Command, args: readonly string[]): Values<Arguments, Options> | undefined {
  const options: Options = {...command.options, help};
  // Not strict: the messages of parseArgs span several lines and suggest no similar name.
  const {values, positionals, tokens} = parseArgs({
    args: [...args],
    options: {...options, help: {...help, short: 'h'}},
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name]! : undefined;
    if (option === undefined)
      throw new UsageError(
        `There is no option '${token.rawName}'. ${didYouMean(
          token.rawName,
          Object.keys(options).map((name) => `--${name}`),
          helpHint(command),
        )}`,
      );
    if (option.type === 'boolean' && token.value !== undefined)
      throw new UsageError(`'${token.rawName}' takes no value.`);
    if (option.type === 'string') requireValue(token, option);
  }
  if (values.help === true) return undefined;
  const flags = Object.entries(options).flatMap(([name, {type}]) => (type === 'boolean' ? [[name, false]] : []));
  return {...Object.fromEntries(flags), ...values, ...assignArguments(command, positionals)} as Values<
    Arguments,
    Options
  >;
}

function requireValue(
  {rawName, value, inlineValue}: {rawName: string; value?: string; inlineValue?: boolean},
  {placeholder = 'VALUE'}: Option,
): void {
  // A negative number is no option, and its command says which numbers it takes.
  if (value === undefined || (!inlineValue && /^-(?!\d)/.test(value)))
    throw new UsageError(`'${rawName}' needs a value.`);
  if (value === '') throw new UsageError(`'${rawName}' is empty: write ${rawName} ${placeholder}.`);
}

function assignArguments(command: Command, positionals: readonly string[]): Record<string, string | readonly string[]> {
  const rest = [...positionals];
  const assigned: Record<string, string | readonly string[]> = {};
  for (const [name, {optional, many, placeholder = `<${name}>`}] of Object.entries(command.arguments ?? {})) {
    if (many) {
      assigned[name] = rest.splice(0);
      continue;
    }
    const value = rest.shift();
    if (value !== undefined) assigned[name] = value;
    else if (!optional) throw new UsageError(`No ${placeholder} is given. Write: ${usageLine(command)}`);
  }
  if (rest.length > 0) {
    const isFolder = command.arguments === undefined && command.options?.['dir'] !== undefined;
    const hint = isFolder ? `write --dir ${rest[0]} for a folder.` : `write ${usageLine(command)}`;
    throw new UsageError(`Unexpected argument '${rest[0]}': ${hint}`);
  }
  return assigned;
}

const helpHint = ({name}: Command): string => `'npm run ${name} -- --help' lists the options.`;

function usageLine({name, arguments: args = {}, options = {}}: Command): string {
  const placeholders = Object.entries(args).map(([argument, {optional, many, placeholder = `<${argument}>`}]) =>
    many ? `[${placeholder} …]` : optional ? `[${placeholder}]` : placeholder,
  );
  const words = [...placeholders, ...(Object.keys(options).length > 0 ? ['[options]'] : [])];
  return ['npm run', name, ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
}

/** Usage, summary, arguments, options with their defaults, and examples. */
export function helpText(command: Command): string {
  const {summary, details, arguments: args = {}, options = {}, examples} = command;
  const argumentRows = Object.entries(args).map(([name, {placeholder = `<${name}>`, description}]): Row => [
    placeholder,
    description,
  ]);
  const optionRows = Object.entries({...options, help}).map(([name, option]: [string, Option]): Row => {
    const {type, placeholder = 'VALUE', description, default: defaultValue} = option;
    return [
      type === 'string' ? `--${name} ${placeholder}` : `--${name}`,
      defaultValue === undefined ? description : `${description} (default: ${defaultValue})`,
    ];
  });
  const width = Math.max(...[...argumentRows, ...optionRows].map(([term]) => term.length));
  const sections = [
    `Usage: ${usageLine(command)}`,
    details === undefined ? `${summary}.` : `${summary}.\n\n${details}`,
    ...(argumentRows.length > 0 ? [`Arguments:\n${alignRows(argumentRows, width)}`] : []),
    `Options:\n${alignRows(optionRows, width)}`,
    `Examples:\n${examples.map((example) => `  ${`npm run ${command.name} -- ${example}`.replace(/ -- $/, '')}`).join('\n')}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Every command with its summary, printed when no command is named. */
export function commandList(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({name}) => name.length));
  return [
    'Usage: npm run <command> -- [arguments and options]',
    '',
    alignRows(
      commands.map(({name, summary}): Row => [name, summary]),
      width,
    ),
    '',
    "'npm run <command> -- --help' explains one of them.",
    '',
  ].join('\n');
}

type Row = readonly [term: string, description: string];

function alignRows(rows: readonly Row[], width: number): string {
  return rows.map(([term, description]) => `  ${term.padEnd(width)}  ${description}`).join('\n');
}

/** Data as a command prints it with --json. */
export function jsonText(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
