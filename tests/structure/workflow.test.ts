// Do the workflows run existing commands, find their own earlier comments and issues, and have minimal permissions?
import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {exitCodes} from '../../src/tools/commands/diff.ts';
import {MARK} from '../../src/tools/commands/diffReport/markdown.ts';
import {exitCodes as watchExitCodes} from '../../src/tools/commands/watchSources.ts';
import {MARK as WATCH_MARK} from '../../src/tools/watch/findingText.ts';

interface Workflow {
  readonly jobs: Readonly<
    Record<string, {readonly steps: readonly {readonly name?: string; readonly uses?: string; readonly run?: string}[]}>
  >;
  readonly permissions: unknown;
}

interface Matrix {
  readonly node: readonly number[];
  readonly chromium: readonly string[];
  readonly include: readonly {readonly chromium: string}[];
}

const textOf = (name: string): string => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const stepsOf = (name: string) => Object.values((parse(textOf(name)) as Workflow).jobs).flatMap(({steps}) => steps);

describe.each(['full-test', 'rule-diff', 'source-watch', 'test'])('%s', (name) => {
  it('pins every action to a commit, and uses no secrets', () => {
    for (const {uses} of stepsOf(name)) if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    expect((parse(textOf(name)) as Workflow).permissions).toEqual({contents: 'read'});
    expect(textOf(name)).not.toContain('secrets.');
  });
});

describe('the tests', () => {
  it('run with each version of Node that package.json names, and also in an installed Chrome', () => {
    const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
    const {matrix} = (parse(textOf('test')) as {jobs: {test: {strategy: {matrix: Matrix}}}}).jobs.test.strategy;
    expect(matrix.node).toEqual(Array.from(engines.node.matchAll(/[\^>=]+(\d+)/g), ([, major]) => Number(major)));
    expect(matrix.chromium).toEqual(['packaged']);
    expect(matrix.include.map(({chromium}) => chromium)).toEqual(['installed']);
    expect(textOf('test')).toContain("CHROMIUM_PATH: ${{ matrix.chromium == 'installed' && ");
  });
});

it('the full test runs each night', () => {
  expect(textOf('full-test')).toMatch(/cron: '\d+ \d+ \* \* \*'/);
  expect(stepsOf('full-test').at(-1)!.run).toBe('npm run test:full');
});

describe('the rule diff', () => {
  const text = textOf('rule-diff');

  it('finds its comment by the first line, and runs the diff by its name', () => {
    expect(text).toContain(`startswith("${MARK}")`);
    expect(text).toContain("scripts/run.mjs diff 'HEAD^1' --markdown");
  });

  it('posts the comment whatever a comparison shows, and fails where there is none', () => {
    for (const code of Object.values(exitCodes))
      expect(text).toMatch(new RegExp(`case \\$\\? in [\\d |]*\\b${code}\\b`));
    expect(text).toContain('test -s diff.md || exit 1');
  });
});

describe('the source watch', () => {
  const text = textOf('source-watch');

  it('goes on with findings or without, and stops where nothing is known', () => {
    const {broken, ...known} = watchExitCodes;
    expect(text).toContain(`case $? in ${Object.values(known).join(' | ')}) ;; *) exit 1 ;;`);
    expect(broken).toBe(1);
  });

  const hasJq = spawnSync('jq', ['--version']).status === 0;

  it.skipIf(!hasJq)(
    'opens an issue for a new finding, updates that of a known one, and closes that of a former one',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'visatally-workflow-'));
      const issue = (key: string) => ({
        mark: `${WATCH_MARK}${key} -->`,
        title: `About ${key}`,
        body: `${WATCH_MARK}${key} -->\n\n$(id) \`x\` \\n`,
      });
      const open = [
        {number: 7, user: {login: 'github-actions[bot]'}, body: `${issue('known').body}`},
        {number: 8, user: {login: 'github-actions[bot]'}, body: `${WATCH_MARK}former -->\r\n`},
        {number: 9, user: {login: 'visitor'}, body: issue('new').body},
        {number: 10, user: {login: 'github-actions[bot]'}, body: null},
      ];
      writeFileSync(join(folder, 'open.json'), JSON.stringify(open));
      writeFileSync(
        join(folder, 'findings.json'),
        JSON.stringify({findings: [issue('known'), issue('new')].map((each) => ({issue: each}))}),
      );
      // Answers the list of issues as gh does, and writes down every other request.
      writeFileSync(
        join(folder, 'gh'),
        `#!/bin/bash
if [ "$2" = --paginate ]; then jq --raw-output "$5" open.json; exit; fi
echo "$3 $4" >> requests.txt
if [ "$5" = --input ]; then jq --compact-output . >> requests.txt; else echo "$6" >> requests.txt; fi
`,
      );
      chmodSync(join(folder, 'gh'), 0o755);
      const script = stepsOf('source-watch').find(({name}) => name === 'Update the issues')!.run!;
      execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
        cwd: folder,
        env: {...process.env, PATH: `${folder}:${process.env.PATH}`, ISSUES: 'repos/x/y/issues'},
      });
      const {title, body} = issue('new');
      expect(readFileSync(join(folder, 'requests.txt'), 'utf8').split('\n')).toEqual([
        'PATCH repos/x/y/issues/7',
        JSON.stringify({title: 'About known', body: issue('known').body}),
        'POST repos/x/y/issues',
        JSON.stringify({title, body}),
        'PATCH repos/x/y/issues/8',
        'state=closed',
        '',
      ]);
      rmSync(folder, {recursive: true});
    },
  );
});
