import {UsageError} from '../src/tools/commands/command.ts';

/** The option `--port` of every command that serves the site. */
export const portOption = (defaultPort: number) =>
  ({
    type: 'string',
    placeholder: 'PORT',
    description: `The port; 0 takes any free one (default: PORT, else ${defaultPort})`,
  }) as const;

/** The option `--host` of every command that serves the built site. */
export const hostOption = {
  type: 'string',
  placeholder: 'ADDRESS',
  description: 'The address to listen on; 0.0.0.0 lets other computers in',
  default: 'localhost',
} as const;

/**
 * The port to listen on: the option, else PORT of the environment, else the default.
 * @throws {UsageError} unless it is a plain number from 0 to 65535
 */
export function readPort(option: string | undefined, {PORT}: NodeJS.ProcessEnv, defaultPort: number): number {
  const [name, text] = option !== undefined ? ['--port', option] : ['PORT', PORT || String(defaultPort)];
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`${name} is '${text}', but must be a number from 0 to 65535.`);
  return Number(text);
}
