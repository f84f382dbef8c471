/** The package, built once for all tests of a file into an own folder, as a program has it in node_modules. */
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {command} from '../../../scripts/package.ts';
import type {Calculation, Explanation, Metadata, On} from '../../../src/engine/results/published.ts';
import {runInProcess} from '../commands/runInProcess.ts';

/** A calculator's module, with answers of any kind. */
export interface Published {
  readonly id: string;
  calculate(answers?: unknown, on?: On): Calculation;
  explain(answers?: unknown, on?: On): Explanation;
  metadata(on?: On): Metadata;
}

export interface BuiltPackage {
  /** A program's folder, with the package in its node_modules. */
  readonly program: string;
  /** The package. */
  readonly folder: string;
  /** What the command printed. */
  readonly out: string;
  load(id: string): Promise<Published>;
  remove(): void;
}

/** @throws an Error with the output where the command fails */
export async function buildPackage(...args: readonly string[]): Promise<BuiltPackage> {
  const program = mkdtempSync(join(tmpdir(), 'visatally-package-'));
  const folder = join(program, 'node_modules/visatally-rules');
  mkdirSync(folder, {recursive: true});
  const {code, out, err} = await runInProcess(command, ['--out', folder, ...args]);
  if (code !== 0) throw new Error(err);
  return {
    program,
    folder,
    out,
    load: async (id) => (await import(pathToFileURL(join(folder, `calculators/${id}.js`)).href)) as Published,
    remove: () => rmSync(program, {recursive: true}),
  };
}
