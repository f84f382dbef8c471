// Texts of the destinations page.
export const form = {
  age: 'Age',
  education: 'Highest education',
  experience: 'Years of work experience in your occupation',
  salary: 'Salary per year',
  salaryHint: 'Before tax. What you earn now, or what a new job would pay.',
  currency: 'Currency of the salary',
  jobOffer: 'Do you have a job offer from an employer in the country?',
  jobOfferHint: 'Answer for the country that you think of. The answer counts for every destination.',
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

export const level = {
  none: 'None',
  basic: 'Basic, A1 or A2',
  b1: 'B1',
  b2: 'B2',
  c1: 'C1',
  c2: 'C2',
  native: 'Native speaker',
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
  counted: '{yes} of {all} say yes, {depends} depend on what was not asked, {no} say no.',
  changed: 'Answers changed: press Show destinations to update.',
  working: 'Looking at every destination…',
  failed: 'The destinations could not be loaded. Check your connection, then press Show destinations again.',
  unanswered: 'Not answered, and counted as nothing: {questions}',
  noCurrency: 'Your salary is not counted, since its currency is not chosen.',
  region: 'Region',
  yes: 'Yes, based on your answers',
  depends: 'It depends on what was not asked',
  no: 'No, based on your answers',
  nothing: 'None in this region.',
  basedOnAnswers:
    'Based on these answers. These are estimates, not decisions. Open a calculator to see how its result was worked out, and check it with the official source named there.',
  withoutScript:
    'This page needs JavaScript, which is switched off in this browser. These calculators work out each destination.',
};

export const destination = {
  name: '{country}: {title}',
  figure: '{label}: {text}',
  figureOf: '{label}: {text} of {maximum}',
  minimumSalary: 'Still yes with a salary of {amount} per year.',
  needs: '{verdict}, if:',
  alsoNeeds: 'Also needed, and not asked here:',
  missing: 'Missing for a yes:',
  noChange: 'No higher answer on this page gives a yes.',
  need: '{question} {answers}',
  oneOf: 'One of {count} answers.',
  minimum: '{minimum} or more.',
  notAsked: 'Not asked here: {questions}',
};

export const missing = {
  jobOffer: 'A job offer from an employer in the country.',
  salary: 'A salary of about {amount} per year.',
  experience: '{years} or more of work experience.',
  education: 'Education: {level} or above.',
  language: '{language}: {level} or above.',
};

export const rates = {
  title: 'Exchange rates used',
  note: "Rounded rates of {month}, our own estimate. They only serve to compare your salary with each country's rules, and converted amounts are rounded down.",
  currency: 'Currency',
  perDollar: 'For 1 US dollar',
};
