/** `/route/` and `/route.html` → `/route`; `/index` and `/index.html` → `/`; all other paths unchanged. */
export function canonicalPath(path: string): string {
  return (
    path
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '') || '/'
  );
}
