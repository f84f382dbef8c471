/**
 * `fetch` to public addresses of the internet alone. Where a page leads is up to its server: it may redirect, or have its name resolved, to a
 * machine inside the network that the command runs in, whose answers would end up in a public issue.
 */
import {lookup} from 'node:dns';
import {BlockList, isIP, isIPv6, type LookupFunction} from 'node:net';
import {Agent, fetch} from 'undici';

/** Why an address was not read, as the cause of what `fetch` throws. */
export class NotPublicError extends Error {}

/** `fetch`, or what a test has in its place. */
export type Request = (address: string, options: RequestInit) => Promise<Response>;

/**
 * @param resolve finds the addresses of a name
 * @param isAllowed whether an address may be connected to
 */
export function publicFetch(resolve: typeof lookup = lookup, isAllowed = isPublic): Request {
  const dispatcher = new Agent({connect: {lookup: checkedLookup(resolve, isAllowed)}});
  return (address, options) => fetch(address, {...(options as object), dispatcher}) as unknown as Promise<Response>;
}

/** Whether the host of an address of the web is a number of a machine that is not on the public internet. Names are looked up later. */
export function isPrivateHost(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublic(host);
}

/** Looks up and checks in one step: what is connected to is what was checked. */
function checkedLookup(resolve: typeof lookup, isAllowed: typeof isPublic): LookupFunction {
  return (name, options, callback) =>
    resolve(name, {...options, all: true}, (error, addresses) => {
      if (error !== null) return callback(error, '');
      const [first] = addresses;
      if (first === undefined || !addresses.every(({address}) => isAllowed(address)))
        return callback(new NotPublicError(`${name} is not on the public internet`), '');
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}

function isPublic(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  // An IPv4 address written as IPv6 is compared with the ranges of IPv4.
  if (/^::ffff:/i.test(address)) return !special.check(address, 'ipv6');
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** The only part of IPv6 that is handed out to the public internet (RFC 4291, IANA). */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Private, shared, loopback, link-local, multicast, reserved and documentation addresses (RFC 6890), and tunnels that can lead to them. */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6');
