// INA 216 (8 U.S.C. 1186a), 8 CFR 216.4 and 216.5, USCIS Policy Manual 6 I.
import {addMonths, addYears, knownDay, dayOf, textOf, textOrNull} from './calendar.ts';
import type {Law} from './law.ts';

export const law: Law = {
  reference(inputs, today) {
    const since = dayOf(inputs['residentSince']);
    if (since === null) return null;
    const married = dayOf(inputs['marriedOn']);
    const alone = inputs['filing'] === 'waiver' || inputs['filing'] === 'spouse-died';
    const anniversary = addYears(since, 2);
    // "less than 24 months before the date the alien obtains such status"
    if (married !== null && addMonths(married, 24) <= since)
      return {
        conditional: false,
        secondAnniversary: null,
        opens: null,
        lastDay: null,
        daysToOpen: null,
        daysToLastDay: null,
        state: 'not-conditional',
      };
    const filing = dayOf(inputs['filingDate']) ?? knownDay(today);
    const opens = alone ? since : anniversary - 90;
    const isTolled = !alone && inputs['servingAbroad'] === 'yes';
    const lastDay = alone || isTolled ? null : anniversary - 1;
    const state = (): string => {
      if (filing < opens) return 'too-early';
      if (alone) return 'any-time';
      if (isTolled || filing < anniversary) return 'open';
      return filing === anniversary ? 'anniversary' : 'late';
    };
    return {
      conditional: true,
      secondAnniversary: textOf(anniversary),
      opens: textOf(opens),
      lastDay: textOrNull(lastDay),
      daysToOpen: Math.max(0, opens - filing),
      daysToLastDay: lastDay === null || filing > lastDay ? null : lastDay - filing,
      state: state(),
    };
  },

  ask({int, pick, chance}) {
    const today = knownDay('2026-11-29') + int(-500, 500);
    const inputs: Record<string, unknown> = {};
    let since = today - int(-30, 900);
    if (chance(0.4)) since = addYears(today, -2) + pick([-1, 0, 1, 2, 89, 90, 91]);
    if (chance(0.1)) since = knownDay(pick(['2024-02-29', '2025-08-31', '2024-12-31', '2025-02-28']));
    if (chance(0.97)) inputs['residentSince'] = textOf(since);
    if (chance(0.5))
      inputs['marriedOn'] = textOf(chance(0.5) ? addMonths(since, -24) + int(-2, 2) : since - int(-20, 1200));
    if (chance(0.95)) inputs['filing'] = pick(['joint', 'joint', 'joint', 'spouse-died', 'waiver']);
    if (chance(0.3)) inputs['servingAbroad'] = pick(['yes', 'no']);
    if (chance(0.4))
      inputs['filingDate'] = textOf(
        chance(0.6) ? addYears(since, 2) + pick([-92, -91, -90, -89, -1, 0, 1]) : today + int(-100, 400),
      );
    return {inputs, today: textOf(today)};
  },
};
