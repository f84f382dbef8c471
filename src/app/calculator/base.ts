/** '' where the site has an origin of its own, else the path that it lies below, such as '/visatally'. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** What an address to follow says for a path of the site; a part of a page and another site's address stay as they are. */
export function linkTo(path: string): string {
  return path.startsWith('/') ? base + path : path;
}

/** The path within the site of an address's path; undefined outside the site. */
export function pathOf(pathname: string): string | undefined {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
