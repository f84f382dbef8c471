/** `npm run diff`: compares two versions of the rules, and their results for all answers. */
import {toText} from '../../engine/diagnostics/print.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {diffDefinitions, type DefinitionDiff} from '../analysis/diff/diff.ts';
import {idOf} from '../../engine/project/files.ts';
import {today as readClock} from '../../engine/today.ts';
import {defineCommand, showProgress, UsageError, type Streams} from './command.ts';
import {diffToJson, diffToMarkdown, diffToText} from './diffText.ts';
import {DEV_ORIGIN} from './examples.ts';
import {definitionsAt, isFolder} from './git.ts';
import {addHistory} from './history.ts';

export const command = defineCommand({
  name: 'diff',
  summary: 'Compares two versions of the rules: which rules differ, and how the results of all possible answers change',
  details: 'Exits with 1 when a version does not compile.',
  arguments: {
    base: {
      placeholder: 'BASE',
      description: 'The earlier version: a git revision or a folder laid out like calculators/',
    },
    head: {optional: true, placeholder: 'HEAD', description: 'The later version (default: the working tree)'},
  },
  options: {
    json: {type: 'boolean', description: 'Print JSON'},
    markdown: {type: 'boolean', description: 'Print Markdown for a review comment'},
    history: {
      type: 'boolean',
      description: "Write the changes into the definitions of HEAD, for 'What changed' on their pages",
    },
    site: {
      type: 'string',
      placeholder: 'ORIGIN',
      description: 'A site with the rules of BASE, for the links (default: from SITE_ORIGIN and SITE_BASE)',
    },
    preview: {
      type: 'string',
      placeholder: 'ORIGIN',
      description: 'A site with the rules of HEAD, for the links',
      default: DEV_ORIGIN,
    },
  },
  examples: ['main', 'v1.0 v1.1 --markdown', 'main --history'],
  async run({base, head, json, markdown, history, site, preview}, streams) {
    if ([json, markdown, history].filter(Boolean).length > 1)
      throw new UsageError("'--json', '--markdown' and '--history' cannot be combined.");
    if (history && head !== undefined && !isFolder(head))
      throw new UsageError(`'${head}' is a revision: --history writes into files, so name a folder, or none.`);
    const [before, after] = [definitionsAt(base), definitionsAt(head)];
    const diffs = await diffsBetween(before, after, streams);
    const origins = {
      before: parseOrigin('--site', site ?? publishedAddress(process.env)),
      after: parseOrigin('--preview', preview),
    };
    const format = json ? diffToJson : markdown ? diffToMarkdown : diffToText;
    streams.stdout.write(history ? addHistory(diffs, before, after, readClock()) : format(diffs, origins));
    const broken = diffs.flatMap((diff) => (diff.kind === 'broken' ? diff.errors : []));
    for (const error of broken) streams.stderr.write(`${toText(error)}\n`);
    return broken.length > 0 ? 1 : 0;
  },
});

/** The published site, unless SITE_ORIGIN names another. */
const PUBLISHED_ORIGIN = 'https://visatally.example';

/** The address of the published site, from the same environment variables as `npm run build`. */
function publishedAddress({
  SITE_ORIGIN = PUBLISHED_ORIGIN,
  SITE_BASE = '/',
}: Readonly<Record<string, string | undefined>>): string {
  return SITE_ORIGIN + SITE_BASE;
}

function parseOrigin(option: string, address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new UsageError(`'${address}' is not an address for ${option}: write it like ${PUBLISHED_ORIGIN}.`);
  return address.replace(/\/+$/, '');
}

/** One diff for each definition whose text differs, sorted by id. */
async function diffsBetween(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  streams: Streams,
): Promise<readonly DefinitionDiff[]> {
  const [earlier, later] = [before, after].map(
    (sources) => new Map(sources.map((source) => [idOf(source.path), source])),
  );
  const ids = [...new Set([...earlier!.keys(), ...later!.keys()])].toSorted();
  const pairs = ids.map((id) => ({id, before: earlier!.get(id), after: later!.get(id)}));
  const edited = pairs.flatMap(({id, before: from, after: to}) =>
    from === undefined || to === undefined || from.text === to.text ? [] : [{id, before: from, after: to}],
  );
  const changed = await diffDefinitions(edited, ({id}) => showProgress(id, streams));
  showProgress('', streams);
  const byId = new Map(changed.map((diff) => [diff.id, diff]));
  return pairs.flatMap(({id, before: from, after: to}): DefinitionDiff | readonly DefinitionDiff[] => {
    if (from === undefined) return {kind: 'added', id};
    if (to === undefined) return {kind: 'removed', id};
    return byId.get(id) ?? [];
  });
}
