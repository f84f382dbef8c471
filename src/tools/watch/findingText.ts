/** Findings in words: for a terminal, and as issues for people who maintain the rules. */
import {createHash} from 'node:crypto';
import {calendarDay, list, quantity} from '../../engine/runtime/formats.ts';
import {forTerminal} from '../../engine/diagnostics/print.ts';
import {codeSpan} from '../githubText.ts';
import type {SentenceChange} from './sourceState.ts';
import type {Finding} from './watch.ts';
import type {DependentFigure, WatchedSource} from './watchedSources.ts';

/** More sentences or figures than this are counted. */
const MAX_LISTED = 20;

/** The same finding in words. */
interface Message {
  readonly headline: string;
  /** What the page said, and what it says now. */
  readonly changes: readonly SentenceChange[];
  /** What else has changed. */
  readonly note?: string;
  readonly outdated: readonly DependentFigure[];
  /** What to do about it. */
  readonly advice: string;
  /** The command that ends it; none if only another address does. */
  readonly command?: string;
}

function messageOf(finding: Finding): Message {
  const {name} = finding.source;
  const command = `npm run watch-sources -- ${finding.source.dependents[0]!.id} --acknowledge`;
  const nothing = {changes: [], outdated: []};
  switch (finding.kind) {
    case 'changed': {
      const {changes, isUnlistedChanged, outdated, since} = finding;
      return {
        headline: `${name}: sentences with figures have changed since ${calendarDay(since)}.`,
        changes,
        ...(isUnlistedChanged && {
          note: 'The page has more sentences with figures than are listed; some of those have changed, too.',
        }),
        outdated,
        advice: 'Compare the page with the definitions and correct them. Then acknowledge it:',
        command,
      };
    }
    case 'reworded':
      return {
        ...nothing,
        headline: `${name}: the wording has changed since ${calendarDay(finding.since)}, but no sentence with a figure.`,
        advice: 'Read the page for rules that have no figures, such as who can apply. Then acknowledge it:',
        command,
      };
    case 'moved':
      return {
        ...nothing,
        headline: `${name}: the address now leads to ${finding.to}.`,
        advice: 'If it is the right page, write its address under source. Then acknowledge it:',
        command,
      };
    case 'unread':
      return {
        ...nothing,
        headline: `${name}: the page could not be read. ${finding.why}${finding.wasAcknowledged ? '' : ' It was never acknowledged either.'}`,
        advice:
          'Open it in a browser. If it is gone, find the page that replaces it and write its address under source.',
      };
  }
}

/** A finding as paragraphs of a terminal. */
export function findingToText(finding: Finding): string {
  const {headline, changes, note, outdated, advice, command} = messageOf(finding);
  const lines = [
    headline,
    `  ${finding.source.url}`,
    ...listed(changes).flatMap(({was, now}) => [
      ...(was === undefined ? [] : [`  ${now === undefined ? 'gone:' : 'was: '} ${was}`]),
      ...(now === undefined ? [] : [`  ${was === undefined ? 'new: ' : 'now: '} ${now}`]),
    ]),
    ...uncounted(changes, 'changes').map((more) => `  ${more}`),
    ...(note === undefined ? [] : [`  ${note}`]),
    ...(outdated.length === 0 ? [] : ['  The page no longer states these figures of ours:']),
    ...listed(outdated).map(({name, text, where}) => `    ${text}: ${name} (${where})`),
    ...uncounted(outdated, 'figures').map((more) => `    ${more}`),
    `  What depends on it: ${dependentsText(finding.source)}.`,
    `  ${advice}`,
    ...(command === undefined ? [] : [`  ${command}`]),
    '',
  ];
  return lines.map(forTerminal).join('\n');
}

/** A finding as an issue. */
export interface Issue {
  /** The first line of the body, by which a later run finds the issue. */
  readonly mark: string;
  readonly title: string;
  readonly body: string;
}

/** The beginning of the mark of every issue. */
export const MARK = '<!-- source-watch ';

/** Whatever a page says is shown in code spans, in which nothing is a link, a mention or HTML. */
export function findingToIssue(finding: Finding): Issue {
  const {source, kind} = finding;
  const {headline, changes, note, outdated, advice, command} = messageOf(finding);
  const key = createHash('sha256').update(`${kind} ${source.url}`).digest('hex').slice(0, 12);
  const mark = `${MARK}${key} -->`;
  const paragraphs = [
    mark,
    `${codeSpan(headline)}`,
    `The page: ${codeSpan(source.url)}`,
    bullets(
      listed(changes).map(({was, now}) =>
        [
          ...(was === undefined ? [] : [`${now === undefined ? 'gone' : 'was'} ${codeSpan(was)}`]),
          ...(now === undefined ? [] : [`${was === undefined ? 'new' : 'now'} ${codeSpan(now)}`]),
        ].join('<br>'),
      ),
    ),
    ...uncounted(changes, 'changes'),
    ...(note === undefined ? [] : [note]),
    ...(outdated.length === 0 ? [] : ['**The page no longer states these figures of ours:**']),
    bullets(listed(outdated).map(({name, text, where}) => `${codeSpan(`${text}: ${name}`)} in ${codeSpan(where)}`)),
    ...uncounted(outdated, 'figures'),
    `**What depends on it:** ${codeSpan(dependentsText(source))}`,
    advice,
    ...(command === undefined ? [] : [`    ${command}`]),
  ];
  return {
    mark,
    title: `${source.name}: ${titles[kind]}`,
    body: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
  };
}

const titles: Readonly<Record<Finding['kind'], string>> = {
  changed: 'figures have changed',
  reworded: 'the wording has changed',
  moved: 'the page has moved',
  unread: 'the page cannot be read',
};

/** 'uk-skilled-worker-calculator (14 figures)' */
function dependentsText({dependents}: WatchedSource): string {
  return list(dependents.map(({id, figures}) => `${id} (${quantity(figures.length, 'figures')})`));
}

const listed = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, MAX_LISTED);

function uncounted(items: readonly unknown[], things: string): readonly string[] {
  return items.length > MAX_LISTED ? [`… and ${quantity(items.length - MAX_LISTED, `more ${things}`)}.`] : [];
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
