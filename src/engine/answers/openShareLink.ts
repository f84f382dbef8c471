/** Opens links with answers. A link may have been written by anyone: only known inputs with possible values are accepted. */
import {readerOf, type FormField} from '../language/inputs/index.ts';
import type {Page} from '../plan/inWords/texts.ts';
import type {ListField} from '../language/inputs/list.ts';
import {areRules} from '../results/rulesNamed.ts';
import {formatItems, isBlankItem, NO_ITEMS, parseItems} from '../runtime/items.ts';
import {capitalized} from '../runtime/english.ts';
import {LINK_PREFIX, MAX_FRAGMENT, MAX_TEXT} from './shareLink.ts';
import {fill} from '../runtime/message.ts';
import * as itemWords from '../words/items.ts';

/** What could not be used is named with at most this many characters. */
const MAX_NAME = 40;

/** The contents of a link, checked against the form. */
export interface OpenedLink {
  /** Form values by input id. */
  readonly values: Readonly<Record<string, string>>;
  /** What could not be used: rules that there are not, labels of fields with an impossible value or two, 'Trip 3: Departure' within a list, unknown names. */
  readonly dropped: readonly string[];
  /** The rules have changed since the link was made; unknown, and false, where it does not name them. */
  readonly rulesChanged: boolean;
  /** The name of the rules that it asks for in place of those of the page. */
  readonly rules?: string;
}

/**
 * Never throws, whatever the fragment.
 * @returns null if the fragment holds no answers
 */
export function openShareLink(
  fragment: string,
  {fields, yearlyFigures = []}: Pick<Page, 'fields' | 'yearlyFigures'>,
  rulesHash: string,
): OpenedLink | null {
  if (!fragment.startsWith(LINK_PREFIX)) return null;
  if (fragment.length > MAX_FRAGMENT) return {values: {}, dropped: [], rulesChanged: false};
  const [before = '', ...pairs] = fragment.slice(LINK_PREFIX.length).split('&');
  const [hash, ...names] = before.split('@');
  const rules = names.length === 0 ? undefined : names.join('@');
  const figures = yearlyFigures.map(({id}) => id);
  const isKnown = rules !== undefined && areRules(rules, figures);
  const given = new URLSearchParams(pairs.join('&'));
  const opened = fields
    .filter(({id}) => given.has(id))
    .map((field) => ({id: field.id, ...openAnswers(field, new Set(given.getAll(field.id)))}));
  const unknown = [...new Set(given.keys())].filter((name) => !fields.some(({id}) => id === name));
  return {
    values: Object.fromEntries(opened.flatMap(({id, text}) => (text === undefined ? [] : [[id, text]]))),
    dropped: [
      ...(rules === undefined || isKnown ? [] : [`@${rules}`.slice(0, MAX_NAME)]),
      ...opened.flatMap((answer) => answer.dropped),
      ...unknown.map((name) => (name || `=${given.get(name)}`).slice(0, MAX_NAME)),
    ],
    rulesChanged: hash !== '' && hash !== rulesHash,
    ...(isKnown && {rules}),
  };
}

interface OpenedAnswer {
  /** What the field can use; undefined if that is nothing. */
  readonly text: string | undefined;
  readonly dropped: readonly string[];
}

/** If a link has two answers to a question, nobody knows which one was meant. */
function openAnswers(field: FormField, texts: ReadonlySet<string>): OpenedAnswer {
  const [text = ''] = texts;
  return texts.size > 1 ? {text: undefined, dropped: [field.label]} : openAnswer(field, text);
}

function openAnswer(field: FormField, text: string): OpenedAnswer {
  if (field.kind === 'list') return openList(field, text);
  return isPossible(field, text) ? {text, dropped: []} : {text: undefined, dropped: [field.label]};
}

/** Everything in a list that its fields accept; the items keep their places. */
function openList({each, item, many}: ListField, text: string): OpenedAnswer {
  if (text === NO_ITEMS) return {text, dropped: []};
  const dropped: string[] = [];
  const items = parseItems(text).map((given, index) => {
    const title = fill(itemWords.title, {item: capitalized(item), number: index + 1});
    if (index >= many && !isBlankItem(given)) dropped.push(title);
    if (index >= many) return [];
    return given.map((cell, column) => {
      const field = each[column];
      if (cell === '' || (field !== undefined && isPossible(field, cell))) return cell;
      dropped.push(`${title}: ${field?.label ?? cell.slice(0, MAX_NAME)}`);
      return '';
    });
  });
  const usable = items.slice(0, many).map((cells) => cells.slice(0, each.length));
  return {text: usable.every(isBlankItem) ? undefined : formatItems(usable), dropped};
}

/** A broken escape, such as %E9 alone, is decoded as this: what it stood for is lost. */
const LOST_CHARACTER = '\ufffd';

const isPossible = (field: FormField, text: string): boolean =>
  text.length <= MAX_TEXT && !text.includes(LOST_CHARACTER) && readerOf(field).accepts?.(field, text) === true;
