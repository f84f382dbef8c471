/**
 * How a built page fetches anything later: every `import()` goes through here (loading/vite.ts).
 *
 * A browser that cannot fetch a module refuses its address until the page is loaded again, and with it all modules that import it. So
 * the files are fetched first, which may fail and be tried again, and only then imported.
 */
import {linkTo} from '../addresses/base.ts';

/** By address: the files that have arrived or are on their way. */
const fetched = new Map<string, Promise<void>>();

/** What the server answered in place of a file. The message is the status, such as '404 Not Found'. */
export class FailedResponse extends Error {
  constructor({status, statusText, url}: Response, cause: unknown = `${url} could not be fetched`) {
    super(`${status} ${statusText}`.trim(), {cause});
  }
}

/**
 * What all of them give. It fails only once all have ended: the next press would otherwise wait for one that is still to fail, in place of
 * trying again.
 */
export async function allOf<const Promises extends readonly unknown[]>(
  promises: Promises,
): Promise<{-readonly [Key in keyof Promises]: Awaited<Promises[Key]>}> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/**
 * @param files what the module needs, as paths in the site: scripts and style sheets
 * @throws an Error if one of them cannot be fetched; the next call tries again
 */
export async function fetchFirst<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await allOf(files.map((file) => fetchOnce(linkTo(`/${file}`))));
  return importModule();
}

async function fetchOnce(address: string): Promise<void> {
  const earlier = fetched.get(address);
  if (earlier) return earlier;
  // What the document names has been loaded with it.
  if (document.querySelector(`:is(link[href="${address}"], script[src="${address}"])`)) return;
  const attempt = address.endsWith('.css') ? fetchStyle(address) : fetchScript(address);
  fetched.set(address, attempt);
  attempt.catch(() => fetched.delete(address));
  return attempt;
}

/** The import finds it in the browser's cache. Not by a link: of one that failed, a browser would tell the import too. */
async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new FailedResponse(response);
  await response.arrayBuffer();
}

function fetchStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, {rel: 'stylesheet', crossOrigin: '', href: address});
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} could not be fetched`));
    });
    document.head.append(link);
  });
}
