import type { KillableService } from './webhook-service.ts';

/** How a peer is called. */
export interface Peer {
  /** The variables that say where it runs and what its key is. */
  urlVariable: string;
  keyVariable: string;
  /** The path that answers with a success once the peer is ready. */
  health: string;
  /** As `WebhookService.subscribe`; events have the body of ours. */
  subscribe(place: PeerPlace, urls: string[]): Promise<() => Promise<string>>;
  idOf: KillableService['idOf'];
}
export interface PeerPlace {
  url: string;
  key: string;
  /** The body of an event of ours, which the peer delivers as it is. */
  event: string;
}

export const peerNames = ['outpost', 'svix'] as const;
export type PeerName = (typeof peerNames)[number];
export const isPeerName = (name: string): name is PeerName => (peerNames as readonly string[]).includes(name);

export async function peerOf(name: PeerName): Promise<Peer> {
  return (await import(`./peer-${name}.ts`)).peer;
}
