import type {Code} from './catalogue.ts';
import type {Diagnostic, Place} from './diagnostic.ts';

/** A wrong name is one mistake however often it is written, for example after a rename. */
const codesAboutNames: ReadonlySet<Code> = new Set<Code>([
  'unknown-name',
  'unknown-option',
  'unknown-column',
  'unknown-function',
  'not-a-constant',
  'not-an-input',
  'case-bad-answer',
  'case-unknown-result',
]);

/** Merges the diagnostics about the same wrong name in a file into one that lists every place. */
export function mergeRepeated(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string | Diagnostic, Diagnostic[]>();
  for (const each of diagnostics) {
    const {code, message, places} = each;
    const key = codesAboutNames.has(code) && places.length === 1 ? `${places[0].source.path} ${code} ${message}` : each;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()].map(merged);
}

function merged(group: readonly Diagnostic[]): Diagnostic {
  const [first, ...others] = group.toSorted((one, other) => one.places[0].start - other.places[0].start);
  if (others.length === 0) return first!;
  const places: readonly [Place, ...Place[]] = [
    first!.places[0],
    ...others.map(({places: [place]}): Place => ({...place, label: 'and here'})),
  ];
  return {...first!, places};
}
