// Does the rule-diff workflow run an existing command, find its own earlier comment, and have minimal permissions?
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {MARK} from '../../src/tools/commands/diffFormats.ts';

const text = readFileSync('.github/workflows/rule-diff.yml', 'utf8');

it('looks for the first line of the comment, and runs the diff by its name', () => {
  expect(text).toContain(`startswith("${MARK}")`);
  expect(text).toContain("scripts/run.mjs diff 'HEAD^1' --markdown");
});

it('names every action by its commit, and no secret', () => {
  const {jobs, permissions} = parse(text) as {jobs: {diff: {steps: readonly {uses?: string}[]}}; permissions: unknown};
  for (const {uses} of jobs.diff.steps) if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  expect(permissions).toEqual({contents: 'read'});
  expect(text).not.toContain('secrets.');
});
