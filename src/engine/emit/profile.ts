/** What fills the inputs from a profile, as JavaScript: one function from a profile to answers. */
import type {CheckedMapping, Model} from '../model.ts';
import {levelsOf} from '../runtime/profile.ts';
import {deciderVariable} from '../check/profile.ts';
import {type EmitContext} from './context.ts';
import {object, string} from './javascript.ts';
import {valueCode} from './values.ts';

/** Declares `answersOf`, which is undefined for a calculator that no profile answers. */
export function profileCode(context: EmitContext): string {
  const {profile}: Model = context.model;
  if (profile.length === 0) return 'const answersOf = undefined;';
  const deciders = profile.flatMap((mapping) =>
    mapping.kind === 'table' ? [`  const ${deciderVariable(mapping.input.name)} = ${deciderCode(mapping.terms)};`] : [],
  );
  const answers = object(
    Object.fromEntries(profile.map((mapping) => [mapping.input.name, answerCode(mapping, context)])),
  );
  return ['function answersOf(profile, salaryIn) {', ...deciders, `  return ${answers};`, '}'].join('\n');
}

function deciderCode([term, other]: readonly string[]): string {
  if (other !== undefined) return `$higherLevel(profile.${term}, profile.${other})`;
  return levelsOf(term!) === undefined ? `$readNumber(profile.${term})` : `profile.${term}`;
}

function answerCode(mapping: CheckedMapping, context: EmitContext): string {
  switch (mapping.kind) {
    case 'term':
      return `profile.${mapping.term}`;
    case 'salary':
      return `salaryIn(${string(mapping.currency)}, ${mapping.payments})`;
    case 'always':
      return string(mapping.option);
    case 'table': {
      const code = valueCode(mapping.value, mapping.input.name, context).text;
      return mapping.value.kind === 'bands' ? `$isBlank(profile.${mapping.terms[0]}) ? "" : ${code}` : code;
    }
  }
}
