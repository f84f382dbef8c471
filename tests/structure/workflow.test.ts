// Does the rule-diff workflow run an existing command, find its own earlier comment, and have minimal permissions?
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {exitCodes} from '../../src/tools/commands/diff.ts';
import {MARK} from '../../src/tools/commands/diffReport/markdown.ts';

const text = readFileSync('.github/workflows/rule-diff.yml', 'utf8');

it('finds its comment by the first line, and runs the diff by its name', () => {
  expect(text).toContain(`startswith("${MARK}")`);
  expect(text).toContain("scripts/run.mjs diff 'HEAD^1' --markdown");
});

it('posts the comment whatever a comparison shows, and fails where there is none', () => {
  for (const code of Object.values(exitCodes)) expect(text).toMatch(new RegExp(`case \\$\\? in [\\d |]*\\b${code}\\b`));
  expect(text).toContain('test -s diff.md || exit 1');
});

it('pins every action to a commit, and uses no secrets', () => {
  const {jobs, permissions} = parse(text) as {jobs: {diff: {steps: readonly {uses?: string}[]}}; permissions: unknown};
  for (const {uses} of jobs.diff.steps) if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  expect(permissions).toEqual({contents: 'read'});
  expect(text).not.toContain('secrets.');
});
