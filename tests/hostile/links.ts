/** Addresses with answers, as anyone can write them: opened as a page opens them, and calculated with. */
import {linkNotes} from '../../src/app/form/linkNotes.ts';
import {openQuestions} from '../../src/engine/answers/completeness.ts';
import {openShareLink, type OpenedLink} from '../../src/engine/answers/openShareLink.ts';
import {LINK_PREFIX, MAX_FRAGMENT, shareFragment} from '../../src/engine/answers/shareLink.ts';
import type {CompiledCalculator} from '../../src/engine/program/module.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {calculate} from '../../src/engine/published/calculate.ts';
import {isBlank} from '../../src/engine/runtime/answers.ts';
import {isCalendarDay} from '../../src/engine/runtime/calendar.ts';
import {parseItems} from '../../src/engine/runtime/items.ts';
import {capitalized} from '../../src/engine/runtime/english.ts';
import {someCalculator, soundAnswers, TODAY} from './answers.ts';
import type {Random} from './random.ts';
import {mutateText, oddText} from './texts.ts';
import {breachesOfText, type HostileKind, notFinite, type Tried} from './tried.ts';

interface Link {
  readonly calculator: CompiledCalculator;
  readonly fragment: string;
}

export const links: HostileKind<Link> = {
  make(random) {
    const calculator = someCalculator(random);
    return {calculator, fragment: hostileFragment(calculator, random)};
  },
  try: ({calculator, fragment}) => tryFragment(calculator, fragment),
  show: ({calculator, fragment}) => `/${calculator.id}${JSON.stringify(fragment)}`,
  limit: () => 1,
};

/** A link to a calculator with something wrong in it. */
export function hostileFragment(calculator: CompiledCalculator, random: Random): string {
  const {fields} = calculator.page(TODAY);
  const answers = soundAnswers(fields, random);
  const rules = random.once(4)
    ? random.of(['today', 'june-2024', '2027-01-01', '2026-02-30', '', '__proto__', '2027-01-01@2028-01-01', 'x'])
    : undefined;
  const rulesHash = random.once(4) ? oddText(random) : calculator.rulesHash;
  const fragment = shareFragment({fields, answers, rulesHash, rules});
  const pair = (): string =>
    `&${escaped(random.of([...fields.map(({id}) => id), oddText(random)]))}=${escaped(oddText(random))}`;
  switch (random.below(7)) {
    case 0:
      return mutateText(fragment, random);
    case 1:
      return fragment + random.some(1 + random.below(20), pair).join('');
    case 2:
      return LINK_PREFIX + rulesHash + random.some(1 + random.below(8), pair).join('');
    case 3:
      return fragment.replace(/(?<==)[^&]*/, () => mutateText('60000', random));
    case 4:
      return fragment + fragment.slice(LINK_PREFIX.length);
    case 5:
      return fragment + pair().repeat(1 + random.below(random.once(20) ? 5_000 : 20));
    default:
      return fragment;
  }
}

/** Sometimes as it is, which no browser would write. */
function escaped(text: string): string {
  return text.length % 3 === 0 ? text : encodeURIComponent(text.toWellFormed());
}

/** What a page makes of a fragment: what it fills in, what it says, and what it calculates. */
export function tryFragment(calculator: CompiledCalculator, fragment: string): Tried {
  const page = calculator.page(TODAY);
  const {fields} = page;
  const opened = openShareLink(fragment, page, calculator.rulesHash);
  if (opened === null) {
    const breaches = fragment.startsWith(LINK_PREFIX) ? ['is not opened, though it holds answers'] : [];
    return {outcome: 'no answers, so not opened', breaches};
  }
  const note = linkNotes(opened).join(' ');
  const breaches = [
    ...(note === '' ? ['says nothing'] : breachesOfText(note, fragment, 'the note')),
    ...(note.length > 2_000 ? [`says ${note.length} characters`] : []),
    ...breachesOfAnswers(fragment, opened, fields),
    ...breachesOfResult(calculator, opened),
  ];
  const taken = Object.keys(opened.values).length;
  const outcome =
    taken === 0
      ? 'refused with a message'
      : opened.dropped.length > 0
        ? 'answered in part, the rest named'
        : 'answered';
  return {outcome, breaches};
}

/** Everything in the link is filled in as it stands there, or named. */
function breachesOfAnswers(
  fragment: string,
  {values, dropped, rules}: OpenedLink,
  fields: readonly FormField[],
): readonly string[] {
  const known = fields.map(({id}) => id);
  const invented = Object.keys(values).filter((id) => !known.includes(id));
  if (fragment.length > MAX_FRAGMENT)
    return Object.keys(values).length > 0 ? ['takes from a fragment that is too long'] : [];
  const [before = '', ...pairs] = fragment.slice(LINK_PREFIX.length).split('&');
  const named = before.split('@').slice(1).join('@');
  const isKnown = ['today', 'june-2024'].includes(named) || isCalendarDay(named);
  const areRulesLost =
    before.includes('@') && !(isKnown ? rules === named : dropped.includes(`@${named}`.slice(0, 40)));
  const given = [...new URLSearchParams(pairs.join('&'))];
  const lost = given.filter(([name, text]) => {
    if (isBlank(text)) return false;
    const field = fields.find(({id}) => id === name);
    if (field === undefined) return !dropped.includes((name || `=${text}`).slice(0, 40));
    if (dropped.includes(field.label)) return false;
    if (values[name] === text) return text.includes('\ufffd');
    return field.kind !== 'list' || isItemLost(text, values[name] ?? '', capitalized(field.item), dropped);
  });
  return [
    ...invented.map((id) => `fills in '${id}', which is no question`),
    ...(areRulesLost ? [`loses the rules '${named}'`] : []),
    ...lost.map(([name, text]) => `loses ${JSON.stringify(name.slice(0, 60))}=${JSON.stringify(text.slice(0, 60))}`),
  ];
}

function isItemLost(text: string, taken: string, title: string, dropped: readonly string[]): boolean {
  const items = parseItems(taken);
  return parseItems(text).some((cells, index) =>
    cells.some(
      (cell, column) =>
        !isBlank(cell) &&
        items[index]?.[column] !== cell &&
        !dropped.some((name) => name.startsWith(`${title} ${index + 1}`)),
    ),
  );
}

/** What is filled in is what the form can read, and has a result. */
function breachesOfResult(calculator: CompiledCalculator, {values, rules}: OpenedLink): readonly string[] {
  const {fields} = calculator.page(TODAY);
  const unreadable = openQuestions(fields, values).filter(({reason}) => reason === 'unreadable');
  const {result} = calculate(calculator.under(rules), values, {today: TODAY});
  const number = notFinite(result);
  return [
    ...unreadable.map(({id}) => `fills in ${id} with what cannot be read`),
    ...(number === undefined ? [] : [`calculates ${number}`]),
  ];
}
