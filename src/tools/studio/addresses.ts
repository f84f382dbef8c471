/** Where the studio is in the site, and the files that it edits. */

/** A file of the project as the studio lists it. */
export interface ListedFile {
  readonly path: string;
  /** Only of a definition. */
  readonly title?: string;
}

export const studioPath = '/studio';

/** The list of all files, as JSON. */
export const studioIndex = '/studio/files.json';

/** The address of a file in the site. @param path in the project: 'calculators/europe/x.yaml' */
export const studioFile = (path: string): string => `${studioPath}/${path}`;
