/** A page that is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Not looked at again, where another entry has the same. */
  readonly withoutLoad?: boolean;
  /** What a visitor fills in before pressing Calculate, by input id, in this order. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What the visitor changes under the result. */
  readonly change?: Readonly<Record<string, string>>;
}

export const home: MeasuredPage = {name: 'home', path: '/'};

export const guide: MeasuredPage = {name: 'Canada guide', path: '/canada-immigration-guide'};

/** One of the largest pages: shared frame, points with tables, charts and what would change the verdict. */
export const expressEntry: MeasuredPage = {
  name: 'Express Entry',
  path: '/canada-express-entry-calculator',
  answers: {
    age: '30',
    education: 'masters',
    languageFirst: '9',
    workExperience: '3',
    canadianExperience: '0',
    jobOffer: 'no',
    nomination: 'no',
  },
  change: {languageFirst: '10'},
};

const greenCard: MeasuredPage = {
  name: 'Green Card',
  path: '/green-card-points-calculator',
  answers: {
    age: '35',
    education: 'phd',
    englishProficiency: 'advanced',
    workExperience: '4-6',
    jobOffer: 'no',
    investmentAmount: '0',
    familyInUS: 'yes',
  },
  change: {education: 'masters'},
};

/** What stands behind a result has not been fetched yet. */
const pressedAtOnce: MeasuredPage = {
  name: 'Green Card, pressed at once',
  path: greenCard.path,
  withoutLoad: true,
  answers: {},
};

const statusTracker: MeasuredPage = {
  name: 'status tracker',
  path: '/global-visa-status-tracker',
  answers: {country: 'canada', visaType: 'tourist', applicationNumber: 'V-123', submissionDate: '2024-06-01'},
  change: {country: 'australia'},
};

export const pages: readonly MeasuredPage[] = [home, guide, expressEntry, greenCard, pressedAtOnce, statusTracker];
