type Environment = Readonly<Record<string, string | undefined>>;

/** Where the site is published. */
export interface PublishedSite {
  /** Without a trailing slash, so that a page's path can be appended: for canonical links, the sitemap, social tags. */
  readonly address: string;
  /** The path below which the whole site is, with a slash at both ends; '/' if it has an origin to itself. */
  readonly base: string;
}

/**
 * @param environment with SITE_ORIGIN, such as https://visatally.org (default: a placeholder), and SITE_BASE, such as
 * /visatally/ (default: '/')
 * @throws an Error when SITE_ORIGIN is not an http or https address without a path, or SITE_BASE is not a path
 */
export function publishedSite(environment: Environment): PublishedSite {
  const base = baseOf(environment.SITE_BASE ?? '/');
  return {address: originOf(environment.SITE_ORIGIN ?? 'https://visatally.example') + base.slice(0, -1), base};
}

function originOf(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !/^https?:$/.test(address.protocol) || `${address.origin}/` !== address.href) {
    throw new Error(
      `SITE_ORIGIN is '${text}', but must be like https://visatally.example, without a path: that is SITE_BASE.`,
    );
  }
  return address.origin;
}

function baseOf(path: string): string {
  const base = path.endsWith('/') ? path : `${path}/`;
  // Servers do not serve folders whose names begin with a dot.
  if (!/^\/(?:[\w~-][\w.~-]*\/)*$/.test(base)) {
    throw new Error(`SITE_BASE is '${path}', but must be a path like /visatally/.`);
  }
  return base;
}
