/** The texts of the page as visitors read them, with figures filled in, that differ between two versions. */
import {load} from '../../../engine/program/parts.ts';
import type {CompiledCalculator} from '../../../engine/program/module.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {Versions} from './versions.ts';

/** The sections of a definition whose texts visitors read on its page, besides the form and the tables. */
export const pageTextSections = [
  'title',
  'description',
  'keywords',
  'verdictFor',
  'disclaimer',
  'method',
  'explainers',
  'howTo',
  'faqs',
  'assumptions',
] as const;

type PageTextSection = (typeof pageTextSections)[number];

export interface PageTextChange {
  readonly section: PageTextSection;
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

type Texts = Readonly<Record<PageTextSection, readonly string[]>>;

/** Rules are shown as tables too, but what changes in them is a change of the rules. */
export function textsOf(calculator: CompiledCalculator, day: CalendarDay): Texts {
  const {title, description, keywords, verdictFor, disclaimer} = calculator.page(day);
  const {method, explainers, howTo, faqs, assumptions} = calculator.documentation(day);
  return {
    title: [title],
    description: [description],
    keywords,
    verdictFor: verdictFor === undefined ? [] : [verdictFor],
    disclaimer: disclaimer === undefined ? [] : [disclaimer],
    method,
    explainers: explainers.map((explainer) => `${explainer.title}: ${explainer.text}`),
    howTo,
    faqs: faqs.map(({question, answer}) => `${question} ${answer}`),
    assumptions,
  };
}

function changesOn(before: Texts, after: Texts): readonly PageTextChange[] {
  return pageTextSections.flatMap((section) => {
    const [then, now] = [before[section], after[section]];
    const lost = then.filter((text) => !now.includes(text));
    const added = now.filter((text) => !then.includes(text));
    return Array.from({length: Math.max(lost.length, added.length)}, (_, index): PageTextChange => ({
      section,
      ...(lost[index] !== undefined && {from: lost[index]}),
      ...(added[index] !== undefined && {to: added[index]}),
    }));
  });
}
