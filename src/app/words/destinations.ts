// Texts of the destinations page.
import type {Purpose} from '../../engine/runtime/profile.ts';
import {siteEdition} from './rulesName.ts';

export const form = {
  purpose: 'What do you want to do there?',
  purposeHint: 'Leave this open to see everything.',
  /** The placeholder is a link. */
  study: 'For studies you need a place at a school or university, which no rule here decides. See {link}.',
  studyLink: 'what studies cost in each country',
  person: 'You and your work',
  age: 'Age',
  education: 'Highest level of education',
  experience: 'Years of work experience in your occupation',
  jobOffer: 'Do you have a job offer from an employer in another country?',
  offerCountry: 'Which country is the job in?',
  offerCountryHint: 'Leave this open to see where a job offer would be enough.',
  yes: 'Yes',
  no: 'No',
  money: 'Your money',
  currency: 'Currency',
  salary: 'Salary of the job abroad, per year',
  salaryHint: 'Before tax. No job offer? Leave this empty, and we show what a job has to pay.',
  income: 'Income you would still have after moving, per year',
  incomeHint: 'A pension, rent, dividends, or remote work that you can do from anywhere. None? Enter 0.',
  savings: 'Savings',
  savingsHint: 'Money you can use soon, such as cash and shares. None? Enter 0.',
  languages: 'Which of these languages do you speak?',
  noLanguage: 'None of these',
  /** The question for a language that was ticked. */
  level: 'How well do you speak {language}?',
  show: 'Show destinations',
  private: 'Nothing you type leaves your browser.',
} as const;

/** What a question is about, in 'For a more accurate list, add: …' and 'Check …'. */
export const topic = {
  age: 'your age',
  education: 'your education',
  experience: 'your work experience',
  jobOffer: 'whether you have a job offer',
  salary: 'what the job pays',
  languages: 'the languages you speak',
  income: 'your income after moving',
  savings: 'your savings',
} as const;

/** In the order of the options. */
export const purpose = {
  work: 'Work for an employer there, or on my own',
  study: 'Study',
  remote: 'Work remotely for clients elsewhere',
  retire: 'Retire, or live on an income of my own',
  invest: 'Invest',
} as const satisfies Readonly<Record<Purpose | 'study', string>>;

export const education = {
  none: 'No school certificate',
  school: 'Secondary school',
  vocational: 'Vocational training after school',
  diploma: 'Diploma or associate degree, about two years after school',
  bachelors: "Bachelor's degree",
  masters: "Master's degree",
  doctorate: 'PhD or doctorate',
} as const;

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

/** The levels of the Common European Framework, each with what it means. */
export const level = {
  basic: 'A1 or A2: simple everyday conversations',
  b1: 'B1: you manage in most everyday situations',
  b2: 'B2: you can take part in most conversations',
  c1: 'C1: at ease at work or university',
  c2: 'C2: close to a native speaker',
  native: 'Native: my first language',
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

export const language = {
  english: 'English',
  french: 'French',
  german: 'German',
  spanish: 'Spanish',
  arabic: 'Arabic',
  chinese: 'Chinese',
  hebrew: 'Hebrew',
  japanese: 'Japanese',
} as const;

export const region = {
  all: 'All regions',
  'americas-oceania': 'Americas and Oceania',
  'asia-middle-east': 'Asia and the Middle East',
  europe: 'Europe',
  'united-states': 'United States',
} as const;

export const list = {
  empty: 'Your destinations will appear here.',
  emptyHint:
    'Answer what you can, then press Show destinations. You can skip questions, but the list will be less accurate.',
  nothingAnswered: 'Answer at least one question to see where you could go.',
  changed: 'Answers changed. Press Show destinations to update the list.',
  working: 'Checking every destination…',
  failed: "We couldn't load the destinations. Check your connection, then press Show destinations again.",
  /** The placeholder is links to the fields. */
  unanswered: 'For a more accurate list, add: {what}.',
  /** The placeholder is links to the fields. */
  leftOut: 'Check {what}: the list leaves out what you typed there.',
  noCurrency: 'Choose a currency, so that we can compare your amounts.',
  region: 'Region',
  nothing: 'None.',
  show: 'Show {count}',
  showMore: 'Show {count} more',
  edition: `These results use the ${siteEdition} of the rules. In {count} of these {all} destinations, something is different today: their pages say what.`,
  withoutScript: 'This page needs JavaScript, which is off in this browser. You can still open each calculator:',
} as const;

/** The headings of the list. */
export const match = {
  likely: 'Likely',
  job: 'With a job offer there',
  one: 'One more thing needed',
  more: 'More than one thing needed',
  whom: 'Only for some people',
  unlikely: 'Unlikely',
} as const;

/** Below each heading: what puts a destination there. */
export const rule = {
  likely: 'You meet every rule we could check.',
  job: 'Only a job offer from an employer in the country is missing.',
  one: 'We did not ask about it, or you skipped it. Only you know if it is possible.',
  more: 'You would need everything that is listed. Only you know if it is possible.',
  whom: 'We did not ask whether you are one of them.',
  unlikely:
    'One of your answers would have to be different, or you would need more than three times the money that you told us about.',
} as const;

/** The list in one line: '1 likely match, 14 need only a job offer, 5 unlikely'. */
export const counted = {
  likely: '{count, plural, one {1 likely match} other {{count} likely matches}}',
  job: '{count, plural, one {1 needs only a job offer} other {{count} need only a job offer}}',
  one: '{count, plural, one {1 needs one other thing} other {{count} need one other thing}}',
  more: '{count, plural, one {1 needs more} other {{count} need more}}',
  whom: '{count, plural, one {1 only for some people} other {{count} only for some people}}',
  unlikely: '{count, plural, one {1 unlikely} other {{count} unlikely}}',
} as const;

export const destination = {
  ended: 'These rules no longer apply. The page says what has changed.',
  /** Instead of the calculator's own verdict, which sounds like a decision. */
  meets: {
    pointsAndSalary: 'You meet the points and salary rules.',
    points: 'You meet the points rules.',
    salary: 'You meet the salary rules.',
    rules: 'You meet the rules we ask about here.',
  },
  noJobNeeded: 'No job offer needed.',
  jobCounted: 'This includes your job offer. Without it, your answers are not enough.',
  jobInstead: 'Or get a job offer there.',
  jobSometimesNeeded: 'Your answers are enough without a job offer. Other ways to this visa need one.',
  closed: 'Closed to new applicants.',
  figure: '{label}: {text}',
  figureOf: '{label}: {text} of {maximum}',
  minimumSalary: 'A salary of {amount} a year would still be enough.',
  lowerSalary: 'Depending on your answer to “{question}”, {amount} a year can be enough.',
  noChange: 'Nothing you can change here would be enough.',
  notAsked: "We didn't ask about: {questions}",
} as const;

/** What is still needed, an item of a list each. */
export const step = {
  job: 'Get a job offer there',
  jobThatPays: 'Get a job offer there that pays at least {amount} a year',
  salary: 'Earn at least {amount} a year',
  income: 'Have an income of at least {amount} a year that continues after you move',
  savings: 'Have savings of at least {amount}',
  experience: 'Have at least {years} of work experience',
  education: 'Get {level}',
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

export const rates = {
  title: 'Exchange rates used',
  note: "Rounded rates of {month}, our own estimate. We use them only to compare your amounts with each country's rules, and round down.",
  currency: 'Currency',
  perDollar: 'For 1 US dollar',
} as const;
