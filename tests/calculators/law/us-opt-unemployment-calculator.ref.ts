// Second implementation of us-opt-unemployment-calculator, from the law alone: 8 CFR 214.2(f)(5), (f)(10), (f)(11); 274a.12(b)(6).
// Dates are whole day numbers since 1970-01-01 (UTC); no time zones, no cleverness.
const DAY = 86400000;
function day(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!m) return null;
  const n = Date.UTC(+m[1], +m[2] - 1, +m[3]);
  return iso(n / DAY) === value ? n / DAY : null;
}
function iso(n: number): string {
  return new Date(n * DAY).toISOString().slice(0, 10);
}
function out(n: number | null): string | null {
  return n === null ? null : iso(n);
}
/** The same day so many months later, or that month's last day. */
function addMonths(n: number, months: number): number {
  const d = new Date(n * DAY);
  const y = d.getUTCFullYear();
  const m = d.getUTCMonth() + months;
  const last = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  return Date.UTC(y, m, Math.min(d.getUTCDate(), last)) / DAY;
}
function addYears(n: number, years: number): number {
  return addMonths(n, 12 * years);
}
function rows(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((r) => r !== null && typeof r === 'object') : [];
}
export function reference(inputs: Record<string, unknown>, today: string): unknown {
  const result: Record<string, unknown> = {
    applyOpens: null,
    applyCloses: null,
    applyState: null,
    earliestStart: null,
    latestStart: null,
    optMustEndBy: null,
    optEnd: null,
    stemEnd: null,
    daysUsed: null,
    daysUsedInitial: null,
    daysLimit: null,
    daysLeft: null,
    exceeded: null,
    startJobBy: null,
    stemOpens: null,
    stemCloses: null,
    stemState: null,
    autoExtensionUntil: null,
    capGapState: null,
    capGapUntil: null,
    authorisedThrough: null,
    graceUntil: null,
  };
  const now = day(today);
  if (now === null) return result;
  const stateOf = (opens: number, closes: number) =>
    closes < opens ? 'none' : now < opens ? 'too-early' : now <= closes ? 'open' : 'closed';

  if (inputs.stage === 'apply') {
    const end = day(inputs.programEnd);
    if (end === null) return result;
    const rec = day(inputs.recommendationDate);
    const opens = rec === null ? end - 90 : Math.max(end - 90, rec);
    const closes = rec === null ? end + 60 : Math.min(end + 60, rec + 30);
    const possible = opens <= closes;
    result.applyOpens = possible ? iso(opens) : null;
    result.applyCloses = possible ? iso(closes) : null;
    result.applyState = stateOf(opens, closes);
    result.earliestStart = iso(end + 1);
    result.latestStart = iso(end + 60);
    result.optMustEndBy = iso(addMonths(end, 14));
    result.graceUntil = iso(end + 60);
    return result;
  }
  if (inputs.stage !== 'working') return result;

  const start = day(inputs.optStart);
  if (start === null) return result;
  const optEnd = day(inputs.optEnd) ?? addMonths(start, 12) - 1;
  if (optEnd < start) return result;
  const stem = inputs.stem;
  const granted = stem === 'granted';
  const stemEnd = granted ? addMonths(optEnd, 24) : null;
  const baseEnd = stemEnd !== null ? stemEnd : stem === 'applied' ? optEnd + 180 : optEnd;

  // Cap-gap
  let capGapState = 'none';
  let capGapUntil: number | null = null;
  const filed = day(inputs.h1bFiledOn);
  const h1bStart = day(inputs.h1bStart);
  const approved = inputs.h1b === 'approved';
  if ((inputs.h1b === 'pending' || approved) && filed !== null && h1bStart !== null) {
    const y = new Date(h1bStart * DAY).getUTCFullYear();
    const firstYear = h1bStart >= Date.UTC(y, 9, 1) / DAY ? y : y - 1; // the fiscal year begins on 1 October of this year
    const newRule = filed >= (day('2025-01-17') as number);
    const limit = newRule ? Date.UTC(firstYear + 1, 3, 1) / DAY : Date.UTC(firstYear, 9, 1) / DAY;
    const until = approved ? Math.min(limit, h1bStart) : limit;
    if (filed > baseEnd + 60) capGapState = 'too-late';
    else if (until <= baseEnd + 1) capGapState = 'not-needed';
    else {
      capGapState = filed <= baseEnd ? 'work-and-status' : 'status-only';
      capGapUntil = until;
    }
  }
  const authorised = capGapState === 'work-and-status' ? (capGapUntil as number) - 1 : baseEnd;
  const statusEnd = capGapUntil !== null ? capGapUntil - 1 : authorised;

  // Unemployment, day by day
  const jobs: {from: number; to: number}[] = [];
  for (const row of rows(inputs.jobs)) {
    const from = day(row.from);
    const to = day(row.to);
    if (from !== null && to !== null && to >= from) jobs.push({from, to});
  }
  const currentSince = day(inputs.currentJobSince);
  const employed = (d: number) =>
    jobs.some((j) => j.from <= d && d <= j.to) || (currentSince !== null && d >= currentSince);
  const counted = Math.min(day(inputs.countTo) ?? now, authorised);
  let initial = 0;
  let later = 0;
  for (let d = start; d <= counted; d++) {
    if (employed(d)) continue;
    if (granted && d > optEnd) later++;
    else initial++;
  }
  const used = initial + later;
  const inStem = granted && counted > optEnd;
  const limitDays = inStem ? 150 : 90;
  const exceeded = initial > 90 || (granted && used > 150);
  const left = exceeded ? 0 : limitDays - used;
  let startJobBy: number | null = null;
  if (!exceeded) {
    // no job from the next day on: walk until a day would be one too many
    let a = initial;
    let b = used;
    for (let d = Math.max(counted + 1, start); d <= authorised; d++) {
      b++;
      if (!(granted && d > optEnd)) a++;
      if (a > 90 || (granted && b > 150)) {
        startJobBy = d;
        break;
      }
    }
  }
  result.optEnd = iso(optEnd);
  result.stemEnd = out(stemEnd);
  result.daysUsed = used;
  result.daysUsedInitial = initial;
  result.daysLimit = limitDays;
  result.daysLeft = left;
  result.exceeded = exceeded;
  result.startJobBy = out(startJobBy);
  if (stem === 'plan') {
    const rec = day(inputs.stemRecommendation);
    const opens = rec === null ? optEnd - 90 : Math.max(optEnd - 90, rec);
    const closes = rec === null ? optEnd : Math.min(optEnd, rec + 60);
    const possible = opens <= closes;
    result.stemOpens = possible ? iso(opens) : null;
    result.stemCloses = possible ? iso(closes) : null;
    result.stemState = stateOf(opens, closes);
  }
  if (stem === 'applied') result.autoExtensionUntil = iso(optEnd + 180);
  result.capGapState = capGapState;
  result.capGapUntil = out(capGapUntil);
  result.authorisedThrough = iso(authorised);
  const becomesH1b = approved && capGapUntil !== null && capGapUntil === h1bStart;
  result.graceUntil = exceeded || becomesH1b ? null : iso(statusEnd + 60);
  return result;
}

export function randomAnswers(random: () => number): {inputs: Record<string, unknown>; today: string} {
  const int = (a: number, b: number) => a + Math.floor(random() * (b - a + 1));
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)];
  const now = (day('2026-11-29') as number) + int(-400, 400);
  const inputs: Record<string, unknown> = {};
  if (random() < 0.3) {
    inputs.stage = 'apply';
    const end = random() < 0.5 ? now + pick([-61, -60, -59, 0, 1, 89, 90, 91]) : now + int(-150, 200);
    if (random() < 0.97) inputs.programEnd = iso(end);
    if (random() < 0.6)
      inputs.recommendationDate = iso(
        random() < 0.4
          ? now - pick([0, 29, 30, 31])
          : end + pick([-125, -121, -120, -119, -91, -90, -30, 0, 29, 30, 31, 59, 60, 61]),
      );
    return {inputs, today: iso(now)};
  }
  if (random() < 0.98) inputs.stage = 'working';
  const start = random() < 0.3 ? now - pick([-5, 0, 1, 88, 89, 90, 91, 149, 150]) : now - int(-40, 1100);
  if (random() < 0.98) inputs.optStart = iso(start);
  let optEnd = addMonths(start, 12) - 1;
  if (random() < 0.4) {
    if (random() < 0.3) optEnd = start + int(100, 364);
    if (random() < 0.02) optEnd = start - 3;
    inputs.optEnd = iso(optEnd);
  }
  const stem = pick([undefined, 'none', 'none', 'plan', 'plan', 'applied', 'granted', 'granted']);
  if (stem !== undefined) inputs.stem = stem;
  if (stem === 'plan' && random() < 0.6)
    inputs.stemRecommendation = iso(
      random() < 0.5 ? optEnd + pick([-152, -151, -150, -149, -90, -61, -60, -59, -1, 0, 1]) : now - int(0, 70),
    );
  const jobs: Record<string, unknown>[] = [];
  let d = start + pick([-20, 0, 1, int(0, 60), 89, 90, 91]);
  const n = int(0, 5);
  for (let i = 0; i < n; i++) {
    const length = pick([0, int(1, 60), int(60, 400)]);
    const row: Record<string, unknown> = {from: iso(d), to: iso(d + length)};
    if (random() < 0.04) delete row.to;
    if (random() < 0.04) row.to = iso(d - int(1, 9));
    jobs.push(row);
    d = d + length + pick([-5, 0, 1, 2, 11, int(1, 40), int(30, 95)]);
  }
  if (n > 0 || random() < 0.5) inputs.jobs = jobs;
  if (random() < 0.4) inputs.currentJobSince = iso(random() < 0.5 ? d : start + pick([0, 89, 90, 91, int(0, 700)]));
  if (random() < 0.3)
    inputs.countTo = iso(random() < 0.6 ? start + pick([-1, 0, 88, 89, 90, 149, 150, 151]) : now + int(-60, 300));
  if (random() < 0.45) {
    const h1b = pick(['none', 'pending', 'approved']);
    inputs.h1b = h1b;
    if (h1b !== 'none') {
      const y = new Date(optEnd * DAY).getUTCFullYear();
      const filed =
        random() < 0.4
          ? optEnd + pick([-1, 0, 1, 59, 60, 61])
          : random() < 0.5
            ? (day(`${y}-04-01`) as number) + int(0, 90)
            : (day('2025-01-17') as number) + pick([-1, 0, 1]);
      if (random() < 0.95) inputs.h1bFiledOn = iso(filed);
      if (random() < 0.95)
        inputs.h1bStart = pick([
          `${y}-10-01`,
          `${y}-10-01`,
          `${y}-09-30`,
          `${y + 1}-02-15`,
          `${y + 1}-04-01`,
          `${y + 1}-05-01`,
          `${y + 2}-10-01`,
        ]);
    }
  }
  return {inputs, today: iso(now)};
}
