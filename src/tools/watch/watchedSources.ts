/** The pages at which figures can be verified, with the definitions and figures that depend on each. */
import {positionAt} from '../../engine/diagnostics/source.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {idOf} from '../../engine/project/files.ts';
import {inUnit} from '../../engine/runtime/formats.ts';
import {get, textOf} from '../../engine/yaml/node.ts';
import {read} from '../../engine/yaml/read.ts';
import {figuresIn} from '../analysis/diff/sameFigures.ts';

/** A page that definitions name as their source. */
export interface WatchedSource {
  /** The authority, as the first definition calls it. */
  readonly name: string;
  readonly url: string;
  readonly dependents: readonly Dependent[];
}

/** A definition whose figures come from the page. */
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
 * Each address once, in alphabetical order. A definition whose source cannot be read is left out and reported.
 * @param onUnreadable called with the path of a definition without a readable source
 */
export function watchedSources(
  definitions: readonly SourceFile[],
  onUnreadable: (path: string) => void,
): readonly WatchedSource[] {
  const byUrl = new Map<string, WatchedSource>();
  for (const file of definitions) {
    const source = sourceOfFile(file);
    if (source === undefined) {
      onUnreadable(file.path);
      continue;
    }
    const {name, dependents} = byUrl.get(source.url) ?? {name: source.name, dependents: []};
    byUrl.set(source.url, {name, url: source.url, dependents: [...dependents, dependentOf(file)]});
  }
  return [...byUrl.values()].toSorted((one, other) => one.url.localeCompare(other.url, 'en'));
}

/** Read from the YAML alone, so that a definition with errors elsewhere is watched too. */
function sourceOfFile(file: SourceFile): {readonly name: string; readonly url: string} | undefined {
  const source = get(
    read(file, () => undefined),
    'source',
  );
  const [name, url] = [textOf(get(source, 'name')), textOf(get(source, 'url'))];
  return name === undefined || url === undefined || !URL.canParse(url) ? undefined : {name, url};
}

function dependentOf(file: SourceFile): Dependent {
  const figures = figuresIn([file]).map(({name, value, unit, place}): DependentFigure => {
    const {line} = positionAt(place.source, place.start);
    return {name, value, text: inUnit(value, unit), where: `${place.source.path}:${line}`};
  });
  return {id: idOf(file.path), file: file.path, figures};
}
