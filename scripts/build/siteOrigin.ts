/**
 * The address that the site is published at, for canonical links, the sitemap and social tags.
 * @param environment holds SITE_ORIGIN, such as https://visatally.org; without it a placeholder
 * @returns scheme and host, without a path and without a trailing slash
 * @throws an Error in an editor's words when SITE_ORIGIN is not an http or https address without a path
 */
export function siteOrigin(environment: Readonly<Record<string, string | undefined>>): string {
  const given = environment.SITE_ORIGIN ?? 'https://visatally.example';
  const address = URL.canParse(given) ? new URL(given) : null;
  if (!address || !/^https?:$/.test(address.protocol) || `${address.origin}/` !== address.href) {
    throw new Error(`SITE_ORIGIN is '${given}', but must be like https://visatally.example, without a path.`);
  }
  return address.origin;
}
