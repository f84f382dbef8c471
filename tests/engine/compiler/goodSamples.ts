import {join} from 'node:path';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {listFiles, readFiles} from '../../../src/engine/project/files.ts';
import type {CompiledCalculator} from '../../../src/engine/program/module.ts';
import type {Body} from '../../../src/engine/program/statements.ts';
import type {Model} from '../../../src/engine/language/model.ts';
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
