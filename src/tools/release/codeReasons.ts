/** What a release owes to the code of the package rather than to its rules, of which a comparison of definitions shows nothing. */
import {readFileSync} from 'node:fs';
import {differingSince, textAt} from '../commands/git.ts';
import {major, minor, type Reason} from './level.ts';

/** What turns definitions into the package. */
const folders = ['src/engine', 'src/tools/package'];

/** What all calculators take and give. */
const types = 'src/engine/published/types.ts';

/**
 * @param revision the last release
 * @throws UsageError where there is no such revision
 */
export function codeReasons(revision: string): readonly Reason[] {
  const changed = differingSince(revision, folders);
  if (changed.length === 0) return [];
  if (withoutComments(textAt(revision, types)) !== withoutComments(readFileSync(types, 'utf8')))
    return [
      major(`The types that all calculators share differ, and what that takes of programs is not proven (${types}).`),
    ];
  const [first, ...others] = changed;
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  return [minor(`The code that calculates and explains differs (${first}${rest}), and nothing is proven about it.`)];
}

const withoutComments = (code: string | undefined): string | undefined =>
  code?.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ');
