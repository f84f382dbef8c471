/**
 * The only place that turns strings into HTML or a worker's URL: the content security policy (scripts/securityHeaders.ts)
 * allows no other Trusted Types policy. Decision 009.
 */
import {linkTo} from '../addresses/base.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {readonly createHTML: (html: string) => string; readonly createScriptURL: (address: string) => string},
  ): {createHTML(html: string): string; createScriptURL(address: string): string};
}

const worker = linkTo('/service-worker.js');

// Its methods return TrustedHTML and TrustedScriptURL; TypeScript's DOM types accept strings only.
const policy = (globalThis as {readonly trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL: import.meta.env.STUDIO ? engineOnly : () => worker,
});

export const emptyHtml = trust('');

/** For a frame without an address: with a doctype, for standards mode; links open in a new tab. */
export const emptyDocument = (): string =>
  trust('<!doctype html><html lang="en"><head><title>-</title><base target="_blank"></head><body></body></html>');

/** @param html with every text in it escaped */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trust(html), 'text/html');
}

/** The address of the service worker; only the studio has another worker. */
export function workerAddress(): string {
  return policy ? policy.createScriptURL(worker) : worker;
}

/** The address of the studio's worker. Nowhere else is there one. */
export function engineAddress(address: string): string {
  return import.meta.env.STUDIO && policy ? policy.createScriptURL(address) : address;
}

/** @throws TypeError for any other script than that which the build has made of the engine */
function engineOnly(address: string): string {
  if (address.startsWith(linkTo('/assets/studio/worker-')) && !address.includes('..')) return address;
  throw new TypeError(`${address} is not the studio's worker.`);
}

function trust(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
