import type { IncomingHttpHeaders } from 'node:http';

/** What workloads of webhooks measure: our service, or a peer of it. */
export interface WebhookService {
  /** A new organization with an endpoint at each of the URLs. The function that it returns sends an event, and returns an id of it. */
  subscribe(urls: string[]): Promise<() => Promise<string>>;
  /** The id, as it was returned when the event was sent, of a request that arrived. */
  idOf(headers: IncomingHttpHeaders, body: string): string;
  /** What its processes have used so far, in milliseconds. */
  cpuMs(): number;
  /** The write units that deliveries consumed since the last call, where there is such a thing. */
  takeWriteUnits?(): number;
}

/** A service in processes of its own, on data that stays. */
export interface KillableService extends WebhookService {
  /** Whether we start and kill it, and whether we know its processes. */
  canBeKilled: boolean;
  isWatched: boolean;
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  memoryMb(): number;
}
