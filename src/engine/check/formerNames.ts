/** The names that a definition declares to have changed, `was: …`, and the mistakes in such declarations. */
import {diagnose, repeated, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {entriesOf, get, textOf, type Node} from '../language/yaml/node.ts';

/** The kinds of things that may be renamed. */
export type RenamedKind = 'input' | 'option' | 'constant' | 'table' | 'value' | 'part' | 'result key';

/** `was: former` beside `name`. */
export interface FormerName {
  readonly kind: RenamedKind;
  readonly name: string;
  readonly was: string;
  /** The place of `was`. */
  readonly place: Place;
  /** The keys of the map that had the former name; with present names. */
  readonly path: readonly string[];
}

/** Every former name in the tree of a definition. */
export function formerNamesIn(tree: Node): readonly FormerName[] {
  const inSection = (section: string, kind: RenamedKind) => formerNamesUnder([section], kind, tree);
  const inEach = (section: string, kind: RenamedKind, ...below: readonly string[]) =>
    entriesOf(get(tree, section)).flatMap(({key}) => formerNamesUnder([section, key, ...below], kind, tree));
  return [
    ...inSection('inputs', 'input'),
    ...inSection('constants', 'constant'),
    ...inSection('tables', 'table'),
    ...inSection('values', 'value'),
    ...inEach('inputs', 'option', 'options'),
    ...inEach('sums', 'part'),
    ...inSection('result', 'result key'),
  ];
}

function formerNamesUnder(path: readonly string[], kind: RenamedKind, tree: Node): readonly FormerName[] {
  return entriesOf(at(path, tree)).flatMap(({key: name, value}) => {
    const declared = get(value, 'was');
    const was = textOf(declared);
    // Under these, only a table has `was`; elsewhere it is the name of a key of the result.
    const isTable = get(value, 'by') !== undefined;
    if (declared === undefined || was === undefined || (kind === 'result key' && !isTable)) return [];
    return [{kind, name, was, place: declared.place, path}];
  });
}

/** The node below these keys. */
export function at(path: readonly string[], tree: Node): Node | undefined {
  return path.reduce<Node | undefined>((node, key) => get(node, key), tree);
}

/** Reports a former name that is still in use, or that two things had: the earlier rules would be compared with the wrong ones. */
export function reportFormerNames(tree: Node, report: Report): void {
  const first = new Map<string, Place>();
  for (const {was, place, path} of formerNamesIn(tree)) {
    if (get(at(path, tree), was) !== undefined) report(diagnose('former-name-in-use', place, {name: was}));
    const key = JSON.stringify([...path, was]);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, place);
    else report(diagnose('former-name-repeated', repeated(place, earlier), {name: was}));
  }
}
