/** The address of the published site, for links in reports and answers. */
import {UsageError} from './command.ts';

/** An address in the examples of messages. */
const EXAMPLE_ORIGIN = 'https://visatally.example';

/** From the same environment variables as `npm run build`; undefined if they are not set. */
export function publishedAddress({
  SITE_ORIGIN,
  SITE_BASE = '/',
}: Readonly<Record<string, string | undefined>>): string | undefined {
  return SITE_ORIGIN === undefined ? undefined : SITE_ORIGIN + SITE_BASE;
}

/**
 * The address without the slash at its end, so that a path can follow.
 * @param option that it was given with
 * @throws {UsageError} where it is no address of the web
 */
export function parseOrigin(option: string, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new UsageError(`'${address}' is not an address for ${option}: write it like ${EXAMPLE_ORIGIN}.`);
  return address.replace(/(?<!\/)\/+$/, '');
}
