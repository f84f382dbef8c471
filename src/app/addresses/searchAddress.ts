/** In characters; longer queries are cut, so that a search stays fast. */
export const maxQueryLength = 200;

/** Trims and cuts the text of the search field or of the URL's parameter. */
export function queryOf(text: string | null): string {
  return (text ?? '').slice(0, maxQueryLength).trim();
}

/** The address of the search page for a query. */
export function addressOfQuery(query: string): string {
  return query === '' ? '/search' : `/search?${new URLSearchParams({q: query})}`;
}
