/** What git calls a blob: the contents of a file under their hash, by which a patch says what it was made from. */

/** The name that git gives to contents that do not exist. */
export const noBlob = '0'.repeat(40);

/** The hash of a file's contents, as `git hash-object` prints it: 40 hexadecimal digits. @param text undefined if there is no file */
export async function blobHash(text: string | undefined): Promise<string> {
  if (text === undefined) return noBlob;
  const contents = new TextEncoder().encode(text);
  const header = new TextEncoder().encode(`blob ${contents.length}\0`);
  const blob = new Uint8Array(header.length + contents.length);
  blob.set(header);
  blob.set(contents, header.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', blob));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
