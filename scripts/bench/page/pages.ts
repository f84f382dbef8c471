/** The pages that are measured, and what a visitor does on them. */

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Skips the figures of loading, which another entry for the same page measures already. */
  readonly skipLoad?: boolean;
  /** What the visitor enters before pressing Calculate, by input id, in this order. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What the visitor changes once the result is shown. */
  readonly change?: Readonly<Record<string, string>>;
}

export const home: MeasuredPage = {name: 'home', path: '/'};

export const guide: MeasuredPage = {name: 'Canada guide', path: '/canada-immigration-guide'};

/** One of the largest pages: points with tables, charts, and suggestions for changing the verdict. */
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

/** Calculate is pressed before the scripts that show results have been prefetched. */
const immediatePress: MeasuredPage = {
  name: 'Green Card, pressed immediately',
  path: greenCard.path,
  skipLoad: true,
  answers: {},
};

const statusTracker: MeasuredPage = {
  name: 'status tracker',
  path: '/global-visa-status-tracker',
  answers: {country: 'canada', visaType: 'tourist', applicationNumber: 'V-123', submissionDate: '2024-06-01'},
  change: {country: 'australia'},
};

export const pages: readonly MeasuredPage[] = [home, guide, expressEntry, greenCard, immediatePress, statusTracker];
