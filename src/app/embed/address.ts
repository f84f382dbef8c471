/** Where the calculators are for other sites' pages: `/embed/<id>`, the only pages that may be framed. */
const folder = '/embed/';

/** The page of a calculator for frames on other sites. */
export function embedPath(id: string): string {
  return folder + id;
}

/** @param path of a page, within the site */
export function isEmbedded(path: string): boolean {
  return path.startsWith(folder);
}
