// Do modules import each other in one direction only, types included, and does the runtime import nothing but itself and messages?
import {posix} from 'node:path';
import {expect, it} from 'vitest';
import {codeOf, importedFiles, sourceFiles} from './sources.ts';

const files = sourceFiles();

/** The files that a file imports before it runs: what it fetches later may import it. */
function importedFirst(file: string): readonly string[] {
  const later = new Set(
    [...codeOf(file).matchAll(/(?<!typeof )\bimport\(\s*'(\.[^']+)'/g)].map(([, path]) =>
      posix.join(posix.dirname(file), path!),
    ),
  );
  const statements = new Set(
    [...codeOf(file).matchAll(/\bfrom '(\.[^']+)'|typeof import\('(\.[^']+)'/g)].map(([, path, ofType]) =>
      posix.join(posix.dirname(file), (path ?? ofType)!),
    ),
  );
  return importedFiles(file).filter((target) => statements.has(target) || !later.has(target));
}

/** The files of each circle of imports (Tarjan's algorithm). */
function circles(): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const pending: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    lowest.set(file, index.get(file)!);
    pending.push(file);
    for (const target of importedFirst(file).filter((each) => files.includes(each))) {
      if (!index.has(target)) visit(target);
      if (pending.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!));
    }
    if (lowest.get(file) !== index.get(file)) return;
    const circle = pending.splice(pending.indexOf(file));
    if (circle.length > 1) found.push(circle);
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return found;
}

it('no module imports another in a circle, by types neither', () => {
  expect(circles()).toEqual([]);
});

it('the runtime imports nothing but itself and the messages, which import nothing', () => {
  const wrong = files
    .filter((file) => /^engine\/(?:runtime|words)\//.test(file))
    .flatMap((file) => importedFiles(file).map((target) => [file, target] as const))
    .filter(([file, target]) => file.startsWith('engine/words/') || !/^engine\/(?:runtime|words)\//.test(target));
  expect(wrong).toEqual([]);
});
