/** The sitemap of the routes; the page for unknown addresses is not in it. */
export function sitemap(origin: string, routes: readonly string[]): string {
  const addresses = routes
    .filter((route) => route !== '/404')
    .map((route) => `  <url><loc>${origin}${route}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('')}</urlset>\n`
  );
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
