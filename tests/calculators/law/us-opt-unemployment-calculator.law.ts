// 8 CFR 214.2(f)(5), (10) and (11), 274a.12(b)(6). Days without work are counted one by one.
import {addMonths, addYears, knownDay, dayAt, dayOf, textOf, textOrNull, yearOf, type Day} from './calendar.ts';
import {itemsOf, type Answers, type Law, type Result} from './law.ts';

const OPT_LIMIT = 90;
const STEM_LIMIT = 150;
const GRACE = 60;
/** From this day of filing on, cap-gap lasts until 1 April rather than 1 October. */
const LONG_CAP_GAP = dayAt(2025, 1, 17);

const nothing: Result = {
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

/** The days on which one can apply, and where `today` lies. */
function windowOf(opens: Day, closes: Day, today: Day) {
  if (closes < opens) return {opens: null, closes: null, state: 'none'};
  const state = today < opens ? 'too-early' : today <= closes ? 'open' : 'closed';
  return {opens: textOf(opens), closes: textOf(closes), state};
}

function applying(inputs: Answers, today: Day): Result | null {
  const end = dayOf(inputs['programEnd']);
  if (end === null) return null;
  const recommended = dayOf(inputs['recommendationDate']);
  const {opens, closes, state} = windowOf(
    Math.max(end - 90, recommended ?? -Infinity),
    Math.min(end + 60, recommended === null ? Infinity : recommended + 30),
    today,
  );
  return {
    ...nothing,
    applyOpens: opens,
    applyCloses: closes,
    applyState: state,
    earliestStart: textOf(end + 1),
    latestStart: textOf(end + 60),
    optMustEndBy: textOf(addMonths(end, 14)),
    graceUntil: textOf(end + GRACE),
  };
}

/** @param end last day of work without cap-gap */
function capGapOf(inputs: Answers, end: Day): {readonly state: string; readonly until: Day | null} {
  const filed = dayOf(inputs['h1bFiledOn']);
  const starts = dayOf(inputs['h1bStart']);
  const isApproved = inputs['h1b'] === 'approved';
  if (!(isApproved || inputs['h1b'] === 'pending') || filed === null || starts === null)
    return {state: 'none', until: null};
  if (filed > end + GRACE) return {state: 'too-late', until: null};
  // The fiscal year in which H-1B starts begins on the 1 October before it.
  const year = yearOf(starts) - (starts < dayAt(yearOf(starts), 10, 1) ? 1 : 0);
  const limit = filed >= LONG_CAP_GAP ? dayAt(year + 1, 4, 1) : dayAt(year, 10, 1);
  const until = isApproved ? Math.min(limit, starts) : limit;
  if (until <= end + 1) return {state: 'not-needed', until: null};
  return {state: filed <= end ? 'work-and-status' : 'status-only', until};
}

function working(inputs: Answers, today: Day): Result | null {
  const start = dayOf(inputs['optStart']);
  if (start === null) return null;
  const optEnd = dayOf(inputs['optEnd']) ?? addMonths(start, 12) - 1;
  if (optEnd < start) return nothing;
  const stem = inputs['stem'];
  const isGranted = stem === 'granted';
  const pendingEnd = stem === 'applied' ? optEnd + 180 : null;
  const stemEnd = isGranted ? addMonths(optEnd, 24) : null;
  const baseEnd = stemEnd ?? pendingEnd ?? optEnd;
  const capGap = capGapOf(inputs, baseEnd);
  const authorised = capGap.state === 'work-and-status' ? capGap.until! - 1 : baseEnd;
  const statusEnd = capGap.until === null ? authorised : capGap.until - 1;

  const lastCounted = Math.min(dayOf(inputs['countTo']) ?? today, authorised);
  const employed = new Set<Day>();
  for (const job of itemsOf(inputs['jobs'])) {
    const from = dayOf(job['from']);
    // Somebody whose job has not ended is employed, so no day of it is a day of unemployment.
    const to = dayOf(job['to']) ?? lastCounted;
    if (from !== null) for (let at = from; at <= to; at++) employed.add(at);
  }
  const current = dayOf(inputs['currentJobSince']) ?? Infinity;
  let [initial, used] = [0, 0];
  const isTooMany = () => initial > OPT_LIMIT || (isGranted && used > STEM_LIMIT);
  const countDay = (at: Day) => {
    used++;
    if (!isGranted || at <= optEnd) initial++;
  };
  for (let at = start; at <= lastCounted; at++) if (!employed.has(at) && at < current) countDay(at);
  const counted = {used, initial, exceeded: isTooMany()};
  const limit = isGranted && lastCounted > optEnd ? STEM_LIMIT : OPT_LIMIT;
  // Without a job from the next day on: the day that would be one too many.
  let startBy: Day | null = null;
  for (let at = Math.max(lastCounted + 1, start); at <= authorised && startBy === null && !counted.exceeded; at++) {
    countDay(at);
    if (isTooMany()) startBy = at;
  }

  const recommended = dayOf(inputs['stemRecommendation']);
  const stemWindow =
    stem === 'plan'
      ? windowOf(
          Math.max(optEnd - 90, recommended ?? -Infinity),
          Math.min(optEnd, recommended === null ? Infinity : recommended + 60),
          today,
        )
      : {opens: null, closes: null, state: null};
  const becomesH1b =
    inputs['h1b'] === 'approved' && capGap.until !== null && capGap.until === dayOf(inputs['h1bStart']);
  return {
    ...nothing,
    optEnd: textOf(optEnd),
    stemEnd: textOrNull(stemEnd),
    daysUsed: counted.used,
    daysUsedInitial: counted.initial,
    daysLimit: limit,
    daysLeft: counted.exceeded ? 0 : limit - counted.used,
    exceeded: counted.exceeded,
    startJobBy: textOrNull(startBy),
    stemOpens: stemWindow.opens,
    stemCloses: stemWindow.closes,
    stemState: stemWindow.state,
    autoExtensionUntil: textOrNull(pendingEnd),
    capGapState: capGap.state,
    capGapUntil: textOrNull(capGap.until),
    authorisedThrough: textOf(authorised),
    graceUntil: counted.exceeded || becomesH1b ? null : textOf(statusEnd + GRACE),
  };
}

export const law: Law = {
  reference(inputs, today) {
    if (inputs['stage'] === 'apply') return applying(inputs, knownDay(today));
    return inputs['stage'] === 'working' ? working(inputs, knownDay(today)) : null;
  },

  ask({int, pick, chance}) {
    const now = knownDay('2026-11-29') + int(-400, 400);
    const today = textOf(now);
    if (chance(0.3)) {
      const end = chance(0.5) ? now + pick([-61, -60, -59, 0, 1, 89, 90, 91]) : now + int(-150, 200);
      const around = [-125, -121, -120, -119, -91, -90, -30, 0, 29, 30, 31, 59, 60, 61];
      const recommended = chance(0.4) ? now - pick([0, 29, 30, 31]) : end + pick(around);
      return {
        inputs: {
          stage: 'apply',
          ...(chance(0.97) && {programEnd: textOf(end)}),
          ...(chance(0.6) && {recommendationDate: textOf(recommended)}),
        },
        today,
      };
    }
    const inputs: Record<string, unknown> = chance(0.98) ? {stage: 'working'} : {};
    const start = chance(0.3) ? now - pick([-5, 0, 1, 88, 89, 90, 91, 149, 150]) : now - int(-40, 1100);
    if (chance(0.98)) inputs['optStart'] = textOf(start);
    let optEnd = addMonths(start, 12) - 1;
    if (chance(0.4)) {
      if (chance(0.3)) optEnd = start + int(100, 364);
      if (chance(0.02)) optEnd = start - 3;
      inputs['optEnd'] = textOf(optEnd);
    }
    const stem = pick([undefined, 'none', 'none', 'plan', 'plan', 'applied', 'granted', 'granted']);
    if (stem !== undefined) inputs['stem'] = stem;
    if (stem === 'plan' && chance(0.6))
      inputs['stemRecommendation'] = textOf(
        chance(0.5) ? optEnd + pick([-152, -151, -150, -149, -90, -61, -60, -59, -1, 0, 1]) : now - int(0, 70),
      );
    const jobs: Record<string, string>[] = [];
    let from = start + pick([-20, 0, 1, int(0, 60), 89, 90, 91]);
    const howMany = int(0, 5);
    while (jobs.length < howMany) {
      const length = pick([0, int(1, 60), int(60, 400)]);
      const to = from + (chance(0.04) ? -int(1, 9) : length);
      jobs.push({from: textOf(from), ...(chance(0.85) && {to: textOf(to)})});
      from += length + pick([-5, 0, 1, 2, 11, int(1, 40), int(30, 95)]);
    }
    if (howMany > 0 || chance(0.5)) inputs['jobs'] = jobs;
    if (chance(0.4))
      inputs['currentJobSince'] = textOf(chance(0.5) ? from : start + pick([0, 89, 90, 91, int(0, 700)]));
    if (chance(0.3))
      inputs['countTo'] = textOf(chance(0.6) ? start + pick([-1, 0, 88, 89, 90, 149, 150, 151]) : now + int(-60, 300));
    if (chance(0.45)) inputs['h1b'] = pick(['none', 'pending', 'approved']);
    if (inputs['h1b'] === 'pending' || inputs['h1b'] === 'approved') {
      const year = yearOf(optEnd);
      const filed = pick([
        optEnd + pick([-1, 0, 1, 59, 60, 61]),
        dayAt(year, 4, 1) + int(0, 90),
        LONG_CAP_GAP + pick([-1, 0, 1]),
      ]);
      const october = dayAt(year, 10, 1);
      const april = dayAt(year + 1, 4, 1);
      const starts = pick([october, october, october - 1, april - 45, april, april + 30, addYears(october, 2)]);
      if (chance(0.95)) inputs['h1bFiledOn'] = textOf(filed);
      if (chance(0.95)) inputs['h1bStart'] = textOf(starts);
    }
    return {inputs, today};
  },
};
