/**
 * Under the site's content security policy browsers with Trusted Types take text for HTML, and the address of a worker,
 * from this policy only (scripts/securityHeaders.ts names it), so that no other line of script can put text into a page as
 * HTML. See decision 009.
 */
import {linkTo} from './calculator/base.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {readonly createHTML: (html: string) => string; readonly createScriptURL: () => string},
  ): {createHTML(html: string): string; createScriptURL(address: string): string};
}

const worker = linkTo('/service-worker.js');

// What it makes are objects, which TypeScript's library takes for strings.
const policy = (globalThis as {readonly trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL: () => worker,
});

/** Nothing, as HTML. */
export const emptyHtml = trust('');

/** @param html only of a document that the site itself sent */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trust(html), 'text/html');
}

/** What stands inside an element of a document that parseHtml made, or of the one that is open, as HTML. */
export function htmlIn(element: Element): string {
  return trust(element.innerHTML);
}

/** The address of the service worker; there is no other worker. */
export function workerAddress(): string {
  return policy ? policy.createScriptURL(worker) : worker;
}

function trust(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
