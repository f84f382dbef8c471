/** A page of the site as the search knows it; the index holds all of it, so that a result can show where it matches. */
export interface SearchDocument {
  /** Its address: a slash, and the calculator's id or the page's name. */
  readonly path: string;
  readonly title: string;
  /** The heading under which the search page lists it. */
  readonly group: string;
  /** '' for a page that belongs to no country. */
  readonly country: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** What visitors may call it in other words: USA, PR, Dubai. */
  readonly otherNames: readonly string[];
  /** The answers that its form offers, such as the types of visa, by the question. */
  readonly choices: readonly Choice[];
  /** Its text, paragraph by paragraph. */
  readonly passages: readonly string[];
}

export interface Choice {
  readonly label: string;
  readonly options: readonly string[];
}

/** The pages as the search page lists them: those of a group under its title, in order. */
export interface SearchGroup {
  readonly title: string;
  readonly links: readonly {readonly path: string; readonly title: string}[];
}
