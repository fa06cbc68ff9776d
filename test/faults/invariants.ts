import type { EventEnvelope } from '../../shared/contracts/events.ts';
import { type Answered, eventOf, type Sent } from '../support/call-endpoint.ts';
import { type EndpointHandler, type EndpointName, openFunctions, routeOf } from './functions.ts';
import { changesAreListed } from './invariants/changes.ts';
import { countsAreRight } from './invariants/counts.ts';
import { deliveriesArrived } from './invariants/deliveries.ts';
import { erasuresAreCompleted, nothingOutlivesErasure } from './invariants/erasures.ts';
import { eventsTellAll } from './invariants/events.ts';
import { keysRepeatTheirAnswer } from './invariants/keys.ts';
import { mergesAreWhole } from './invariants/merges.ts';
import {
  addressesAreUnique,
  applicationsStandAsTold,
  candidatesKnowTheirApplications,
  filesArrived,
  notesAreThereOnce,
} from './invariants/people.ts';
import { nothingIsHalfDone, scansAreDone } from './invariants/scans.ts';
import { wordsAreIndexed } from './invariants/words.ts';
import { externalIdsAgree, writesAreThereOnce } from './invariants/writes.ts';
import { type Row, readRows } from './rows.ts';
import type { Run } from './run-once.ts';

/** What an invariant looks at when everything is quiet. It answers a sentence per breach. */
export interface Evidence {
  run: Run;
  rows: Row[];
  /** The log, oldest first. */
  events: EventEnvelope[];
  /** Calls an endpoint on a wire without faults. */
  call(name: EndpointName, sent: Sent): Promise<Pick<Answered, 'status' | 'body' | 'text' | 'headers'>>;
  overcounted: number;
}

/** Everything that must hold after a run, whatever went wrong in it. */
export const invariants: Record<string, (evidence: Evidence) => string[] | Promise<string[]>> = {
  'the month counts every counted answer once': countsAreRight,
  'every accepted write is there once and as answered, and nothing else is': writesAreThereOnce,
  'external ids and their resources agree': externalIdsAgree,
  'every change has its events, in order, and each is published': eventsTellAll,
  'changes and deletions are listed': changesAreListed,
  'no scan is stuck': scansAreDone,
  'no result is half-written': nothingIsHalfDone,
  'no delivery is stuck, and each endpoint has its events': deliveriesArrived,
  'one candidate per e-mail address': addressesAreUnique,
  'merged candidates lead to the one that remained': mergesAreWhole,
  'candidates are found by their words, and by no others': wordsAreIndexed,
  'candidates and their applications agree': candidatesKnowTheirApplications,
  'an application stands as answered, with one entry per move': applicationsStandAsTold,
  'every file arrived, and each CV is one scan': filesArrived,
  'every note is there once': notesAreThereOnce,
  'no order to erase is left open': erasuresAreCompleted,
  'nothing of an erased person is left': nothingOutlivesErasure,
  'a key repeats its first answer': keysRepeatTheirAnswer,
};

export async function brokenInvariants(run: Run): Promise<{ broken: string[]; overcounted: number }> {
  const rows = await readRows(run);
  const events = rows
    .filter(({ sk }) => sk === 'EVENT')
    .map(({ data }) => JSON.parse(data) as EventEnvelope)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const functions = openFunctions(run.parts);
  const call: Evidence['call'] = async (name, sent) => {
    const handler: EndpointHandler = functions.endpoint(name).instance;
    const context = { getRemainingTimeInMillis: () => 10_000 } as Parameters<EndpointHandler>[1];
    const answer = await handler(eventOf(routeOf(name), sent), context);
    const { statusCode, body } = answer;
    return {
      status: statusCode,
      headers: answer.headers as Record<string, string>,
      text: body,
      body: JSON.parse(body),
    };
  };
  const evidence: Evidence = { run, rows, events, call, overcounted: 0 };
  const broken: string[] = [];
  for (const [name, check] of Object.entries(invariants)) {
    broken.push(...(await check(evidence)).map((breach) => `${name}: ${breach}`));
  }
  return { broken, overcounted: evidence.overcounted };
}
