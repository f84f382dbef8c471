/**
 * Declared exceptions to the laws that `npm run analyse` checks (tools/analysis/laws.ts). Each names one law, what it excuses from
 * that law and why, so that the law still holds for everything else.
 */
import * as z from 'zod';
import {diagnose, type Place, type Report} from '../../diagnostics/diagnostic.ts';
import {day, list, map, readAs, sentence, word, wordOrFigure} from '../shape/concept.ts';
import {keyPlaceOf, type Node} from '../yaml/node.ts';
import {formula} from './formula.ts';
import {text} from './text.ts';

/** The laws that a definition can be excused from, each with the keys that go with it besides `because`. */
const companions = {
  above: ['by', 'when'],
  below: ['by'],
  negative: ['by', 'when'],
  contradicts: ['when'],
  unnamed: ['of'],
  never: ['from', 'until'],
  unreached: ['from', 'until'],
} as const;

/** What no document can excuse is missing: a result that is not a number or a day, or one given although a need is blank. */
export type ExcusableLaw = keyof typeof companions;

const lawNames = Object.keys(companions) as readonly ExcusableLaw[];

export const exceptionSchema = readAs(
  map(
    'Something that a law of `npm run analyse` forbids and the documents ask for: one law, what is excused, and why.',
    {
      above: formula(
        'A figure that may be above the figure that it is shown out of; of a progress, above 100.',
      ).optional(),
      below: formula('A figure that never reaches the figure that it is shown out of.').optional(),
      negative: formula('A figure that may be below 0.').optional(),
      contradicts: list(
        'Lines that may be shown with a good verdict, as they are written in `say` or `else`.',
        text('The text of the line.'),
      ).optional(),
      unnamed: list(
        'Options that no row and no condition names, so that they fall under `otherwise`.',
        wordOrFigure(),
      ).optional(),
      never: formula('The condition of parts that no answers reach: of a case, line, row or verdict.').optional(),
      unreached: word(
        "A part that no answers reach, under the name that `npm run analyse` prints: 'level: otherwise'.",
      ).optional(),
      by: z
        .number()
        .describe(
          'How far the figure goes at most: above the other figure, or below 0; with `below`, how far it stays below. ' +
            'Needed unless answers can take it any distance.',
        )
        .optional(),
      of: word('With `unnamed`: the choice that has the options.').optional(),
      when: formula('The exception applies only when this holds.').optional(),
      from: day('With `never` and `unreached`: the day from which no answers reach it, YYYY-MM-DD.').optional(),
      until: day('With `never` and `unreached`: the last day on which no answers reach it, YYYY-MM-DD.').optional(),
      because: sentence('The reason, from the documents.'),
    },
  ),
  (value, node, report) => {
    const named = lawNames.filter((law) => value[law] !== undefined);
    reportKeys(named, node, value.place, report);
    return {...value, law: named[0]};
  },
);

/** An exception as written; `law` is missing if it names none, which is reported already. */
export type Exception = z.output<typeof exceptionSchema>;

/** Reports an exception without a law, with several laws, or with keys that do not go with its law. */
function reportKeys([law, ...others]: readonly ExcusableLaw[], node: Node, place: Place, report: Report): void {
  if (law === undefined) return void report(diagnose('exception-without-law', place, {laws: lawNames.join(', ')}));
  for (const other of others) report(diagnose('keys-together', keyPlaceOf(node, other), {one: law, other}));
  const allowed: readonly string[] = companions[law];
  for (const key of new Set(Object.values(companions).flat()))
    if (!allowed.includes(key) && node.kind === 'map' && node.entries.some((entry) => entry.key === key))
      report(diagnose('key-of-other-law', keyPlaceOf(node, key), {key, law}));
  if (
    law === 'unnamed' &&
    !allowed.every((key) => node.kind === 'map' && node.entries.some((entry) => entry.key === key))
  )
    report(diagnose('missing-key', place, {where: "An exception with 'unnamed'", key: 'of'}));
}
