import {parseHtml} from './trusted.ts';

/** Asks for the HTML of a page of the site. */
export function fetchDocument(address: string): Promise<Response> {
  return fetch(address, {headers: {accept: 'text/html'}});
}

/** @throws what the network says where the text does not come whole */
export async function parseDocument(response: Response): Promise<Document> {
  return parseHtml(await response.text());
}
