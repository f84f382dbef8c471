/** Whether a page, by its path within the site, is for frames on other sites: the only kind that may be framed. */
export function isEmbedded(path: string): boolean {
  return path.startsWith('/embed/');
}
