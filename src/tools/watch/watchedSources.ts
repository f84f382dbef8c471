/** The pages at which figures can be verified, with the definitions and figures that depend on each. */
import {compileToModel} from '../../engine/compile.ts';
import {idOf, positionAt, type SourceFile} from '../../engine/diagnostics/source.ts';
import {inUnit} from '../../engine/runtime/formats.ts';
import {sourcesIn, type UsedSource} from '../../engine/language/sources.ts';
import {get, textOf} from '../../engine/language/yaml/node.ts';
import {read} from '../../engine/language/yaml/read.ts';
import {type Figure, figuresIn} from '../analysis/diff/sameFigures.ts';

/** A page that definitions name under `source`. */
export interface WatchedSource {
  /** The authority or the page, as the first definition calls it. */
  readonly name: string;
  readonly url: string;
  readonly dependents: readonly Dependent[];
}

/** A definition with figures that can be verified on the page. */
export interface Dependent {
  readonly id: string;
  readonly file: string;
  readonly figures: readonly DependentFigure[];
}

export interface DependentFigure {
  /** What the definition calls it: 'General salary threshold'. */
  readonly name: string;
  readonly value: number;
  /** The value with its unit: '£38,700'. */
  readonly text: string;
  /** 'calculators/europe/uk.yaml:23' */
  readonly where: string;
}

/**
 * Each address once, in alphabetical order.
 * @param onUnreadable called with the path of a definition without a readable source
 */
export function watchedSources(
  definitions: readonly SourceFile[],
  onUnreadable: (path: string) => void,
): readonly WatchedSource[] {
  const byUrl = new Map<string, WatchedSource>();
  for (const file of definitions) {
    const pages = pagesOf(file);
    if (pages.length === 0) onUnreadable(file.path);
    for (const {name, url, figures} of pages) {
      const known = byUrl.get(url) ?? {name, url, dependents: []};
      byUrl.set(url, {...known, dependents: [...known.dependents, {id: idOf(file.path), file: file.path, figures}]});
    }
  }
  return [...byUrl.values()].toSorted((one, other) => one.url.localeCompare(other.url, 'en'));
}

/** A page with the figures of a definition that can be verified there. */
interface Page extends Pick<WatchedSource, 'name' | 'url'> {
  readonly figures: readonly DependentFigure[];
}

/** The page of the definition's own source comes first, also if all its figures have others; no pages if it is not readable. */
function pagesOf(file: SourceFile): readonly Page[] {
  const {model} = compileToModel(file);
  // A definition with errors elsewhere is watched too.
  const own = sourceWritten(file);
  if (own === undefined) return [];
  const used: readonly UsedSource[] =
    model === undefined ? [{source: {...own, read: ''}, figures: []}] : sourcesIn(model.definition);
  const figures = figuresIn([file]).map((figure) => {
    const named = used.filter((each) => each.figures.includes(nameInDefinition(figure.path)));
    return {urls: named.length === 0 ? [own.url] : named.map(({source}) => source.url), figure: dependent(figure)};
  });
  return [...new Map(used.map(({source}) => [source.url, source])).values()].map(({name, url}) => ({
    name,
    url,
    figures: figures.flatMap(({urls, figure}) => (urls.includes(url) ? [figure] : [])),
  }));
}

function sourceWritten(file: SourceFile): Pick<WatchedSource, 'name' | 'url'> | undefined {
  const source = get(
    read(file, () => undefined),
    'source',
  );
  const [name, url] = [textOf(get(source, 'name')), textOf(get(source, 'url'))];
  return name === undefined || url === undefined || !URL.canParse(url) ? undefined : {name, url};
}

/** As `sourcesIn` names it: `visaFee`, `points: 18-35`, `score.age: 18-35`, `result.fee`. */
function nameInDefinition([section, name, ...rest]: readonly string[]): string {
  const value =
    section === 'result' ? `result.${name}` : section === 'sums' && rest.length > 0 ? `${name}.${rest[0]}` : name!;
  const row = rest.indexOf('rows') + 1;
  return row === 0 ? value : `${value}: ${rest[row]}`;
}

function dependent({name, value, unit, place}: Figure): DependentFigure {
  const {line} = positionAt(place.source, place.start);
  return {name, value, text: inUnit(value, unit), where: `${place.source.path}:${line}`};
}
