// INA 316, 319(a) and 334 (8 U.S.C. 1427, 1430, 1445), 8 CFR 316.2, 316.5 and 319.1, USCIS Policy Manual 12 D.
import {addMonths, addYears, knownDay, dayOf, textOf, textOrNull, type Day} from './calendar.ts';
import {itemsOf, type Law} from './law.ts';

/** "one year or more" */
const BREAK_DAYS = 365;
/** "more than six months" */
const PRESUMED_ABOVE = 180;
/** Days on which enough presence is looked for. */
const SEARCHED = 3653;

interface Trip {
  readonly back: Day;
  readonly days: number;
}

export const law: Law = {
  reference(inputs, today) {
    const isSpouse = inputs['basis'] === 'three-years';
    const since = dayOf(inputs['residentSince']);
    const married = dayOf(inputs['marriedSince']);
    if (since === null || (isSpouse && married === null)) return null;
    const [years, needed] = isSpouse ? [3, 548] : [5, 913];

    // A day is abroad if it lies after a departure and before the return; days before permanent residence do not matter.
    const abroad = new Set<Day>();
    const trips: Trip[] = [];
    for (const item of itemsOf(inputs['trips'])) {
      const [out, back] = [dayOf(item['departure']), dayOf(item['return'])];
      if (out === null || back === null || back < out) continue;
      let days = 0;
      for (let at = Math.max(out + 1, since); at < back; at++, days++) abroad.add(at);
      trips.push({back, days});
    }

    const anniversary = addYears(since, years);
    const born = dayOf(inputs['dateOfBirth']);
    const moved = dayOf(inputs['stateSince']);
    const citizen = dayOf(inputs['spouseCitizenSince']);
    const hasPassed = (period: number, from: Day | null, at: Day) => from === null || addYears(from, period) <= at;
    /** What no proof can replace. */
    const allows = (at: Day): boolean =>
      at + 90 >= anniversary &&
      hasPassed(18, born, at) &&
      // Those who file early can complete the months in the state by the interview.
      (moved === null || addMonths(moved, 3) <= Math.max(at, anniversary)) &&
      (!isSpouse || (hasPassed(3, married, at) && hasPassed(3, citizen, at))) &&
      // 8 CFR 316.5(c)(1)(ii): four (two) years and one day
      trips.every(({back, days}) => days < BREAK_DAYS || at > addYears(back, years - 1));
    const allowsWithoutProof = (at: Day): boolean =>
      allows(at) &&
      trips.every(({back, days}) => days <= PRESUMED_ABOVE || at >= addMonths(back, 12 * (years - 1) + 6));
    // Nothing allows a day before the 90 days; from then on each is tried.
    const firstOf = (isAllowed: (at: Day) => boolean): Day => {
      let at = anniversary - 90;
      while (!isAllowed(at)) at++;
      return at;
    };
    const withProof = firstOf(allows);
    const earliest = firstOf(allowsWithoutProof);

    const filing = dayOf(inputs['filingDate']) ?? Math.max(knownDay(today), earliest);
    const presentOn = (filed: Day): number => {
      let days = 0;
      for (let at = Math.max(since, addYears(filed, -years)); at < filed; at++) if (!abroad.has(at)) days++;
      return days;
    };
    const present = presentOn(filing);
    let enoughOn: Day | null = null;
    if (present < needed)
      for (let at = filing; at <= filing + needed - present + SEARCHED && enoughOn === null; at++)
        if (presentOn(at) >= needed) enoughOn = at;

    const verdict = (): string => {
      if (filing < withProof) return 'too-early';
      if (present < needed) return 'presence-short';
      return filing < earliest ? 'needs-proof' : 'ready';
    };
    return {
      anniversary: textOf(anniversary),
      earlyFilingDate: textOf(anniversary - 90),
      earliestDate: textOf(earliest),
      earliestDateWithProof: textOf(withProof),
      longestAbsence: Math.max(0, ...trips.map(({days}) => days)),
      breaks: trips.filter(({days}) => days >= BREAK_DAYS).length,
      presumptions: trips.filter(({days}) => days > PRESUMED_ABOVE && days < BREAK_DAYS).length,
      filingDay: textOf(filing),
      presenceDays: present,
      presenceNeeded: needed,
      presenceMissing: Math.max(0, needed - present),
      presenceDate: textOrNull(enoughOn),
      verdict: verdict(),
    };
  },

  ask({int, pick, chance}) {
    const today = knownDay('2026-11-29') + int(-400, 400);
    const inputs: Record<string, unknown> = {};
    const isSpouse = chance(0.4);
    const years = isSpouse ? 3 : 5;
    if (isSpouse || chance(0.95)) inputs['basis'] = isSpouse ? 'three-years' : 'five-years';
    let since = chance(0.15)
      ? knownDay(pick(['2020-02-29', '2024-02-29', '2021-08-31', '2022-12-31', '2021-05-29']))
      : today - int(0, 365 * (years + 2));
    if (chance(0.3)) since = addYears(today, -years) + 90 + int(-2, 2);
    if (chance(0.97)) inputs['residentSince'] = textOf(since);
    if (isSpouse) {
      if (chance(0.95)) inputs['marriedSince'] = textOf(chance(0.4) ? since + int(-180, 0) : since - int(0, 2500));
      if (chance(0.4)) inputs['spouseCitizenSince'] = textOf(since + int(-1500, 200));
    }
    if (chance(0.3))
      inputs['dateOfBirth'] = textOf(
        chance(0.5) ? addYears(today, -18) + int(-400, 400) : today - int(18 * 365, 60 * 365),
      );
    if (chance(0.4))
      inputs['stateSince'] = textOf(
        chance(0.5) ? addMonths(addYears(since, years), -3) + int(-2, 2) : today - int(-60, 600),
      );
    const trip = (out: Day, length: number): Record<string, string> => ({
      departure: textOf(out),
      return: textOf(out + length),
    });
    if (chance(0.2)) {
      // Somebody who travels so much that the days present are near the minimum.
      const length = int(60, 181);
      const atHome = int(Math.floor(length * 0.7), Math.floor(length * 1.3));
      const outs = Array.from({length: 20}, (_, index) => since + index * (length + atHome) + 30);
      inputs['trips'] = outs.filter((out) => out < today + 200).map((out) => trip(out, length));
    } else if (chance(0.85)) {
      const trips: Record<string, string>[] = [];
      let out = since - (chance(0.1) ? int(1, 200) : 0) + int(0, 120);
      for (let more = int(0, 6); more > 0; more--) {
        const some = [int(3, 60), int(60, 180), int(184, 364), int(368, 800)];
        const length = pick([0, 1, 2, 180, 181, 182, 183, 364, 365, 366, 367, ...some]);
        const {departure, ...rest} = trip(out, length);
        trips.push(
          chance(0.03)
            ? {departure: departure!}
            : chance(0.03)
              ? trip(out, -int(1, 20))
              : {departure: departure!, ...rest},
        );
        // Perhaps out again on the day of return.
        out += length + (chance(0.15) ? 0 : int(1, 500));
      }
      inputs['trips'] = trips;
    }
    if (chance(0.35))
      inputs['filingDate'] = textOf(chance(0.5) ? addYears(since, years) - 90 + int(-2, 2) : today + int(-200, 900));
    return {inputs, today: textOf(today)};
  },
};
