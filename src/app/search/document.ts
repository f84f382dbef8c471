/** A page as indexed for search. The index stores every field, so that results can show where they match. */
export interface SearchDocument {
  /** A slash and the calculator's id or the page's name. */
  readonly path: string;
  readonly title: string;
  /** The heading under which the search page lists it. */
  readonly group: string;
  /** '' for a page about no particular country. */
  readonly country: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Synonyms that visitors may search for: USA, PR, Dubai. */
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

/** A group of pages as the search page lists them. */
export interface SearchGroup {
  readonly title: string;
  readonly links: readonly {readonly path: string; readonly title: string}[];
}
