import {randomUUID} from 'node:crypto';
import {rename, writeFile} from 'node:fs/promises';

/** Writes a file beside its place first: builds, servers and tests that run at the same time never read a part of it. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const beside = `${file}.${randomUUID()}.writing`;
  await writeFile(beside, content);
  await rename(beside, file);
}
