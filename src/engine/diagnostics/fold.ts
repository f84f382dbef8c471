import type {Code} from './catalogue.ts';
import type {Diagnostic, Place} from './diagnostic.ts';

/** What is wrong with a name is wrong wherever it is written: after a rename that is one mistake. */
const ofNames: ReadonlySet<Code> = new Set<Code>([
  'unknown-name',
  'unknown-option',
  'unknown-column',
  'unknown-function',
  'not-a-constant',
  'not-an-input',
  'case-bad-answer',
  'case-unknown-result',
]);

/** One diagnostic for each wrong name of a file, with all its places in their order. */
export function folded(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string | Diagnostic, Diagnostic[]>();
  for (const each of diagnostics) {
    const {code, message, places} = each;
    const key = ofNames.has(code) && places.length === 1 ? `${places[0].source.path} ${code} ${message}` : each;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()].map(together);
}

function together(group: readonly Diagnostic[]): Diagnostic {
  const [first, ...others] = group.toSorted((one, other) => one.places[0].start - other.places[0].start);
  if (others.length === 0) return first!;
  const places: readonly [Place, ...Place[]] = [
    first!.places[0],
    ...others.map(({places: [place]}): Place => ({...place, label: 'and here'})),
  ];
  return {...first!, places};
}
