// Does building the same files in another folder and time zone give the same site, byte for byte?
// Only with FULL=1, because it builds the site again. oneMore.spec.ts always checks that scripts and pages do not
// depend on the folder.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {distFolder} from '../../scripts/build/folders.ts';
import {expect, plainTest as test} from './page.ts';
import {copyProject} from './projectCopy.ts';

test.skip(!process.env.FULL, 'with FULL=1 only');

test('two builds are the same', () => {
  const copy = copyProject();
  try {
    const built = /data-built="([^"]+)"/.exec(readFileSync(join(distFolder, 'index.html'), 'utf8'))![1];
    const program = `import {build} from './scripts/build.ts'; process.exitCode = await build(process, false);`;
    const {status, stdout, stderr} = spawnSync(
      'sh',
      [
        '-c',
        'umask 077 && exec "$0" "$@"',
        process.execPath,
        '--import',
        'tsx',
        '--input-type=module',
        '--eval',
        program,
      ],
      {
        cwd: copy.folder,
        encoding: 'utf8',
        env: {...process.env, BUILD_DAY: built, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8'},
      },
    );
    expect(status, stdout + stderr).toBe(0);
    expect(hashes(join(copy.folder, 'dist'))).toEqual(hashes(distFolder));
  } finally {
    copy.remove();
  }
});

/** The hash of every file by its path. */
function hashes(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({parentPath, name}) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}
