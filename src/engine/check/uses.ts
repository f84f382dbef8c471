/** The names in a definition and what they refer to, wherever the checks resolve them: what a rename changes, and what an editor says of a word. */
import type {Place} from '../diagnostics/diagnostic.ts';
import type {Definition} from '../language/definition/definition.ts';
import {writtenBranches, type Value} from '../language/definition/value.ts';
import type {Span} from '../language/expression/token.ts';
import {entriesOf, get, itemsOf, type Node} from '../language/yaml/node.ts';
import type {NoteUsesInFile} from './context.ts';
import {literalWords} from './literalWords.ts';

/** A name in a scalar or a key. */
export interface NameUse {
  readonly name: string;
  /**
   * Missing if the name is that of an input, constant, table, value, sum or lines. Otherwise what it belongs to: the input of an option, the
   * list of a field, the table of a column, the sum of a part, 'result', the value of a word, or what an argument is given to.
   */
  readonly owner?: string | undefined;
  /** The scalar or key. */
  readonly place: Place;
  /** In its text; if missing, the name is a word of it: see `wordsAt`. */
  readonly span?: Span | undefined;
  /** The place of the span in the file. */
  readonly exact?: Place | undefined;
  /** It defines the name, although the checks do not know it: a table that has nothing but labels of options. */
  readonly isDefinition?: true;
}

/** Receives what the checks of a definition note, and says afterwards which names it uses where. */
export interface UseCollector {
  readonly noteUses: NoteUsesInFile;
  /** @param tree of the definition, for what no check reads: the rows that sources are of */
  readonly usesIn: (definition: Definition, tree: Node) => readonly NameUse[];
}

export function collectUses(): UseCollector {
  const uses: NameUse[] = [];
  const compared: (readonly [value: string, input: string])[] = [];
  return {
    noteUses: {
      name: (place, name, owner, span, exact) => void uses.push({place, name, owner, span, exact}),
      words: (value, input) => void compared.push([value, input]),
    },
    usesIn: (definition, tree) => {
      // Where the words of a value are options, so are the words that it is compared with.
      const asOptions = compared.flatMap(([value, input]): readonly NameUse[] => [
        ...literalWords(value, definition).map(({word, place}) => ({name: word, owner: input, place})),
        ...uses.filter(({owner}) => owner === value).map((use) => ({...use, owner: input})),
      ]);
      return withRowSources(tree, withOrigins([...uses, ...asOptions], definition));
    },
  };
}

/**
 * Adds that a column or part of a value is one of the table or sum that the value gives, and where a value spells out the words that cases,
 * rows and comparisons read.
 */
export function withOrigins(uses: readonly NameUse[], definition: Definition): readonly NameUse[] {
  const owners = new Set(uses.flatMap(({owner}) => owner ?? []));
  const ofWords = [...owners].flatMap((owner) =>
    literalWords(owner, definition).map(({word, place}): NameUse => ({name: word, owner, place})),
  );
  const origins = new Map<string, readonly string[]>();
  const originsOf = (owner: string): readonly string[] => {
    const found = origins.get(owner) ?? originsIn(owner, definition);
    origins.set(owner, found);
    return found;
  };
  const all = [...uses, ...ofWords];
  const ofOrigins = all.flatMap((use) =>
    use.owner === undefined ? [] : originsOf(use.owner).map((owner) => ({...use, owner})),
  );
  return [...all, ...ofOrigins];
}

/** The tables and sums whose columns or parts a value has, because it gives them as they are. */
function originsIn(name: string, {tables, values, sums, result}: Definition): readonly string[] {
  const seen = new Set<string>();
  const ofName = (reference: string): readonly string[] => {
    if (seen.has(reference)) return [];
    seen.add(reference);
    const [owner, member] = reference.split('.');
    const named =
      owner === 'result'
        ? result.find((each) => each.name === member)
        : [...tables, ...values].find((each) => each.name === reference);
    return named === undefined ? [] : ofValue(named.value);
  };
  const ofValue = (value: Value): readonly string[] => {
    if (value.kind !== 'formula')
      return value.kind === 'first'
        ? writtenBranches(value).flatMap(({value: given}) => (given ? ofValue(given) : []))
        : [];
    const {expression} = value.formula;
    switch (expression?.kind) {
      case 'name':
      case 'call':
        return [expression.name, ...ofName(expression.name)];
      case 'member': {
        const {owner, member} = expression;
        if (member === 'parts' && sums.some((sum) => sum.name === owner)) return [owner];
        return [`${owner}.${member}`, ...ofName(`${owner}.${member}`)];
      }
      default:
        return [];
    }
  };
  return ofName(name);
}

/** Adds the keys of `sources`, which formulas never read: each is that of a row. */
function withRowSources(tree: Node, uses: readonly NameUse[]): readonly NameUse[] {
  const byPlace = new Map<Place, NameUse[]>();
  for (const use of uses) {
    const others = byPlace.get(use.place);
    if (others === undefined) byPlace.set(use.place, [use]);
    else others.push(use);
  }
  const ofSources: NameUse[] = [];
  const visit = (node: Node): void => {
    const rows = entriesOf(get(node, 'rows'));
    for (const {key, keyPlace} of entriesOf(get(node, 'sources'))) {
      const row = rows.find((other) => other.key === key);
      for (const use of (row && byPlace.get(row.keyPlace)) ?? []) ofSources.push({...use, place: keyPlace});
    }
    for (const {value} of entriesOf(node)) visit(value);
    for (const item of itemsOf(node)) visit(item);
  };
  visit(tree);
  return [...uses, ...ofSources];
}

/** The places in a file of the name that a use has: several if a row has it as both edges, none if the file spells it in another way. */
export function placesOf({name, place, exact}: NameUse): readonly Place[] {
  if (exact !== undefined) return [exact];
  const {text} = place.source;
  const isQuoted = /^(['"]).*\1$/s.test(text.slice(place.start, place.end));
  const start = place.start + (isQuoted ? 1 : 0);
  return wordsAt(name, text.slice(start, place.end - (isQuoted ? 1 : 0))).map((at) => ({
    source: place.source,
    start: start + at,
    end: start + at + name.length,
  }));
}

/** Where a row such as `under minimum`, `begin to end`, `worker | retiree` or `=fee` has the name. */
export function wordsAt(name: string, text: string): readonly number[] {
  if (text === name) return [0];
  if (text.includes('|')) {
    const pieces = text.split('|');
    return pieces.flatMap((piece, index) => {
      const start = pieces.slice(0, index).join('|').length + (index === 0 ? 0 : 1);
      return piece.trim() === name ? [start + piece.indexOf(name)] : [];
    });
  }
  // A constant may be called like the words of a row: the name in `over over` is the second word, and that in `to to 5` the first.
  const [preposition] = /^(?:(?:over|under|up to) )?/.exec(text)!;
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const ends = new RegExp(`(?<!\\w)${literal}(?!\\w)(?! (?!to )\\w)`, 'g');
  return [...text.slice(preposition.length).matchAll(ends)].map(({index}) => preposition.length + index);
}
