/** One build of the site, as the service worker knows it. */

/** A file by its path within the site. */
export interface SiteFile {
  readonly path: string;
  /** Ties the content to this build; absent if the name already contains a hash of the content. */
  readonly integrity?: string;
}

/** A page, which is kept with all its files or not at all. */
export interface VersionPage extends SiteFile {
  /** The files that at most one other page needs, such as the scripts of a calculator: those that the list of destinations needs too. */
  readonly files: readonly SiteFile[];
  /** The size of the page and these files, decompressed: what they take on the visitor's device. */
  readonly bytes: number;
}

export interface Version {
  /** A hash of everything below. */
  readonly name: string;
  /** The files that more pages need, and the page shown instead of one that is not available. */
  readonly shared: readonly SiteFile[];
  readonly pages: readonly VersionPage[];
}

/** The page shown instead of one that is neither kept nor reachable. */
export const offlinePath = '/offline';
