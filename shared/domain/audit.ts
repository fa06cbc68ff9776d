import { type IdKind, idPattern, idPrefixes } from '../contracts/primitives.ts';

/** A call that changed something, as it is stored. It has ids only; names are read when it is shown. */
export interface AuditEntry {
  id: string;
  created_at: string;
  /** The method and path of the route. */
  call: string;
  actor: { type: 'api_key' | 'user'; id: string };
  session_id: string | null;
  key_id: string | null;
  target: { type: string; id: string } | null;
  request_id: string;
}

const kinds = Object.keys(idPrefixes) as IdKind[];
const kindOf = (id: unknown): IdKind | undefined =>
  typeof id === 'string' ? kinds.find((kind) => idPattern(kind).test(id)) : undefined;

/** `webhookEndpoint` → `webhook_endpoint`: the `object` of a kind. */
const nameOf = (kind: IdKind) => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Called {
  /** Whether the call makes a resource of its own. */
  creates: boolean;
  /** Whether the call is about several resources, which no target names. */
  isAboutSeveral: boolean;
  /** The ids in its path. */
  inPath: unknown[];
  /** The ids of the stored resources, the one that matters first. */
  stored: unknown[];
}

/** The target of a call: the resource that it created, else the one that its path names, else the one that it stored. */
export function targetOf({ creates, isAboutSeveral, inPath, stored }: Called): AuditEntry['target'] {
  if (isAboutSeveral) return null;
  const named = inPath.filter((id) => kindOf(id)).slice(-1);
  const made = stored.filter((id) => kindOf(id)).slice(0, 1);
  const [id] = creates ? [...made, ...named] : [...named, ...made];
  const kind = kindOf(id);
  return kind ? { type: nameOf(kind), id: String(id) } : null;
}
