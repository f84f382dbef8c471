/** A file by the path within the site that it is asked for. */
export interface SiteFile {
  readonly path: string;
  /** Holds the content to this version; a file without it has a hash of its content in its name. */
  readonly integrity?: string;
}

/** A page, which is kept with all its files or not at all. */
export interface VersionPage extends SiteFile {
  /** What no other page needs, such as the calculator's definition. */
  readonly files: readonly SiteFile[];
}

/** A build of the site. */
export interface Version {
  /** A hash of all that it holds. */
  readonly name: string;
  /** What pages share, and the page that stands for one that is not kept. */
  readonly shared: readonly SiteFile[];
  readonly pages: readonly VersionPage[];
}

/** Where the page is that stands for one that cannot be had. */
export const offlinePath = '/offline';
