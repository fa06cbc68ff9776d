import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that is handed out for the open internet; what lies outside (::/96, 64:ff9b::/96, …) may wrap a private IPv4. */
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address, in the textual form a resolver or socket reports it, belongs to the open internet.
 * False for every special-purpose range of IANA's two registries, and for anything that is no address.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parseAddress(address);
  if (parsed?.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST_V6);
}

/** 127.0.0.0/8 and ::1, in their plain spelling only. */
export const isLoopbackAddress = (address: string): boolean => parseAddress(address)?.range() === 'loopback';

/** The one rule of which addresses a webhook or an import may reach. Only the local stage is ever told to allow loopback. */
export const mayReachAddress = (address: string, allowLoopback: boolean): boolean =>
  isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));

/** ipaddr.js also reads shorthand such as `0x7f.1`, node:net a zone; no resolver answers in them, so here they count as no address. */
const parseAddress = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | null =>
  isIP(address) === 0 || address.includes('%') ? null : ipaddr.parse(address);
