import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Sent } from '../support/call-endpoint.ts';
import type { Settled } from './client.ts';
import type { EndpointName } from './functions.ts';
import { Erased, Merges } from './people.ts';
import type { Behaviour, Received } from './receiver.ts';

// biome-ignore lint/suspicious/noExplicitAny: an answer's fields are compared, not used
export type View = any;

/** Where people apply by themselves. */
export const careerSite = 'https://careers.example.com';

/** What the client has been told, and therefore what must be there. */
export interface World {
  caller: Caller;
  /** A publishable key, as a career site has it. */
  page: Caller;
  jobs: Map<string, View>;
  deletedJobs: Set<string>;
  scans: Map<string, { view: View; text: string; attempt: number }>;
  deletedScans: Set<string>;
  candidates: Map<string, View>;
  /** Candidates that several clients may have changed at once: what the last of them said is not known. */
  sharedCandidates: Set<string>;
  /** Notes and whose they are. */
  notes: Map<string, string>;
  applications: Map<string, KnownApplication>;
  /** Jobs that lost a stage: where their applications stand then depends on who was first. */
  reorderedJobs: Set<string>;
  /** Calls that make a person and have no answer yet. */
  peopleUnderWay: Set<number>;
  /** Applications whose client was told only that the answer is erased. */
  unheardApplications: number;
  /** Candidates that somebody asked to erase or to anonymize, from before the first call. */
  erased: Erased;
  merges: Merges;
  /** Every id that a DELETE named, from before the first call. */
  removed: Set<string>;
  /** Words of a person by which their traces are found. */
  words: Map<string, string[]>;
  hooks: Map<string, Hook>;
  deletedHooks: Set<string>;
  /** External ids and addresses that any call of a kind named: another one may be refused because of them. */
  namedExternalIds: { kind: string; value: string; by: number }[];
  /** Answered calls under an Idempotency-Key, for repeating them. */
  settled: { name: EndpointName; sent: Sent; answer: Settled }[];
  /** Resources that a call is under way for. */
  busy: Set<string>;
}

export interface KnownApplication {
  jobId: string;
  /** Undefined when it was erased before anybody could look. */
  candidateId: string | undefined;
  stageId: string;
  status: 'active' | 'hired' | 'rejected' | 'withdrawn';
  /** Changes of its place that were accepted. */
  moves: number;
  /** What must become of each file; undefined where nobody can know. */
  files: Map<string, 'stored' | 'awaiting_upload' | undefined>;
}

export interface Hook {
  view: View;
  behaviour: Behaviour;
  received: Received[];
  heal: () => unknown;
  /** The instant of the answer: what happens later must reach it. */
  sinceMs: number;
}

export function newWorld(caller: Caller, page: Caller): World {
  const merges = new Merges();
  return {
    caller,
    page,
    jobs: new Map(),
    deletedJobs: new Set(),
    scans: new Map(),
    deletedScans: new Set(),
    candidates: new Map(),
    sharedCandidates: new Set(),
    notes: new Map(),
    applications: new Map(),
    reorderedJobs: new Set(),
    peopleUnderWay: new Set(),
    unheardApplications: 0,
    erased: new Erased(merges),
    merges,
    removed: new Set(),
    words: new Map(),
    hooks: new Map(),
    deletedHooks: new Set(),
    namedExternalIds: [],
    settled: [],
    busy: new Set(),
  };
}

/** Whether an answer tells of something that was deleted or erased since, so that it may not be repeated. */
export function mayBeErased({ erased, removed, applications }: World, answer: Settled): boolean {
  const theirs = [...applications].filter(
    ([, one]) => one.candidateId === undefined || erased.has(one.candidateId),
  );
  const gone = [...erased.keys(), ...removed, ...theirs.map(([id]) => id)];
  return gone.some((id) => answer.text.includes(id));
}
