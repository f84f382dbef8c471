/** Tells apart the versions of a compiled calculator. */
import {createHash} from 'node:crypto';
import {textOfAll} from '../../../engine/program/statements.ts';
import type {CalculatorDetails} from '../data.ts';
import type {ValidDefinition} from '../../../engine/project/openProject.ts';

/** Nothing if the definition does not compile. */
export function versionOf(valid: ValidDefinition | undefined): Pick<CalculatorDetails, 'version'> {
  if (valid === undefined) return {};
  return {version: createHash('sha256').update(textOfAll(valid.body)).digest('hex').slice(0, 12)};
}
