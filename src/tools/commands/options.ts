/** The options that several commands have. */

/** The option `--dir` of every command that reads definitions. */
export const dirOption = {
  type: 'string',
  placeholder: 'DIR',
  description: 'A folder laid out like calculators/',
  default: 'calculators',
} as const;

/** The option of a command that calculates as of a given day; today by default. */
export const todayOption = (description: string) =>
  ({type: 'string', placeholder: 'YYYY-MM-DD', description: `${description} (default: today)`}) as const;

/** The option of a command that calculates under given rules; those of the page by default. */
export const rulesOption = {
  type: 'string',
  placeholder: 'edition',
  description: 'Whose figures count: june-2024, today or a day, YYYY-MM-DD (default: those of the page)',
} as const;
