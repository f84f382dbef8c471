import type {Answers} from './form.ts';

/** A calculator with answers, changes to some of them, and the expected card after each. */
export interface Sample {
  readonly route: string;
  readonly answers: Answers;
  readonly result: readonly string[];
  readonly change: Answers;
  readonly changedResult: readonly string[];
}

/** The day of the samples. */
export const sampleDay = '2024-06-30';

/** Answers to the Qatar work visa: an accountant who earns too little. */
export const accountant = {
  nationality: 'india',
  education: 'bachelors',
  workExperience: '5',
  profession: 'finance',
  monthlySalary: '7000',
  sponsorType: 'company',
};

export const samples: readonly Sample[] = [
  {
    route: '/us-tourist-visa-calculator',
    answers: {visaType: 'B1/B2', applicants: '1', processingType: 'regular', country: 'India'},
    result: ['$185'],
    change: {visaType: 'L1', applicants: '13', processingType: 'expedited'},
    changedResult: ['$35,165'],
  },
  {
    route: '/h1b-visa-salary-calculator',
    answers: {jobTitle: 'Engineer', location: 'chicago', education: 'phd', experience: '6-10', skillLevel: 'entry'},
    result: ['$174,720', 'Strong salary for H1B approval'],
    change: {location: 'other', education: 'masters', experience: '0-2'},
    changedResult: ['$78,000', 'Consider negotiating higher salary for better approval chances'],
  },
  {
    route: '/green-card-points-calculator',
    answers: {
      age: '35',
      education: 'phd',
      englishProficiency: 'advanced',
      workExperience: '4-6',
      jobOffer: 'no',
      investmentAmount: '0',
      familyInUS: 'yes',
    },
    result: ['105', 'Excellent chances for Green Card eligibility'],
    change: {education: 'high-school', investmentAmount: '900,000'},
    changedResult: ['115', 'Excellent chances for Green Card eligibility'],
  },
  {
    route: '/f1-opt-stem-calculator',
    answers: {
      degreeType: 'masters',
      major: 'biology',
      graduationDate: '2023-11-04',
      currentOPTStart: '2024-01-18',
      currentOPTEnd: '2024-06-29',
      employmentType: 'multiple',
      hasJobOffer: 'yes',
    },
    result: ['29 June 2026'],
    change: {major: 'other'},
    changedResult: ['29 June 2024'],
  },
  {
    route: '/uscis-processing-time-calculator',
    answers: {
      formType: 'I-485',
      serviceCenter: 'IOE',
      filingDate: '2023-09-20',
      applicationCategory: 'asylum',
      expediteRequest: 'yes',
    },
    result: ['150', '17 February 2024', 'Expedited Processing'],
    change: {expediteRequest: 'no'},
    changedResult: ['300', '16 July 2024', 'Normal Processing'],
  },
];
