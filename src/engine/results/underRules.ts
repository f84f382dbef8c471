/** Compiled calculators give what they are asked for under the rules of any day. Here a calculator is bound to some of them. */
import type {CalendarDay} from '../runtime/calendar.ts';
import type {WithRules} from './program.ts';
import {fixedDay, type Days, type Rules} from '../runtime/rules.ts';

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
  const fixed = fixedDay(rules);
  const members = emitted as Readonly<Record<string, DatedFunction | undefined>>;
  // Without rest parameters: a calculation takes no longer than that of handwritten code.
  const ofAnswers = (given: DatedFunction) => (answers: unknown, today: CalendarDay) =>
    given(answers, today, fixed ?? today);
  const ofPage = (given: DatedFunction) => (today: CalendarDay) => given(today, fixed ?? today);
  const bound = Object.fromEntries(
    dated.flatMap((member) => {
      const given = members[member];
      if (given === undefined) return [];
      return [[member, member === 'page' || member === 'documentation' ? ofPage(given) : ofAnswers(given)]];
    }),
  );
  return {...emitted, ...bound, rules, rulesOn: (today: CalendarDay) => fixed ?? today} as Module & WithRules;
}

type DatedFunction = (...given: readonly unknown[]) => unknown;

/** The days of a calculation on a day. */
export function daysOf(calculator: Pick<WithRules, 'rulesOn'>, today: CalendarDay): Days {
  return {today, rules: calculator.rulesOn(today)};
}
