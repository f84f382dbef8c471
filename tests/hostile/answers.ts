/** Calculators, and sound answers to their questions, from which hostile inputs are made. */
import type {CompiledCalculator} from '../../src/engine/program/module.ts';
import {isChoiceField} from '../../src/engine/language/inputs/choice.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {formatItems} from '../../src/engine/runtime/items.ts';
import {library} from '../calculators/compiled.ts';
import type {Random} from './random.ts';

export const TODAY = '2026-11-23';

/** Few, as each takes a tenth of a second to compile: with every kind of question, and one with a list. */
const ids = [
  'green-card-points-calculator',
  'germany-blue-card-calculator',
  'schengen-trip-planner',
  'uk-student-visa-calculator',
  'us-tourist-visa-calculator',
  'canada-express-entry-calculator',
  'global-visa-status-tracker',
  'uk-home-office-timeline-calculator',
].filter((id) => library.ids.includes(id));

export function someCalculator(random: Random): CompiledCalculator {
  return library.get(random.of(ids));
}

/** Plain answers to some of the questions, as a form or a link has them. */
export function soundAnswers(fields: readonly FormField[], random: Random): Record<string, string> {
  return Object.fromEntries(
    fields.filter(() => !random.once(4)).map((field) => [field.id, soundAnswer(field, random)]),
  );
}

function soundAnswer(field: FormField, random: Random): string {
  if (isChoiceField(field)) return random.of(field.options).value;
  if (field.kind === 'list') {
    const items = random.some(1 + random.below(3), () => field.each.map((inner) => soundAnswer(inner, random)));
    return random.once(6) ? 'none' : formatItems(items);
  }
  if (field.kind === 'date') return random.of(['2026-11-23', '2024-02-29', '2020-01-31', '2027-06-30']);
  if (field.kind === 'text') return random.of(['Ada Lovelace', 'Zürich', 'A & B = C #1']);
  const {min = 0, max = 100_000} = field;
  return String(min + random.below(Math.max(1, Math.floor(Math.min(max, 200_000) - min))));
}
