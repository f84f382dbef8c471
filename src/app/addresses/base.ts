/** The path that the site is served under, such as '/visatally'; '' at the root of its origin. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** The href for a path of the site; fragments and external URLs are returned unchanged. */
export function linkTo(path: string): string {
  return path.startsWith('/') ? base + path : path;
}

/** The path within the site for a URL's pathname; undefined outside the site. */
export function pathOf(pathname: string): string | undefined {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
