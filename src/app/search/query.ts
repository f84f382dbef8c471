/** More than a question needs; a longer text is cut, so that it cannot hold up the page. */
export const longestQuery = 200;

/** What a visitor typed, or an address says, as the search takes it. */
export function queryOf(text: string | null): string {
  return (text ?? '').slice(0, longestQuery).trim();
}

/** The address of the search page for a query. */
export function addressOfQuery(query: string): string {
  return query === '' ? '/search' : `/search?${new URLSearchParams({q: query})}`;
}
