/** Where else in the project a changed figure occurs: the same fee in another calculator probably changes too. */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import {idOf, type SourceFile} from '../../../engine/diagnostics/source.ts';
import {isCurrency} from '../../../engine/runtime/formats.ts';
import {entriesOf, figureOf, get, itemsOf, textOf, type Node} from '../../../engine/language/yaml/node.ts';
import {link} from '../../../engine/shared/link.ts';
import {read} from '../../../engine/language/yaml/read.ts';
import {stretchesOf} from './periods.ts';
import {nameOf, ownerOf, type RuleChange} from './ruleChanges.ts';

/** A figure of a definition, with its last value if it is dated. */
export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly country: string;
  readonly path: readonly string[];
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
  readonly place: Place;
}

/** Every figure of the constants and tables of these definitions, those from shared files included. */
export function figuresIn(sources: readonly SourceFile[]): readonly Figure[] {
  return sources.flatMap((source) => {
    const written = read(source, () => undefined);
    if (written === undefined) return [];
    const {tree} = link(written, source);
    const textUnder = (key: string): string => textOf(get(tree, key)) ?? '';
    const about = {id: idOf(source.path), title: textUnder('title'), country: textUnder('country')};
    return ['constants', 'tables', 'values', 'sums', 'result'].flatMap((section) =>
      figureLeaves([section], get(tree, section)).map(({path, value, place}): Figure => {
        const owner = ownerOf(path, tree);
        const unit = textOf(get(owner, 'unit'));
        return {...about, path, name: nameOf(path, owner), value, place, ...(unit !== undefined && {unit})};
      }),
    );
  });
}

function figureLeaves(
  path: readonly string[],
  node: Node | undefined,
): readonly Pick<Figure, 'path' | 'value' | 'place'>[] {
  if (node?.kind === 'map')
    return entriesOf(node).flatMap(({key, value}) => figureLeaves(key === 'value' ? path : [...path, key], value));
  const leaf = node?.kind === 'list' ? get(itemsOf(node).at(-1), 'value') : node;
  const value = figureOf(leaf);
  return leaf === undefined || value === undefined ? [] : [{path, value, place: leaf.place}];
}

/**
 * The other figures that are what a changed one was: amounts of the same country, or amounts with a word in common, or other figures with
 * the same unit and both.
 */
export function sameFigures(
  change: RuleChange,
  {id, country}: Pick<Figure, 'id' | 'country'>,
  figures: readonly Figure[],
): readonly Figure[] {
  const {unit} = change;
  const former = formerFigures(change);
  if (former.size === 0) return [];
  const changedPath = change.path.filter((key) => key !== 'value').join(' ');
  const words = wordsOf(change.name);
  return figures.filter((figure) => {
    if (!former.has(figure.value) || figure.unit !== unit) return false;
    if (figure.id === id && figure.path.join(' ') === changedPath) return false;
    const isAmount = isCurrency(unit);
    const isOfCountry = figure.country === country;
    const hasCommonWord = wordsOf(figure.name).some((word) => words.includes(word));
    return isAmount ? isOfCountry || hasCommonWord : isOfCountry && hasCommonWord;
  });
}

/** What a changed figure was in its periods, of which 0 says nothing; empty for what is new, and for rules that are no figures. */
export function formerFigures({from, to}: RuleChange): ReadonlySet<number> {
  const former = from === undefined || to === undefined ? [] : stretchesOf(from, to).map(({before}) => before);
  return new Set(former.filter((value) => typeof value === 'number' && value !== 0) as number[]);
}

const wordsOf = (name: string): readonly string[] =>
  (name.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter(
    (word) => !['minimum', 'maximum', 'least', 'most', 'the', 'and', 'for', 'per'].includes(word),
  );
