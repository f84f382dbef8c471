/** What fills the inputs from a profile, as JavaScript: one function from a profile to answers. */
import type {CheckedMapping, Model} from '../model.ts';
import {levelsOf} from '../runtime/profile.ts';
import {deciderOf} from '../check/profile.ts';
import {type EmitContext} from './context.ts';
import {object, string} from './javascript.ts';
import {valueCode} from './values.ts';

/** Declares `answersOf`, which is undefined for a calculator that no profile answers. */
export function profileCode(context: EmitContext): string {
  const {profile}: Model = context.model;
  if (profile.length === 0) return 'const answersOf = undefined;';
  const deciders = profile.flatMap((filling) =>
    filling.kind === 'table' ? [`  const ${deciderOf(filling.input.name)} = ${deciderCode(filling.terms)};`] : [],
  );
  const answers = object(
    Object.fromEntries(profile.map((filling) => [filling.input.name, answerCode(filling, context)])),
  );
  return ['function answersOf(profile, rates) {', ...deciders, `  return ${answers};`, '}'].join('\n');
}

function deciderCode([term, other]: readonly string[]): string {
  if (other !== undefined) return `$higherLevel(profile.${term}, profile.${other})`;
  return levelsOf(term!) === undefined ? `$readNumber(profile.${term})` : `profile.${term}`;
}

function answerCode(filling: CheckedMapping, context: EmitContext): string {
  switch (filling.kind) {
    case 'term':
      return `profile.${filling.term}`;
    case 'salary':
      return `$salaryIn(profile, ${string(filling.currency)}, ${filling.payments}, rates)`;
    case 'always':
      return string(filling.option);
    case 'table': {
      const code = valueCode(filling.value, filling.input.name, context).text;
      return filling.value.kind === 'bands' ? `$isBlank(profile.${filling.terms[0]}) ? "" : ${code}` : code;
    }
  }
}
