/** Compiled calculators give what they are asked for under the rules of any day. Here a calculator is bound to some of them. */
import type {CalendarDay} from '../runtime/calendar.ts';
import type {WithRules} from './program.ts';
import {rulesDay, type Days, type Rules} from '../runtime/rules.ts';

/** The members of a compiled calculator that read dated figures. Their last argument is the day of the calculation. */
const dated = ['calculate', 'evaluate', 'outcome', 'page', 'documentation'] as const;

type DatedMember = (typeof dated)[number];

/** The functions as they are emitted: with one more argument, the day whose figures count. */
export type Emitted<Module> = {
  readonly [Member in keyof Module as Exclude<Member, keyof WithRules>]: Member extends DatedMember
    ? WithDay<Module[Member]>
    : Module[Member];
};

type WithDay<Member> = Member extends (...given: infer Given) => infer Returned
  ? (...given: [...Given, rules: CalendarDay]) => Returned
  : Member;

/** The calculator under these rules, whatever the day of the calculation is. */
export function underRules<Module extends object>(emitted: Emitted<Module>, rules: Rules): Module & WithRules {
  const members = emitted as Readonly<Record<DatedMember, (...given: readonly unknown[]) => unknown>>;
  const bound = dated
    .filter((member) => member in members)
    .map((member) => [
      member,
      (...given: readonly unknown[]) => members[member](...given, rulesDay(rules, given.at(-1) as CalendarDay)),
    ]);
  const rulesOn = (today: CalendarDay): CalendarDay => rulesDay(rules, today);
  return {...emitted, ...Object.fromEntries(bound), rules, rulesOn} as Module & WithRules;
}

/** The days of a calculation on a day. */
export function daysOf(calculator: Pick<WithRules, 'rulesOn'>, today: CalendarDay): Days {
  return {today, rules: calculator.rulesOn(today)};
}
