import type { HiringClient } from '../../client/src/index.ts';

/*
 * The calls that only people make. They have the shapes of the route table's rows; the client sends them like any other.
 */

export interface Key {
  id: string;
  type: 'secret' | 'publishable';
  prefix: string;
  last_four: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  /** Only in the response that made the key. */
  secret?: string | null;
}
export interface KeySet {
  id: string;
  name: string;
  sandbox: boolean;
  scopes: string[];
  allowed_origins: string[];
  version: number;
  keys: Key[];
  created_at: string;
  updated_at: string;
}
export interface Member {
  id: string;
  name: string;
  email: string;
  role: string;
  created_at: string;
}
export interface Invitation {
  id: string;
  email: string;
  role: string;
  expires_at: string;
  created_at: string;
  url?: string | null;
}
export interface SignIn {
  id: string;
  /** The browser and the system, such as `Firefox on Linux`. */
  browser: string;
  is_current: boolean;
  created_at: string;
}
export interface Organization {
  id: string;
  name: string;
  portal: {
    slug: string | null;
    logo_url: string | null;
    accent_color: string | null;
    legal_links: { label: string; url: string }[];
    languages: string[];
  };
}
export interface Usage {
  month: string;
  limit: number;
  used: number;
  days: { date: string; calls: number }[];
  thresholds: { percent: number; calls: number; is_reached: boolean }[];
}
export interface AuditEntry {
  id: string;
  at: string;
  /** The operation of the API, such as `createJob`. */
  action: string;
  actor: { type: string; id: string; name: string | null };
  target: { type: string; id: string } | null;
}
export interface Pipeline {
  job_id: string;
  stages: { stage_id: string; name: string; type: string; active: number }[];
  hired: number;
  rejected: number;
  withdrawn: number;
}
export interface List<Item> {
  data: Item[];
  has_more: boolean;
  next_cursor: string | null;
}

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';
interface Input {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  ifMatch?: string;
  signal?: AbortSignal;
}
/** The paths of these calls are not in the client's types yet, so the type of the response is the caller's. */
export function callOf(
  client: HiringClient,
  method: Method,
  path: string,
  input: Input = {},
): Promise<unknown> {
  const send = client[method] as unknown as (
    this: HiringClient,
    path: string,
    input: Input,
  ) => Promise<unknown>;
  return send.call(client, path, input);
}

/** A resource with its ETag, for a change that must not overwrite someone else's. */
export async function readTagged<Value>(
  client: HiringClient,
  path: string,
  params: Record<string, string>,
  signal?: AbortSignal,
): Promise<{ value: Value; etag: string }> {
  const send = client.send as unknown as (
    this: HiringClient,
    method: Method,
    path: string,
    input: Input,
  ) => Promise<{ body: Value; headers: Headers }>;
  const { body, headers } = await send.call(client, 'get', path, { path: params, ...(signal && { signal }) });
  return { value: body, etag: headers.get('etag') ?? '' };
}
