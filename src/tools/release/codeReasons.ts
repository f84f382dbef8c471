/** What a release owes to the code of the package rather than to its rules, of which a comparison of definitions shows nothing. */
import {readFileSync} from 'node:fs';
import {differingSince, textAt} from '../commands/git.ts';
import {major, minor, type Reason} from './level.ts';

/** The code of a package. */
export interface PackageCode {
  /** The files and folders that it is made from. */
  readonly sources: readonly string[];
  /** Those that say what programs pass and get. */
  readonly types: readonly string[];
}

/** What turns definitions into the package with the rules, and what all calculators take and give. */
export const rulesCode: PackageCode = {
  sources: ['src/engine', 'src/tools/package'],
  types: ['src/engine/results/published.ts'],
};

/**
 * @param revision the last release
 * @throws UsageError where there is no such revision
 */
export function codeReasons(revision: string, {sources, types}: PackageCode): readonly Reason[] {
  const changed = differingSince(revision, sources);
  if (changed.length === 0) return [];
  const differs = types.find(
    (path) => withoutComments(textAt(revision, path)) !== withoutComments(readFileSync(path, 'utf8')),
  );
  if (differs !== undefined)
    return [major(`What programs pass or get differs, and what that takes of them is not proven (${differs}).`)];
  const [first, ...others] = changed;
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  return [minor(`The code that calculates and explains differs (${first}${rest}), and nothing is proven about it.`)];
}

/** Also without the descriptions of a schema. */
const withoutComments = (code: string | undefined): string | undefined =>
  code?.replaceAll(/\/\*[\s\S]*?\*\/|"(?:markdownD|d)escription": ".*",?$/gm, '').replaceAll(/\s+/g, ' ');
