import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * The permitted addresses of a host. Forbidden addresses among them are ignored (DNS64 adds such). Throws
 * OutboundError: `dns` when the name has no address, `blocked_address` when none is permitted.
 */
export async function resolveTarget(
  hostname: string,
  mayReach: (address: string) => boolean,
  resolve: Resolve = systemResolve,
): Promise<readonly ResolvedAddress[]> {
  const family = isIP(hostname);
  const all = family ? [{ address: hostname, family }] : await resolve(hostname).catch(() => []);
  if (all.length === 0) throw new OutboundError('dns');
  const allowed = all.filter(({ address }) => mayReach(address));
  if (allowed.length === 0) throw new OutboundError('blocked_address');
  return allowed;
}
