// Citizenship Act 5(1)(c)(i), 5(1.001) and 21. Each day is judged alone.
import {addYears, knownDay, dayOf, textOf, textOrNull, type Day} from './calendar.ts';
import {itemsOf, type Law} from './law.ts';

const NEEDED = 1095;
/** Days on which the first day is looked for; both ends are tried. */
const SEARCHED = 3653;

type Kind = 'no status' | 'resident' | 'resident, away' | 'temporary' | 'temporary, away' | 'uncounted';

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The days of periods that begin so many days after their first day and end so many before their last; without a last day they go on. */
function daysOf(list: unknown, [first, last]: readonly [string, string], between: 0 | 1, until: Day): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (const item of itemsOf(list)) {
    const from = dayOf(item[first]);
    const to = isBlank(item[last]) ? Infinity : dayOf(item[last]);
    if (from === null || to === null || to < from) continue;
    for (let at = from + between; at <= to - between && at <= until; at++) days.add(at);
  }
  return days;
}

export const law: Law = {
  isSlow: true,

  reference(inputs, today) {
    const resident = dayOf(inputs['prDate']);
    if (resident === null) return null;
    const now = knownDay(today);
    const signed = dayOf(inputs['applicationDate']) ?? now;
    const temporary = dayOf(inputs['temporarySince']);
    const soonest = Math.max(now, resident);
    const until = Math.max(signed, soonest + SEARCHED);
    // The day of leaving and the day of return are days in Canada; of a sentence, both ends are left out.
    const away = daysOf(inputs['trips'], ['left', 'returned'], 1, until);
    const uncounted = daysOf(inputs['uncountedPeriods'], ['from', 'to'], 0, until);

    const begin = addYears(Math.min(signed, soonest), -5);
    const kindOf = (at: Day): Kind => {
      const isResident = at >= resident;
      if (!isResident && (temporary === null || at < temporary)) return 'no status';
      if (away.has(at)) return isResident ? 'resident, away' : 'temporary, away';
      if (uncounted.has(at)) return 'uncounted';
      return isResident ? 'resident' : 'temporary';
    };
    const kinds = Array.from({length: until - begin}, (_, index) => kindOf(begin + index));
    /** How many days of a kind there are in the five years before a day. */
    const counter = (kind: Kind) => {
      const before = [0];
      for (const [index, each] of kinds.entries()) before.push(before[index]! + (each === kind ? 1 : 0));
      return (at: Day): number => before[at - begin]! - before[addYears(at, -5) - begin]!;
    };
    const residentDays = counter('resident');
    const temporaryDays = counter('temporary');
    const creditOn = (at: Day): number => Math.min(365, temporaryDays(at) / 2);
    const totalOn = (at: Day): number => residentDays(at) + creditOn(at);

    let firstDay: Day | null = null;
    for (let at = soonest; at <= soonest + SEARCHED && firstDay === null; at++)
      if (totalOn(at) >= NEEDED) firstDay = at;
    return {
      windowStart: textOf(addYears(signed, -5)),
      windowEnd: textOf(signed - 1),
      prDays: residentDays(signed),
      temporaryDays: temporaryDays(signed),
      temporaryCredit: creditOn(signed),
      total: totalOn(signed),
      qualifies: totalOn(signed) >= NEEDED,
      missing: Math.max(0, NEEDED - totalOn(signed)),
      absentAsPr: counter('resident, away')(signed),
      absentBefore: counter('temporary, away')(signed),
      uncountedDays: counter('uncounted')(signed),
      firstDay: textOrNull(firstDay),
    };
  },

  ask({int, pick, chance}) {
    const today = chance(0.25)
      ? pick(['2024-02-29', '2025-02-28', '2025-03-01', '2028-02-29', '2028-03-01', '2029-02-28'])
      : textOf(knownDay('2026-01-01') + int(0, 700));
    const now = knownDay(today);
    // Near the two ways to 1,095 days: three years of permanent residence, or two with the whole credit.
    const resident = now - pick([1095, 1095, 730, 730, 900, 1000, 1826, 1827, 2500, 100, -30]) + int(-25, 25);
    const inputs: Record<string, unknown> = {prDate: textOf(resident)};
    if (chance(0.6))
      inputs['temporarySince'] = textOf(
        resident - pick([0, 1, 2, 3, 100, 301, 729, 730, 731, 732, 1200]) + (chance(0.1) ? int(-3, 3) : 0),
      );
    if (chance(0.4)) inputs['applicationDate'] = textOf(now + pick([0, 1, 2, 30, 200, 365, -1, -20]));
    const trips: Record<string, string>[] = [];
    let next = now - 1900;
    for (let more = int(0, 6); more > 0; more--) {
      const usual = next + int(0, 400);
      const special = [resident + int(-12, 2), now - 1827 + int(-8, 3), now + int(-10, 60)];
      const left = pick([usual, usual, usual, usual, ...special]);
      const returned = left + pick([0, 0, 1, 1, 2, 7, 14, 21, 30, 90]);
      next = returned + (chance(0.15) ? -2 : chance(0.2) ? 0 : int(1, 200));
      trips.push(
        chance(0.04)
          ? {left: textOf(returned + 1), returned: textOf(left)}
          : {left: textOf(left), ...(chance(0.96) && {returned: textOf(returned)})},
      );
    }
    if (trips.length > 0) inputs['trips'] = trips;
    if (chance(0.2)) {
      const from = pick([resident - 40, resident - 1, resident, now - 300, now - 1830]) + int(-3, 3);
      inputs['uncountedPeriods'] = [
        {from: textOf(from), ...(chance(0.9) && {to: textOf(from + pick([0, 1, 29, 60, 180]))})},
      ];
    }
    // Often on the first day itself, the day before or the day after.
    const firstDay = chance(0.45) ? dayOf(law.reference(inputs, today)?.['firstDay']) : null;
    if (firstDay !== null) inputs['applicationDate'] = textOf(firstDay + pick([-1, 0, 1]));
    return {inputs, today};
  },
};
