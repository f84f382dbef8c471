import {readFiles} from '../../src/engine/project/files.ts';
import type {SourceFile} from '../../src/engine/diagnostics/source.ts';

/** A definition with the shared data that it uses. */
export function sourceOf(path: string): SourceFile {
  return readFiles([path], process.cwd(), ({message}) => {
    throw new Error(message);
  })[0]!;
}
