// Texts of the destinations page and its form; those of the list are in destinationList.ts.
import type {Purpose} from '../../engine/runtime/profile.ts';

export const form = {
  purpose: 'What do you want to do there?',
  purposeHint: 'Leave this open to see everything.',
  study:
    'To study, you need a place at a school or university. No calculator can decide that, so we show what studying costs.',
  person: 'You and your work',
  age: 'Age',
  education: 'Highest level of education',
  occupation: 'What field do you work in?',
  occupationHint: 'Choose the one that your degree or training is for.',
  experience: 'Years of work experience in your occupation',
  jobOffer: 'Do you have a job offer from an employer in another country?',
  offerCountry: 'Which country is the job in?',
  offerCountryHint: 'A job offer counts only in its own country. Leave this open to count it everywhere.',
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
  showCosts: 'Show what studying costs',
  private: 'Nothing you type leaves your browser.',
} as const;

/** What a question is about, in 'For a more accurate list, add: …' and 'Check …'. */
export const topic = {
  age: 'your age',
  education: 'your education',
  occupation: 'your field of work',
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

export const occupation = {
  it: 'IT: software, data, systems',
  engineering: 'Engineering',
  science: 'Science and research',
  medicine: 'Medicine, as a doctor',
  nursing: 'Nursing',
  health: 'Another health profession',
  teaching: 'Teaching',
  finance: 'Finance and accounting',
  management: 'Management',
  consulting: 'Consulting',
  trade: 'Construction or another skilled trade',
  hospitality: 'Hotels, restaurants and tourism',
  other: 'Another field',
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
  withoutScript: 'This page needs JavaScript, which is off in this browser. You can still open each calculator:',
} as const;

export const rates = {
  title: 'Exchange rates used',
  note: "Rounded rates of {month}, our own estimate. We use them only to compare your amounts with each country's rules, and round down.",
  currency: 'Currency',
  perDollar: 'For 1 US dollar',
} as const;
