import {join} from 'node:path';
import {compile, load} from '../../../src/engine/compile.ts';
import {listFiles, readFiles} from '../../../src/engine/project/files.ts';
import type {CompiledCalculator} from '../../../src/engine/compiled/module.ts';
import type {Body} from '../../../src/engine/emit/statements.ts';
import type {Model} from '../../../src/engine/model.ts';
import type {SourceFile} from '../../../src/engine/diagnostics/source.ts';

export const goodFolder = join(import.meta.dirname, 'samples/good');

/** The YAML files of a good sample. */
export function readSample(name: string): readonly SourceFile[] {
  return readFiles(listFiles(join(goodFolder, name)), process.cwd(), (diagnostic) => {
    throw new Error(diagnostic.message);
  });
}

/** A file of the kitchen-sink sample, by name. */
export function readKitchenSink(file: string): SourceFile {
  return readSample('kitchen-sink').find((source) => source.path.endsWith(`/${file}`))!;
}

/** The kitchen sink as JavaScript, and as a calculator. */
export function compileKitchenSink(): {
  readonly model: Model;
  readonly body: Body;
  readonly calculator: CompiledCalculator;
} {
  const {model, body} = compile(readKitchenSink('kitchen-sink.yaml'));
  return {model: model!, body: body!, calculator: load(body!)};
}
