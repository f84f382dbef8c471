/** `npm run freshness -- --sources`: where the figures of all calculators come from. */
import {list, month, quantity} from '../../engine/runtime/formats.ts';
import type {Source, UsedSource} from '../../engine/language/sources.ts';

/** The sources of one definition. */
export interface SourcesOfFile {
  readonly file: string;
  readonly sources: readonly UsedSource[];
}

/** A source with the figures that depend on it, by file. */
export interface SourceWithFigures {
  /** Without `quote`, which belongs to single figures. */
  readonly source: Source;
  readonly figures: readonly {readonly file: string; readonly names: readonly string[]}[];
}

/** Each source once, in the order of the files; sections of the same document are sources of their own. */
export function groupedSources(used: readonly SourcesOfFile[]): readonly SourceWithFigures[] {
  const groups = new Map<string, {source: Source; figures: Map<string, string[]>}>();
  for (const {file, sources} of used)
    for (const {source, figures} of sources) {
      if (figures.length === 0) continue;
      const {quote: _, ...cited} = source;
      const key = JSON.stringify(cited);
      const group = groups.get(key) ?? {source: cited, figures: new Map()};
      groups.set(key, group);
      group.figures.set(file, [...(group.figures.get(file) ?? []), ...figures]);
    }
  return [...groups.values()].map(({source, figures}) => ({
    source,
    figures: [...figures].map(([file, names]) => ({file, names})),
  }));
}

/** The report for a terminal: each source with its figures, then how many figures have what. */
export function formatSources(used: readonly SourcesOfFile[]): string {
  const groups = groupedSources(used);
  const blocks = groups.flatMap(({source: {name, url, brief, document = brief, section, read}, figures}) => [
    [document ?? name, ...(section === undefined ? [] : [`“${section}”`]), month(read)].join(', '),
    `  verify with ${name}: ${url}`,
    ...figures.map(({file, names}) => `  ${file}: ${list(names)}`),
    '',
  ]);
  const count = (which: (source: Source) => boolean): number =>
    groups.filter(({source}) => which(source)).flatMap(({figures}) => figures.flatMap(({names}) => names)).length;
  const all = count(() => true);
  return [
    ...blocks,
    `${quantity(all, 'figures')} from ${quantity(groups.length, 'sources')}: ${[
      `${count(({document}) => document !== undefined)} from a document, to be verified elsewhere`,
      `${count(({section}) => section !== undefined)} with a section`,
    ].join(', ')}.`,
    '',
  ].join('\n');
}
