/**
 * The only place that turns strings into HTML or a worker's URL: the content security policy (scripts/securityHeaders.ts)
 * allows no other Trusted Types policy. Decision 009.
 */
import {linkTo} from '../addresses/base.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {readonly createHTML: (html: string) => string; readonly createScriptURL: () => string},
  ): {createHTML(html: string): string; createScriptURL(address: string): string};
}

const worker = linkTo('/service-worker.js');

// Its methods return TrustedHTML and TrustedScriptURL; TypeScript's DOM types accept strings only.
const policy = (globalThis as {readonly trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL: () => worker,
});

export const emptyHtml = trust('');

/** @param html with every text in it escaped */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trust(html), 'text/html');
}

/** The address of the service worker; there is no other worker. */
export function workerAddress(): string {
  return policy ? policy.createScriptURL(worker) : worker;
}

function trust(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
