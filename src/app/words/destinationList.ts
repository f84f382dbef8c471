// Texts of the list of destinations, fetched with it.
import type {Purpose} from '../../engine/runtime/profile.ts';
import {siteEdition} from './rulesName.ts';

/** Within a sentence, after 'You need'. */
export const educationNeeded = {
  none: 'no certificate',
  school: 'a secondary school certificate or higher',
  vocational: 'vocational training or higher',
  diploma: 'a diploma or higher',
  bachelors: "a bachelor's degree or higher",
  masters: "a master's degree or higher",
  doctorate: 'a PhD',
} as const;

/** Within a sentence, after the language: 'German A1 or higher'. */
export const levelNeeded = {
  none: '',
  basic: 'A1 or higher',
  b1: 'B1 or higher',
  b2: 'B2 or higher',
  c1: 'C1 or higher',
  c2: 'C2',
  native: 'as your first language',
} as const;

export const region = {
  all: 'All regions',
  'americas-oceania': 'Americas and Oceania',
  'asia-middle-east': 'Asia and the Middle East',
  europe: 'Europe',
  'united-states': 'United States',
} as const;

export const list = {
  region: 'Region',
  showMore: 'Show {count} more',
  today: "These results use today's figures.",
  edition: `These results use the ${siteEdition} of the rules. In {count} of these {all} places, something is different today.`,
  counts: 'Places by how well they fit',
  /** 'Work · Nursing · 34 years'; the last placeholder is a link to the form. */
  compared: '{count, plural, one {1 place} other {{count} places}} compared: {answers}. {change}',
  change: 'Change your answers',
  /** Between two answers. */
  separator: ' · ',
  /** Of the countries in a group that is closed. */
  countries: '{countries} and {count} more',
} as const;

/** The answers that a list is for, in short. */
export const answers = {
  offer: 'job offer',
  offerIn: 'job offer in {country}',
  noOffer: 'no job offer',
  experience: '{years} of work',
} as const;

/** The first lines of the list, which are read out too. */
export const headline = {
  numbers: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  none: 'Nothing fits yet.',
  fits: '{countries, plural, one {{first} fits now.} other {{first} and {second} fit now.}}',
  many: '{number} places fit now.',
  near: '{count, plural, one {{number} is one step away.} other {{number} are one step away.}}',
  nearToo: '{count, plural, one {{number} more is one step away.} other {{number} more are one step away.}}',
  /** Only where nothing is one step away. */
  more: '{count, plural, one {{number} needs more than one thing.} other {{number} need more than one thing.}}',
  job: '{count, plural, one {For one of them, the step is a job offer there.} other {For {count} of them, the step is a job offer there.}}',
  onlyJob: 'The step is a job offer there.',
} as const;

/** The headings of the list. */
export const match = {
  likely: 'Fits now',
  one: 'One more thing needed',
  more: 'More than one thing needed',
  whom: 'Only for some people',
  unlikely: 'Unlikely with these answers',
  ended: 'The rules have changed',
} as const;

/** Below each heading: what puts a place there. */
export const rule = {
  likely: 'You meet every rule we could check.',
  one: 'Closest first. Only you know if it is possible.',
  more: 'Closest first. You would need everything that is listed.',
  whom: 'We did not ask whether you are one of them.',
  unlikely:
    'One of your answers would have to be different, or you would need more than three times the money that you told us about.',
  ended: "It may still be possible. We don't have the new rules, so check them with the authority.",
} as const;

export const destination = {
  ended: 'These rules no longer apply. The page says what has changed.',
  /** Instead of the calculator's own verdict, which sounds like a decision. */
  meets: 'You meet the rules we ask about here.',
  /** 'You have 105 points, 25 points above 80.' */
  points: 'You have {text}, {distance}.',
  pointsShort: '{value} of {limit} points.',
  /** 'Your annual salary of €52,000 is €8,200 above the minimum of €43,800.' */
  above: '{label} of {text} is {difference} above the minimum of {limit}.',
  exact: '{label} of {text} is exactly the minimum.',
  your: 'Your {label}',
  abovePay: 'Your offer of {amount} is {difference} above the minimum of {limit}.',
  exactPay: 'Your offer of {amount} is exactly the minimum.',
  noJobNeeded: 'No job offer needed.',
  jobCounted: 'This includes your job offer. Without it, your answers are not enough.',
  jobInstead: 'Or get a job offer there.',
  jobSometimesNeeded: 'Your answers are enough without a job offer. Other ways to this visa need one.',
  closed: 'Closed to new applicants.',
  lowerSalary: 'Depending on your answer to “{question}”, {amount} a year can be enough.',
  noChange: 'Nothing you can change here would be enough.',
  /** Questions that can change the verdict. */
  notAsked: {
    one: 'We did not ask about: {first}.',
    two: 'We did not ask about: {first} · {second}.',
    more: 'We did not ask about: {first} · {second} · and {count, plural, one {1 other thing} other {{count} other things}}.',
  },
  askedAll: 'We asked everything that can change this.',
  /** Before what the other edition says. */
  other: {today: 'Today:', 'june-2024': 'June 2024:'},
  otherGroup: '{group}. {lead}',
} as const;

/** What is still needed, an item of a list each. */
export const step = {
  job: 'Get a job offer there',
  jobThatPays: 'Get a job offer there that pays at least {amount} a year',
  salary: 'Earn at least {amount} a year',
  income: 'Have an income of at least {amount} a year that continues after you move',
  savings: 'Have savings of at least {amount}',
  experience: 'Have at least {years} of work experience',
  education: 'Have {level}',
  /** What takes years, in one line. */
  slow: 'Not possible without {what}',
  /** Where nobody would be told to study for it. */
  tooFar: 'Your education is not enough for these rules',
  slowExperience: 'at least {years} of work experience',
  and: '{one} and {other}',
  language: 'Reach {language} {level}',
  age: 'Tell us your age: some ages are enough',
  also: 'You need {what}',
  questions: 'Answer its other questions: {questions}',
  atLeast: 'at least {minimum}',
  named: 'Only if your {name} is {answer}',
  oneOfMany: 'Only if your {name} is one of the {count} on its list',
  onlyIf: 'Only if your answer to “{question}” is {answer}',
  quoted: '“{option}”',
  orHigher: '{level} or higher',
  orOthers: '{option} or any of {count} more in its list',
} as const;

export const notInList = {
  title: 'Not in this list',
  /** The placeholder is buttons. */
  others: '{count, plural, one {1 visa is} other {{count} visas are}} for other purposes. See those for {purposes}.',
  purpose: {
    work: 'work',
    study: 'studies',
    remote: 'remote work',
    retire: 'retirement',
    invest: 'investment',
  } satisfies Readonly<Record<Purpose | 'study', string>>,
  /** Above the list, if there are any. */
  forOccupation: 'Other ways for your occupation that we can’t check:',
  /** The second placeholder is a link to an authority. */
  notCovered: '{what}: see {authority}.',
} as const;

export const studies = {
  headline: 'What a year of studies costs, in {count} countries',
  rule: 'For one person, without flights, and depending on where and how you live. The cheapest first.',
  range: 'About {from} to {to} for one year.',
  only: 'About {from} for one year.',
  shown: 'You must show at least {amount}.',
  converted: 'In your currency: {amounts}',
  /** Amounts that its calculator asks for: 'tuition fees per year'. */
  notIncluded: 'Not included: {what}.',
} as const;
