/** The texts of the page as visitors read them, with figures filled in, that differ between two versions. */
import {load} from '../../../engine/compile.ts';
import type {CompiledCalculator} from '../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {Versions} from './versions.ts';

export interface PageTextChange {
  /** Where it stands: 'method', 'faqs'. */
  readonly section: string;
  /** Missing if the text is new or removed. */
  readonly from?: string;
  readonly to?: string;
  /** The first day on which the texts differ; missing if they do on every day. */
  readonly since?: CalendarDay;
}

/** @param days one in each period of the figures, earliest first */
export function pageTextChanges({before, after}: Versions, days: readonly CalendarDay[]): readonly PageTextChange[] {
  const [earlier, later] = [load(before.body), load(after.body)];
  const found = new Map<string, {readonly change: PageTextChange; readonly since: CalendarDay; count: number}>();
  for (const day of days) {
    for (const change of changesOn(textsOf(earlier, day), textsOf(later, day))) {
      const key = JSON.stringify(change);
      const known = found.get(key);
      if (known === undefined) found.set(key, {change, since: day, count: 1});
      else known.count++;
    }
  }
  return [...found.values()].map(({change, since, count}) => (count === days.length ? change : {...change, since}));
}

type Texts = ReadonlyMap<string, readonly string[]>;

/** Rules are shown as tables too, but what changes in them is a change of the rules. */
function textsOf(calculator: CompiledCalculator, day: CalendarDay): Texts {
  const {title, description, keywords, disclaimer} = calculator.page(day);
  const {method, explainers, howTo, faqs, assumptions} = calculator.documentation(day);
  return new Map<string, readonly string[]>([
    ['title', [title]],
    ['description', [description]],
    ['keywords', keywords],
    ['disclaimer', disclaimer === undefined ? [] : [disclaimer]],
    ['method', method],
    ['explainers', explainers.map((explainer) => `${explainer.title}: ${explainer.text}`)],
    ['howTo', howTo],
    ['faqs', faqs.map(({question, answer}) => `${question} ${answer}`)],
    ['assumptions', assumptions],
  ]);
}

function changesOn(before: Texts, after: Texts): readonly PageTextChange[] {
  return [...after].flatMap(([section, now]) => {
    const then = before.get(section)!;
    const lost = then.filter((text) => !now.includes(text));
    const added = now.filter((text) => !then.includes(text));
    return Array.from({length: Math.max(lost.length, added.length)}, (_, index): PageTextChange => ({
      section,
      ...(lost[index] !== undefined && {from: lost[index]}),
      ...(added[index] !== undefined && {to: added[index]}),
    }));
  });
}
