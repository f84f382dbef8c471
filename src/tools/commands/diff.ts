/** `npm run diff`: compares two versions of the rules, and their results for all answers. */
import {resolve} from 'node:path';
import {toText} from '../../engine/diagnostics/print.ts';
import {idOf, type SourceFile} from '../../engine/diagnostics/source.ts';
import {definitionsIn} from '../../engine/project/layout.ts';
import {today as readClock} from '../../engine/language/today.ts';
import {isSameDefinition, type DefinitionDiff, type VersionPair} from '../analysis/diff/diff.ts';
import {changesBetween} from '../analysis/diff/changesBetween.ts';
import {diffDefinitions} from '../analysis/diff/diffDefinitions.ts';
import {outcomeOf, type Outcome} from '../analysis/diff/outcome.ts';
import {compileToModel} from '../../engine/compile.ts';
import {daysOfChange} from '../../engine/language/inForce.ts';
import {editions, usualRules} from '../../engine/results/editions.ts';
import {rulesNamed} from '../../engine/results/rulesNamed.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {fixedDay, type Rules} from '../../engine/runtime/rules.ts';
import {defineCommand, UsageError, type Streams} from './command.ts';
import {dirOption} from './options.ts';
import {diffToJson} from './diffReport/json.ts';
import {diffToMarkdown} from './diffReport/markdown.ts';
import {reviewContext} from './diffReport/reviewContext.ts';
import {diffToText} from './diffReport/text.ts';
import {filesAt, isFolder} from './git.ts';
import {addHistory} from './history.ts';
import {parseOrigin, publishedAddress} from './publishedAddress.ts';
import {progressOn} from '../progress.ts';

export const command = defineCommand({
  name: 'diff',
  summary: 'Compares two versions of the rules: which rules differ, and how the results of all possible answers change',
  details: [
    'Exits with 0 if no answer changes, which is then proven; with 3 if answers or keys of the result change; with 4 if no change was',
    'found, but only a sample was compared; with 1 if a definition could not be compared, because a version does not compile or the tool failed.',
  ].join('\n'),
  arguments: {
    base: {
      placeholder: 'BASE',
      description:
        'The earlier version: a git revision, a folder laid out like calculators/, or an edition of the working tree: june-2024',
    },
    head: {
      optional: true,
      placeholder: 'HEAD',
      description: 'The later version (default: the working tree), or edition: today, or a day',
    },
  },
  options: {
    json: {type: 'boolean', description: 'Print JSON'},
    markdown: {type: 'boolean', description: 'Print Markdown for a review comment'},
    history: {
      type: 'boolean',
      description: "Write the changes into the definitions of HEAD, for 'Updates to this calculator' on their pages",
    },
    site: {
      type: 'string',
      placeholder: 'ORIGIN',
      description: 'A site with the rules of BASE, for links (default: SITE_ORIGIN and SITE_BASE, if they are set)',
    },
    preview: {
      type: 'string',
      placeholder: 'ORIGIN',
      description: 'A site with the rules of HEAD, for links, such as http://localhost:5173',
    },
  },
  examples: ['main', 'v1.0 v1.1 --markdown', 'main --history', 'june-2024 today'],
  async run({base, head, json, markdown, history, site, preview}, streams) {
    if ([json, markdown, history].filter(Boolean).length > 1)
      throw new UsageError("'--json', '--markdown' and '--history' cannot be combined.");
    const compared = editionsNamed(base, head);
    if (compared !== undefined) {
      if (history) throw new UsageError('Two editions of the same definitions have no history to draft.');
      return reportEditions(compared, json ? diffToJson : markdown ? diffToMarkdown : diffToText, streams);
    }
    if (history && head !== undefined && !isFolder(head))
      throw new UsageError(`'${head}' is a revision: --history writes into files, so name a folder, or none.`);
    const [earlier, later] = [filesAt(base), filesAt(head)];
    const [before, after] = [definitionsIn(earlier), definitionsIn(later)];
    const diffs = await diffsBetween(earlier, later, streams);
    const origins = {
      before: parseOrigin('--site', site ?? publishedAddress(process.env)),
      after: parseOrigin('--preview', preview),
    };
    const format = json ? diffToJson : markdown ? diffToMarkdown : diffToText;
    streams.stdout.write(
      history
        ? addHistory(diffs, before, after, readClock())
        : format(diffs, {...reviewContext(diffs, later), dir: folderOf(head)}, origins),
    );
    const broken = diffs.flatMap((diff) => (diff.kind === 'broken' ? diff.errors : []));
    for (const error of broken) streams.stderr.write(`${toText(error)}\n`);
    return exitCodes[outcomeOf(diffs)];
  },
});

/** The days of the rules of two editions; undefined if the first name is none. @throws {UsageError} if only one of them is */
function editionsNamed(base: string, head = 'today'): VersionPair['editions'] {
  if (!Object.hasOwn(editions, base)) return undefined;
  const [before, after] = [base, head].map(rulesNamed);
  if (after === undefined)
    throw new UsageError(`'${head}' is no edition: write today, or a day of the calendar like 2026-01-01.`);
  const dayOf = (rules: Rules): CalendarDay => (rules === 'first' ? '' : (fixedDay(rules) ?? readClock()));
  return [dayOf(before!), dayOf(after)];
}

/** The definitions of the working tree with two editions, compared with themselves. */
async function reportEditions(
  compared: NonNullable<VersionPair['editions']>,
  format: typeof diffToText,
  streams: Streams,
): Promise<number> {
  const files = filesAt(undefined);
  const pairs = definitionsIn(files).flatMap((source): readonly VersionPair[] => {
    const {model} = compileToModel(source);
    const hasTwo = model !== undefined && usualRules(model.definition.dataAsOf) !== 'today';
    return hasTwo && daysOfChange(model).length > 0
      ? [{id: idOf(source.path), before: source, after: source, editions: compared}]
      : [];
  });
  const progress = progressOn(streams.stderr);
  let done = 0;
  const diffs = await diffDefinitions(pairs, ({id}) =>
    progress.show(`${++done} of ${pairs.length} definitions compared, last ${id}`),
  );
  progress.clear();
  const changed = diffs.filter((diff) => !isSameDefinition(diff));
  streams.stdout.write(format(changed, {figures: [], cases: new Map()}, {before: undefined, after: undefined}));
  return exitCodes[outcomeOf(changed)];
}

/** 2 is wrong usage. */
export const exitCodes: Readonly<Record<Outcome, number>> = {same: 0, broken: 1, changed: 3, sampled: 4};

/** The folder that a version was read from; undefined for the usual one and for a revision. */
function folderOf(name: string | undefined): string | undefined {
  const isOther = name !== undefined && isFolder(name) && resolve(name) !== resolve(dirOption.default);
  return isOther ? name : undefined;
}

/**
 * One diff for each definition that differs, or of which a shared figure does, sorted by id.
 * @param before all files of the earlier version
 * @param after all files of the later one
 */
export async function diffsBetween(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  streams: Streams,
): Promise<readonly DefinitionDiff[]> {
  const {edited, diffsWith} = changesBetween(before, after);
  const progress = progressOn(streams.stderr);
  let compared = 0;
  const changed = await diffDefinitions(edited, ({id}) =>
    progress.show(`${++compared} of ${edited.length} definitions compared, last ${id}`),
  );
  progress.clear();
  return diffsWith(changed);
}
