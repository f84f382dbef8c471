/** The headers of a path as hosts such as Cloudflare Pages and Netlify read `_headers`: those of every matching rule. */
export function hostHeaders(file: string, path: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  let fits = false;
  for (const line of file.split('\n')) {
    if (/^\S/.test(line)) {
      fits = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (fits && line !== '') {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line)!;
      found.set(name!, [...(found.get(name!) ?? []), value!]);
    }
  }
  return found;
}
