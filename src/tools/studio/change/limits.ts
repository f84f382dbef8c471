/** What a proposal may be: larger ones, and other files, are not opened. */

/** Over 20 times the longest definition with its cases, in UTF-16 code units. */
export const MAX_PATCH_LENGTH = 2_000_000;

/** The longest link of a change in the project's history has 42,000 characters. */
export const MAX_LINK_LENGTH = 200_000;

/** The files that a change may touch: YAML and CSV below the folder of definitions. Git writes none of their names in quotes. */
const changeablePath = /^calculators\/(?:[\w-]+\/)*[\w-][\w.-]*\.(?:ya?ml|csv)$/;

export const isChangeable = (path: string): boolean => path.length < 200 && changeablePath.test(path);
