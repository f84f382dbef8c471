/** A change within the fragment of an address, which no server sees: the patch, deflated, in the letters of base64url. */
import type {ProjectFiles} from '../protocol.ts';
import type {Change} from './change.ts';
import {MAX_LINK_LENGTH, MAX_PATCH_LENGTH} from './limits.ts';
import {patchOf} from './patch.ts';
import {changeFromPatch} from './readPatch.ts';

const KEY = '#change=';

/** Up to this many characters of a whole address, mail and chat programs keep a link whole; a longer change is better sent as a file. */
export const SAFE_ADDRESS_LENGTH = 2_000;

/**
 * The fragment of an address of the studio, with '#', that opens the change. Half of the changes in the project's history take up to 1,700
 * characters (tests/tools/studio/change/link.test.ts).
 * @throws an Error for people if the change is too long, or not one of definitions
 */
export async function linkOf(change: Change): Promise<string> {
  const bytes = await allOf(
    throughStream(new TextEncoder().encode(await patchOf(change)), new CompressionStream('deflate-raw')),
  );
  const link = KEY + toBase64Url(bytes);
  if (link.length > MAX_LINK_LENGTH) throw new Error('The change is too long for a link: save it as a file.');
  return link;
}

/** Whether a fragment is that of a link with a change. */
export const isChangeLink = (fragment: string): boolean => fragment.startsWith(KEY);

/**
 * The change that a link carries.
 * @param fragment with '#', as `location.hash` has it
 * @param files all files of the project
 * @throws an Error for people, as `changeFromPatch` does
 */
export async function changeFromLink(fragment: string, files: ProjectFiles): Promise<Change> {
  return changeFromPatch(await patchFromLink(fragment), files);
}

/** The patch that a link carries. @throws an Error for people */
export async function patchFromLink(fragment: string): Promise<string> {
  if (!isChangeLink(fragment)) throw new Error('This address has no proposal in it.');
  if (fragment.length > MAX_LINK_LENGTH)
    throw new Error('This link is too long to be opened: ask for the proposal as a file.');
  const bytes = fromBase64Url(fragment.slice(KEY.length));
  const inflated = bytes && (await inflate(bytes));
  if (inflated === undefined)
    throw new Error(
      'This link is not whole: a mail or chat program may have cut it. Ask for it again, or for the file.',
    );
  return inflated;
}

/** Undefined if the bytes are not those of a deflated text. @throws an Error for people if it would be too long */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    const text = await allOf(throughStream(bytes, new DecompressionStream('deflate-raw')), MAX_PATCH_LENGTH);
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(text);
  } catch (error) {
    if (error instanceof TooLong) throw error;
    return undefined;
  }
}

class TooLong extends Error {}

/** @param limit of bytes, after which nothing more is read */
async function allOf(stream: ReadableStream<Uint8Array>, limit = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new TooLong('This link holds more than a proposal may: ask for it as a file, and review it with git.');
    }
    chunks.push(read.value);
  }
  const all = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

function throughStream(bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(transform);
}

/** Base64 with the two signs that an address needs no escapes for, and without padding. */
function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined if the text has other characters. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
