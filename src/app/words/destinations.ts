// Texts of the destinations page.
export const form = {
  age: 'Age',
  education: 'Highest level of education',
  experience: 'Years of work experience in your occupation',
  salary: 'Salary per year',
  salaryHint: 'Before tax. What you earn now, or what a new job would pay.',
  currency: 'Currency of the salary',
  jobOffer: 'Do you have a job offer abroad?',
  jobOfferHint: 'We assume it is from an employer in each country on the list.',
  yes: 'Yes',
  no: 'No',
  languages: 'Languages',
  show: 'Show destinations',
  private: 'Nothing you type leaves this page.',
};

export const education = {
  none: 'No school certificate',
  school: 'Secondary school',
  vocational: 'Vocational training after school',
  diploma: 'Diploma or associate degree, about two years after school',
  bachelors: "Bachelor's degree",
  masters: "Master's degree",
  doctorate: 'PhD or doctorate',
};

/** Within a sentence, after 'You'd need'. */
export const educationNeeded = {
  none: 'no certificate',
  school: 'a secondary school certificate or higher',
  vocational: 'vocational training or higher',
  diploma: 'a diploma or higher',
  bachelors: "a bachelor's degree or higher",
  masters: "a master's degree or higher",
  doctorate: 'a PhD',
};

export const level = {
  none: 'None',
  basic: 'Basic, A1 or A2',
  b1: 'B1',
  b2: 'B2',
  c1: 'C1',
  c2: 'C2',
  native: 'Native speaker',
};

/** Within a sentence, after the language: 'German A1 or higher'. */
export const levelNeeded = {
  none: '',
  basic: 'A1 or higher',
  b1: 'B1 or higher',
  b2: 'B2 or higher',
  c1: 'C1 or higher',
  c2: 'C2',
  native: 'as your first language',
};

export const language = {
  english: 'English',
  french: 'French',
  german: 'German',
  spanish: 'Spanish',
  arabic: 'Arabic',
  chinese: 'Chinese',
  hebrew: 'Hebrew',
  japanese: 'Japanese',
};

export const region = {
  all: 'All regions',
  'americas-oceania': 'Americas and Oceania',
  'asia-middle-east': 'Asia and the Middle East',
  europe: 'Europe',
  'united-states': 'United States',
};

export const list = {
  empty: 'Your destinations will appear here.',
  emptyHint:
    'Answer what you can, then press Show destinations. You can skip questions, but the list will be less accurate.',
  counted: '{likely}, {possible} possible, {unlikely} unlikely',
  likelyMatch: '1 likely match',
  likelyMatches: '{count} likely matches',
  nothingAnswered: 'Answer at least one question to see where you could go.',
  changed: 'Answers changed. Press Show destinations to update the list.',
  working: 'Checking every destination…',
  failed: "We couldn't load the destinations. Check your connection, then press Show destinations again.",
  unanswered: 'For a more accurate list, answer: {questions}',
  noCurrency: 'Choose the currency of your salary, so that we can compare it.',
  region: 'Region',
  nothing: 'None in this region.',
  show: 'Show {count}',
  showMore: 'Show {count} more',
  basedOnAnswers:
    'Based on your answers. These are estimates, not decisions. Open a calculator to see why, and to answer the rest.',
  allStale: "the official source on each calculator's page",
  someStale:
    '{count} of these {all} destinations use rules over a year old: their pages say which official source to check.',
  withoutScript: 'This page needs JavaScript, which is off in this browser. You can still open each calculator:',
};

export const match = {likely: 'Likely', possible: 'Possible', unlikely: 'Unlikely'};

export const destination = {
  name: '{country}: {title}',
  /** Instead of the calculator's own verdict, which sounds like a decision. */
  meets: {
    pointsAndSalary: 'You meet the points and salary rules.',
    points: 'You meet the points rules.',
    salary: 'You meet the salary rules.',
    rules: 'You meet the rules we ask about here.',
  },
  figure: '{label}: {text}',
  figureOf: '{label}: {text} of {maximum}',
  minimumSalary: 'A salary of {amount} a year would still be enough.',
  missing: "You'd need {terms}.",
  alsoMissing: "You'd also need {terms}.",
  dependsOnAge: 'It depends on your age.',
  dependsOn: 'It depends on:',
  alsoDependsOn: 'It also depends on:',
  noChange: 'Nothing you can change here would be enough.',
  need: '{question} {answers}',
  oneOf: 'some answers only',
  minimum: '{minimum} or more',
  notAsked: "We didn't ask about: {questions}",
};

export const missing = {
  jobOffer: 'a job offer from an employer there',
  salary: 'a salary of about {amount} a year',
  experience: '{years} or more of work experience',
  language: '{language} {level}',
};

export const rates = {
  title: 'Exchange rates used',
  note: "Rounded rates of {month}, our own estimate. We use them only to compare your salary with each country's rules, and round down.",
  currency: 'Currency',
  perDollar: 'For 1 US dollar',
};
