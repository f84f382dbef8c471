/** `npm run watch-sources`: reads the pages where the figures can be verified, and says what has changed since somebody compared them. */
import {quantity} from '../../engine/runtime/formats.ts';
import {idOf} from '../../engine/diagnostics/source.ts';
import {readFiles} from '../../engine/project/files.ts';
import {today as readClock} from '../../engine/language/today.ts';
import {fetchLimits} from '../watch/fetchSource.ts';
import {type Request, publicFetch} from '../watch/publicFetch.ts';
import {progressOn} from '../progress.ts';
import {findingToIssue, findingToText} from '../watch/findingText.ts';
import {lockFileIn, readStates, type SourceStates, writeStates} from '../watch/lockFile.ts';
import {openPageReader} from '../watch/pageReader.ts';
import {type Finding, findingsIn, isOffline, type Reading, readSources} from '../watch/watch.ts';
import {type WatchedSource, watchedSources} from '../watch/watchedSources.ts';
import {type Command, defineCommand, jsonText} from './command.ts';
import {definitionFiles, requireDay, requireIds} from './definitions.ts';
import {dirOption, todayOption} from './options.ts';
import {publishedAddress} from './publishedAddress.ts';

/** 2 is wrong usage. */
export const exitCodes = {same: 0, broken: 1, found: 3, unacknowledged: 4} as const;

/**
 * @param request how pages are fetched
 * @param limits what a fetch may cost
 * @param openReader what finds the text of pages
 */
export function watchSources(
  request: Request = publicFetch(),
  limits = fetchLimits,
  openReader = openPageReader,
): Command {
  return defineCommand({
    name: 'watch-sources',
    summary: 'Fetches the pages where figures can be verified, and says what has changed since somebody compared them',
    details: [
      'With each change it lists the figures that may be outdated. On GitHub it runs every week and keeps an issue open for each finding.',
      'It never changes a definition. What a page said when somebody compared it with the definitions is in sources.lock.json beside them.',
      'Exits with 0 if every page is as acknowledged; with 3 if one has changed, moved or cannot be read; with 4 if there is no such finding,',
      'but pages that were never acknowledged; with 1 if no page can be reached, or sources.lock.json or a definition cannot be read.',
    ].join('\n'),
    arguments: {ids: {many: true, placeholder: 'id', description: 'Calculators whose sources are read (default: all)'}},
    options: {
      acknowledge: {
        type: 'boolean',
        description: 'Record what the pages say now, once you have compared it with the definitions',
      },
      json: {type: 'boolean', description: 'Print JSON, each finding also as the title and body of an issue'},
      today: todayOption('The day of the acknowledgement'),
      dir: dirOption,
    },
    examples: ['', 'uk-skilled-worker-calculator --acknowledge'],
    async run({ids, acknowledge, json, today = readClock(), dir}, streams) {
      requireDay(today);
      const paths = definitionFiles(dir);
      requireIds(ids, paths.map(idOf));
      const states = readStates(dir);
      const broken: string[] = [];
      const definitions = readFiles(paths, process.cwd(), ({places: [{source}]}) => broken.push(source.path));
      const all = watchedSources(definitions, (path) => broken.push(path));
      const chosen = all.filter(
        ({dependents}) => ids.length === 0 || dependents.some((dependent) => ids.includes(dependent.id)),
      );
      const reader = openReader();
      const progress = progressOn(streams.stderr);
      const readings = await readSources(chosen, {
        limits,
        request,
        textOf: reader.textOf,
        agent: agentOf(publishedAddress(process.env)),
        onRead: ({url}) => progress.show(url),
      }).finally(reader.close);
      progress.clear();
      if (isOffline(readings)) throw new Error('no page could be reached, so check the connection of this machine.');
      const findings = readings.flatMap((reading) => findingsIn(reading, states));
      const unacknowledged = readings.filter(
        (reading) => 'state' in reading && !Object.hasOwn(states, reading.source.url),
      );
      streams.stdout.write(
        json
          ? jsonText({
              today,
              findings: findings.map((finding) => ({...finding, issue: findingToIssue(finding)})),
              unacknowledged: unacknowledged.map(({source}) => source.url),
            })
          : reportText(readings, findings, unacknowledged),
      );
      for (const path of broken)
        streams.stderr.write(`${path} has no source that can be read: 'npm run check' says why.\n`);
      if (acknowledge) {
        const acknowledged = withReadings(states, readings, all, today);
        writeStates(dir, acknowledged);
        streams.stderr.write(`Recorded in ${lockFileIn(dir)}: commit it with the definitions that you compared.\n`);
      }
      if (broken.length > 0) return exitCodes.broken;
      const remaining = acknowledge ? findings.filter(({kind}) => kind === 'unread') : findings;
      if (remaining.length > 0) return exitCodes.found;
      return acknowledge || unacknowledged.length === 0 ? exitCodes.same : exitCodes.unacknowledged;
    },
  });
}

export const command = watchSources();

/** What requests call themselves, so that an authority knows whom to ask. */
function agentOf(site: string | undefined): string {
  return `VisaTally-source-watch (compares this page with our rules${site === undefined ? '' : `; +${site}`})`;
}

/** With what was read; a page that could not be read keeps its state, one that no definition names any more has none. */
function withReadings(
  states: SourceStates,
  readings: readonly Reading[],
  sources: readonly WatchedSource[],
  today: string,
): SourceStates {
  const read = readings.flatMap((reading) =>
    'state' in reading ? [[reading.source.url, {acknowledged: today, ...reading.state}] as const] : [],
  );
  const named = Object.entries({...states, ...Object.fromEntries(read)});
  return Object.fromEntries(named.filter(([url]) => sources.some((source) => source.url === url)));
}

function reportText(
  readings: readonly Reading[],
  findings: readonly Finding[],
  unacknowledged: readonly Reading[],
): string {
  const found = new Set(findings.map(({source}) => source));
  const same = readings.length - found.size - unacknowledged.length;
  return [
    ...findings.map(findingToText),
    ...(unacknowledged.length === 0
      ? []
      : [
          'Not yet acknowledged: compare these with the definitions, then run this command with --acknowledge',
          ...unacknowledged.map(unacknowledgedLine),
          '',
        ]),
    `${quantity(readings.length, 'sources')}: ${same} as acknowledged, ${found.size} with findings, ${unacknowledged.length} not yet acknowledged.`,
    '',
  ].join('\n');
}

function unacknowledgedLine(reading: Reading): string {
  const {name, url, dependents} = reading.source;
  const moved = 'state' in reading && reading.state.movedTo !== undefined ? ` (leads to ${reading.state.movedTo})` : '';
  return `  ${name}: ${url}${moved}, for ${dependents.map(({id}) => id).join(', ')}`;
}
