import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The IPv6 range of the public internet. Ranges outside of it (::/96, 64:ff9b::/96, …) may contain a private IPv4
 * address.
 */
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address, in the textual form of a resolver or socket, belongs to the public internet. False for every
 * special-purpose range of IANA's two registries, and for a text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parseAddress(address);
  if (parsed?.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST_V6);
}

/** Whether an address is in 127.0.0.0/8 or ::1, in their canonical spelling only. */
export const isLoopbackAddress = (address: string): boolean => parseAddress(address)?.range() === 'loopback';

/** The one rule for the addresses that a webhook or an import may reach. Only the local stage allows loopback. */
export const mayReachAddress = (address: string, allowLoopback: boolean): boolean =>
  isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));

/**
 * ipaddr.js also reads shorthand such as `0x7f.1`, and node:net reads a zone. Resolvers return neither, so both are
 * invalid here.
 */
const parseAddress = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | null =>
  isIP(address) === 0 || address.includes('%') ? null : ipaddr.parse(address);
