/** Arguments of commands: a few flags, some of which take a value, and the rest. */
import {resolve} from 'node:path';
import {listFiles} from '../../engine/project/files.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';

export interface Parsed {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly rest: readonly string[];
}

/** Wrong use of a command: one line that says what is wrong; the command answers with exit code 2. */
export class WrongUse extends Error {}

/**
 * Reads `--flag`, `--name value` and `--name=value`.
 * @param flags the flags that exist, with whether each takes a value
 */
export function parseOptions(args: readonly string[], flags: Readonly<Record<string, boolean>>): Parsed {
  const given = new Set<string>();
  const values = new Map<string, string>();
  const rest: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (!arg.startsWith('--')) {
      rest.push(arg);
      continue;
    }
    const [flag, inline] = arg.split(/=(.*)/s) as [string, string?];
    if (!Object.hasOwn(flags, flag))
      throw new WrongUse(`There is no option '${flag}'. ${didYouMean(flag, Object.keys(flags), '')}`.trim());
    if (!flags[flag]) {
      given.add(flag);
      continue;
    }
    const value = inline ?? args[++at];
    if (value === undefined) throw new WrongUse(`'${flag}' needs a value.`);
    values.set(flag, value);
  }
  return {flags: given, values, rest};
}

/** The YAML files of the folder that `--dir` names. */
export function filesOf(folder: string): readonly string[] {
  try {
    return listFiles(resolve(folder));
  } catch {
    throw new WrongUse(`There is no folder '${folder}'.`);
  }
}
