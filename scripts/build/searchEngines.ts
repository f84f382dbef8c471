/** The sitemap of all routes except /404. @param address of the site, without a trailing slash */
export function sitemap(address: string, routes: readonly string[]): string {
  const entries = routes
    .filter((route) => route !== '/404')
    .map((route) => `  <url><loc>${address}${route}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
}

export function robots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;
}
