import { applicationView } from '../../../shared/contracts/application.ts';
import { candidateView } from '../../../shared/contracts/candidate.ts';
import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import { scanView } from '../../../shared/contracts/scan.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import type { Route } from '../../../shared/routes/route.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { originOf } from '../../functions/support/origin.ts';
import type { Sent } from '../../support/call-endpoint.ts';
import type { Stage } from './event-drives/stage.ts';
import { storedOf } from './event-drives/stored.ts';
import { fillFreeText, isMarked, textsIn } from './free-text.ts';
import { words } from './words-of-ours.ts';

/** What a deed needs as it is: what people are found by, what files are, and what would make a robot of an applicant. */
const needed = [
  'email',
  'candidate.email',
  'external_id',
  'storage_token',
  'resume',
  'attachments',
  'submission.attachments.kind',
  'answers',
  'honeypot',
  'kind',
  'filename',
  // Only with the status that it belongs to.
  'rejection_reason',
];

/** A custom field has a value only if the organization has defined it: {@link markStored} marks those. */
const isNeeded = (path: string) => path === 'custom_fields' || needed.includes(path);

type MarkedCall = ((sent: Sent) => Promise<unknown>) & { route?: Route };

/** The stage with a mark in every place of a body about people that takes free text, said or not. */
export function withMarkedBodies(stage: Stage): Stage {
  const marking = (call: MarkedCall): MarkedCall => {
    const schema = call.route?.body;
    if (!schema) return call;
    return (sent) => {
      const isForm = sent.caller?.keyType === 'publishable';
      const taken = (isForm && call.route?.publicBody) || schema;
      return call({ ...sent, body: agreeing(fillFreeText(taken, sent.body, isNeeded)) });
    };
  };
  const marked = (calls: object) =>
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, marking(call as MarkedCall)]));
  const { applications, moves, candidates, privacy } = stage;
  return {
    ...stage,
    applications: { ...applications, ...pick(marked(applications), ['create', 'update', 'tag', 'addFile']) },
    moves: { ...moves, ...marked(moves) },
    candidates: {
      ...candidates,
      ...pick(marked(candidates), ['create', 'update', 'upsert', 'tag', 'changeTags', 'addNote']),
    },
    privacy,
  } as Stage;
}

/** The body with the primary address and number first in the lists, as they must be; those with marks follow. */
function agreeing(body: unknown): unknown {
  const { email, emails, phone, phones } = (body ?? {}) as Record<string, unknown>;
  return {
    ...(body as object),
    ...(Array.isArray(emails) &&
      typeof email === 'string' && { emails: [{ address: email }, ...emails.map(notFirst)] }),
    ...(Array.isArray(phones) &&
      typeof phone === 'string' && { phones: [{ number: phone }, ...phones.map(notFirst)] }),
  };
}
const notFirst = (one: object) => ({ ...one, is_primary: false });

const pick = (calls: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, calls[name]]));

/** Puts a mark into every place of everything stored about people that takes free text. */
export async function markStored({ backend, stores }: Stage, caller: Caller): Promise<void> {
  const kinds = [
    { kind: 'candidate', schema: candidateView, store: stores.candidates },
    { kind: 'application', schema: applicationView, store: stores.applications },
    { kind: 'scan', schema: scanView, store: scanStore(backend.table) },
  ] as const;
  for (const { kind, schema, store } of kinds) {
    const keep = (path: string) => needed.includes(path) || words[kind].includes(path);
    const fill = <R>(before: R) => ({ next: fillFreeText(schema, before, keep) as R, events: [] });
    for (const { id } of await storedOf(backend, caller, kind))
      await change(store, originOf(caller), id, fill);
  }
}

/** Whatever the store keeps. */
type Change = (origin: ReturnType<typeof originOf>, id: string, fill: unknown) => Promise<unknown>;
const change = (store: { change: unknown }, ...asked: Parameters<Change>) =>
  (store.change as Change)(...asked);

const ofPeople = new Set(['application', 'candidate', 'scan', 'erasure']);
/** The fixtures' own words for the people of the drives and what is said of them. */
const fixtureWords = /jane|miller|person-7|@|\.pdf|position filled|night shifts|called twice/i;

/** The texts in an event of people that somebody has written. */
export const writtenIn = ({ data }: EventEnvelope): string[] =>
  ofPeople.has(data.object.object as string)
    ? textsIn(data).filter((text) => isMarked(text) || fixtureWords.test(text))
    : [];
