/** Which files of a folder changed since the branch left main, by git. */
import {spawnSync} from 'node:child_process';

/**
 * Paths relative to `root`, new files among them: what differs in the working tree from where the branch left main,
 * or from the last commit where there is no main.
 * @returns undefined where there is no git, or no repository
 */
export function changedFiles(folder: string, root = process.cwd()): readonly string[] | undefined {
  const git = (...args: readonly string[]): string | undefined => {
    const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
    return status === 0 ? stdout.trim() : undefined;
  };
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? 'HEAD';
  const changed = git('diff', '--name-only', '--relative', base, '--', folder);
  const added = git('ls-files', '--others', '--exclude-standard', '--', folder);
  if (changed === undefined || added === undefined) return undefined;
  return [...new Set(`${changed}\n${added}`.split('\n'))].filter((path) => path !== '');
}
