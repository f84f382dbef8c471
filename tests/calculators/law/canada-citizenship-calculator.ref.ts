// Second implementation of the days of physical presence for a grant of Canadian citizenship (Citizenship Act 5(1)(c)(i), 5(1.001), 21),
// written from the law alone. It walks day by day. See canada-citizenship-calculator.md.

const DAY = 86400000;

function toNumber(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const [year, month, day] = value.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return Math.round(date.getTime() / DAY);
}
function toText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
const blank = (value: unknown) => value === undefined || value === null || value === '';

// The same day of the month five years earlier; the last day of that month if it has no such day (29 February).
function fiveYearsBefore(day: number): number {
  const date = new Date(day * DAY);
  const year = date.getUTCFullYear() - 5;
  const month = date.getUTCMonth();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Math.round(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) / DAY);
}

export function reference(inputs: Record<string, unknown>, today: string): unknown {
  const pr = toNumber(inputs.prDate);
  const now = toNumber(today);
  if (pr === null || now === null) return null;
  const application = toNumber(inputs.applicationDate) ?? now;
  const since = toNumber(inputs.temporarySince);

  const start = Math.max(now, pr);
  const end = start + 3653;
  const firstNeeded = Math.min(fiveYearsBefore(application), fiveYearsBefore(start));
  const lastNeeded = Math.max(application, end);

  // Days wholly outside Canada: strictly between leaving and returning.
  const absent = new Set<number>();
  const trips = Array.isArray(inputs.trips) ? inputs.trips : [];
  for (const trip of trips) {
    if (typeof trip !== 'object' || trip === null) continue;
    const left = toNumber((trip as Record<string, unknown>).left);
    const returnedText = (trip as Record<string, unknown>).returned;
    if (left === null) continue;
    const returned = blank(returnedText) ? lastNeeded + 2 : toNumber(returnedText);
    if (returned === null || returned < left) continue;
    for (let day = Math.max(left + 1, firstNeeded); day <= returned - 1 && day <= lastNeeded; day++) absent.add(day);
  }
  // Days in Canada that may not be counted: a sentence, or no status before permanent residence. Both ends inclusive.
  const uncounted = new Set<number>();
  const periods = Array.isArray(inputs.uncountedPeriods) ? inputs.uncountedPeriods : [];
  for (const period of periods) {
    if (typeof period !== 'object' || period === null) continue;
    const from = toNumber((period as Record<string, unknown>).from);
    const toValue = (period as Record<string, unknown>).to;
    if (from === null) continue;
    const to = blank(toValue) ? lastNeeded + 2 : toNumber(toValue);
    if (to === null || to < from) continue;
    for (let day = Math.max(from, firstNeeded); day <= to && day <= lastNeeded; day++) uncounted.add(day);
  }

  function count(applicationDay: number) {
    const from = fiveYearsBefore(applicationDay);
    const to = applicationDay - 1;
    let prDays = 0;
    let temporaryDays = 0;
    let absentAsPr = 0;
    let absentBefore = 0;
    let uncountedDays = 0;
    for (let day = from; day <= to; day++) {
      const asPr = day >= pr!;
      const asTemporary = !asPr && since !== null && day >= since;
      if (!asPr && !asTemporary) continue;
      if (absent.has(day)) {
        if (asPr) absentAsPr++;
        else absentBefore++;
      } else if (uncounted.has(day)) uncountedDays++;
      else if (asPr) prDays++;
      else temporaryDays++;
    }
    const temporaryCredit = Math.min(365, temporaryDays / 2);
    return {
      from,
      to,
      prDays,
      temporaryDays,
      temporaryCredit,
      total: prDays + temporaryCredit,
      absentAsPr,
      absentBefore,
      uncountedDays,
    };
  }

  const counted = count(application);
  let firstDay: string | null = null;
  for (let day = start; day <= end; day++) {
    if (count(day).total >= 1095) {
      firstDay = toText(day);
      break;
    }
  }

  return {
    windowStart: toText(counted.from),
    windowEnd: toText(counted.to),
    prDays: counted.prDays,
    temporaryDays: counted.temporaryDays,
    temporaryCredit: counted.temporaryCredit,
    total: counted.total,
    qualifies: counted.total >= 1095,
    missing: Math.max(0, 1095 - counted.total),
    absentAsPr: counted.absentAsPr,
    absentBefore: counted.absentBefore,
    uncountedDays: counted.uncountedDays,
    firstDay,
  };
}

export function randomAnswers(random: () => number): {inputs: Record<string, unknown>; today: string} {
  const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[Math.min(list.length - 1, Math.floor(random() * list.length))];
  const today =
    random() < 0.25
      ? pick(['2024-02-29', '2025-02-28', '2025-03-01', '2028-02-29', '2028-03-01', '2029-02-28'])
      : toText(toNumber('2026-01-01')! + int(0, 700));
  const now = toNumber(today)!;
  // Near the two ways to 1,095: three years of permanent residence, or two with the whole credit.
  const pr = now - pick([1095, 1095, 730, 730, 900, 1000, 1826, 1827, 2500, 100, -30]) + int(-25, 25);
  const inputs: Record<string, unknown> = {prDate: toText(pr)};
  if (random() < 0.6)
    inputs.temporarySince = toText(
      pr - pick([0, 1, 2, 3, 100, 301, 729, 730, 731, 732, 1200]) + (random() < 0.1 ? int(-3, 3) : 0),
    );
  if (random() < 0.4) inputs.applicationDate = toText(now + pick([0, 1, 2, 30, 200, 365, -1, -20]));
  const trips: Record<string, unknown>[] = [];
  const howMany = int(0, 6);
  let cursor = now - 1900;
  for (let index = 0; index < howMany; index++) {
    const near = random();
    let left: number;
    if (near < 0.15) left = pr + int(-12, 2);
    else if (near < 0.3) left = now - 1827 + int(-8, 3);
    else if (near < 0.4) left = now + int(-10, 60);
    else left = cursor + int(0, 400);
    const returned = left + pick([0, 0, 1, 1, 2, 7, 14, 21, 30, 90]);
    cursor = random() < 0.15 ? returned - 2 : random() < 0.2 ? returned : returned + int(1, 200);
    if (random() < 0.04) trips.push({left: toText(returned + 1), returned: toText(left)});
    else if (random() < 0.04) trips.push({left: toText(left)});
    else trips.push({left: toText(left), returned: toText(returned)});
  }
  if (trips.length > 0) inputs.trips = trips;
  if (random() < 0.2) {
    const from = pick([pr - 40, pr - 1, pr, now - 300, now - 1830]) + int(-3, 3);
    inputs.uncountedPeriods = [
      random() < 0.1 ? {from: toText(from)} : {from: toText(from), to: toText(from + pick([0, 1, 29, 60, 180]))},
    ];
  }
  // Often apply on the first day itself, the day before or the day after.
  if (random() < 0.45) {
    const result = reference(inputs, today) as {firstDay: string | null} | null;
    if (result && result.firstDay) inputs.applicationDate = toText(toNumber(result.firstDay)! + pick([-1, 0, 1]));
  }
  return {inputs, today};
}
