import {readFileSync} from 'node:fs';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/**
 * Runs the test files that need a document before all others. A worker reads a module once for all its files, but it starts
 * again, with nothing read, whenever the next file has another environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's method, not an array's
    const sorted = await super.sort(files);
    const withDocument = new Set(sorted.filter(needsDocument));
    return [...withDocument, ...sorted.filter((file) => !withDocument.has(file))];
  }
}

function needsDocument({moduleId}: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
}
