/** `npm run diff`: a rule change as data: what is written otherwise, and what that does to every possible answer. */
import {toText} from '../../engine/diagnostics/print.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {differencesOf, type Difference} from '../analysis/diff/diff.ts';
import {idOf} from '../../engine/project/files.ts';
import {today as readClock} from '../../engine/today.ts';
import {addHistory} from './addHistory.ts';
import {diffInMarkdown} from './diffInMarkdown.ts';
import {diffInText} from './diffInText.ts';
import {diffToJson} from './diffToJson.ts';
import {parseOptions, WrongUse} from './options.ts';
import {tellProgress} from './progress.ts';
import {EDITED} from './exampleLines.ts';
import {definitionsAt, isFolder} from './revision.ts';
import type {Command, Streams} from './streams.ts';

const usage =
  'Write: npm run diff -- BASE [HEAD] [--json | --markdown | --history], where each is a git revision or a folder.';

/**
 * `diff BASE [HEAD] [--json | --markdown | --history] [--site ORIGIN] [--preview ORIGIN]`: `--site` has the rules of BASE,
 * `--preview` those of HEAD, for the links; `--history` writes what changed into the definitions of HEAD, which is a folder.
 * Exit 0 when all was compared, 1 when a version does not compile, 2 for wrong use.
 */
export const run: Command = async (args, streams) => {
  try {
    const {flags, values, rest} = parseOptions(args, {
      '--json': false,
      '--markdown': false,
      '--history': false,
      '--site': true,
      '--preview': true,
    });
    const [base, head, ...others] = rest;
    if (base === undefined) throw new WrongUse(`No base is named. ${usage}`);
    if (others.length > 0 || flags.size > 1) throw new WrongUse(`That is too much. ${usage}`);
    if (flags.has('--history') && head !== undefined && !isFolder(head))
      throw new WrongUse(`'${head}' is a revision: --history writes into files, so name a folder, or none.`);
    const [before, after] = [definitionsAt(base), definitionsAt(head)];
    const differences = await differencesBetween(before, after, streams);
    const origins = {
      before: originOf('--site', values.get('--site') ?? published(process.env)),
      after: originOf('--preview', values.get('--preview') ?? EDITED),
    };
    const write = flags.has('--json') ? diffToJson : flags.has('--markdown') ? diffInMarkdown : diffInText;
    streams.stdout.write(
      flags.has('--history') ? addHistory(differences, before, after, readClock()) : write(differences, origins),
    );
    const broken = differences.flatMap((each) => (each.kind === 'broken' ? each.errors : []));
    for (const error of broken) streams.stderr.write(`${toText(error)}\n`);
    return broken.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    streams.stderr.write(`${error.message}\n`);
    return 2;
  }
};

/** Where the site runs with the rules that are in force, unless SITE_ORIGIN says so. */
const PUBLISHED = 'https://visatally.example';

/** The address of the site as `npm run build` takes it: an origin, and the path below it. */
function published({SITE_ORIGIN = PUBLISHED, SITE_BASE = '/'}: Readonly<Record<string, string | undefined>>): string {
  return SITE_ORIGIN + SITE_BASE;
}

function originOf(option: string, written: string): string {
  if (!/^https?:\/\//.test(written) || !URL.canParse(written))
    throw new WrongUse(`'${written}' is no address for ${option}: write it like ${PUBLISHED}.`);
  return written.replace(/\/+$/, '');
}

/** One for each definition whose file is not the same, in the order of their ids. */
async function differencesBetween(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  streams: Streams,
): Promise<readonly Difference[]> {
  const [earlier, later] = [before, after].map(
    (sources) => new Map(sources.map((source) => [idOf(source.path), source])),
  );
  const ids = [...new Set([...earlier!.keys(), ...later!.keys()])].toSorted();
  const pairs = ids.map((id) => ({id, before: earlier!.get(id), after: later!.get(id)}));
  const edited = pairs.flatMap(({id, before: from, after: to}) =>
    from === undefined || to === undefined || from.text === to.text ? [] : [{id, before: from, after: to}],
  );
  const changed = await differencesOf(edited, ({id}) => tellProgress(id, streams));
  tellProgress('', streams);
  const byId = new Map(changed.map((difference) => [difference.id, difference]));
  return pairs.flatMap(({id, before: from, after: to}): Difference | readonly Difference[] => {
    if (from === undefined) return {kind: 'added', id};
    if (to === undefined) return {kind: 'removed', id};
    return byId.get(id) ?? [];
  });
}
