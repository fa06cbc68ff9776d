import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aboutEvent, isReserved } from '../../shared/contracts/about-events.ts';
import { type EventEnvelope, type EventName, eventNames } from '../../shared/contracts/events.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import { type OwnBackend, startBackend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { applicationDrives } from './support/event-drives/applications.ts';
import { assessmentDrives } from './support/event-drives/assessments.ts';
import { intakeDrives } from './support/event-drives/intakes.ts';
import { jobDrives } from './support/event-drives/jobs.ts';
import { causedDrives } from './support/event-drives/other-causes.ts';
import { peopleDrives } from './support/event-drives/people.ts';
import { scanDrives } from './support/event-drives/scans.ts';
import { type Drive, type Drives, openStage, type Stage } from './support/event-drives/stage.ts';
import { toldTo } from './support/event-drives/stored.ts';
import { everythingShown, judgeEnvelope, judgeStates } from './support/judge-events.ts';
import { markStored, withMarkedBodies, writtenIn } from './support/marked-people.ts';

const routes = Object.entries(routeTable as Record<string, Route>);
const changing = routes.filter(([, { method }]) => method !== 'GET');

/** Calls that change something of which no event tells, and why. */
const silent: Record<string, string> = {
  createSessionToken: 'A token is no resource; the dashboard gets one every ten minutes.',
  createSandboxToken: 'As above.',
  createAssessmentSession: 'A session is the candidate’s; the first answer is told.',
  runAssessmentCode: 'It runs code and stores nothing of it.',
  signOut: 'Sessions are of people, and no organization’s.',
  acceptInvitation: 'The contract has no event of members; the list of members shows them.',
  createKeySet: 'Keys are the organization’s own affair: the audit log has who made them.',
  updateKeySet: 'As above.',
  deleteKeySet: 'As above.',
  createKey: 'As above.',
  rollKey: 'As above.',
  revokeKey: 'As above.',
  updateMember: 'The contract has no event of members; the list of members shows them.',
  deleteMember: 'As above.',
  createInvitation: 'As above.',
  deleteInvitation: 'As above.',
  deleteSession: 'Sessions are of people, and no organization’s.',
  updateOrganization: 'The contract has no event of the organization.',
  renewApplicationUploads: 'It signs new URLs for files that the application told of.',
  renewFormUploads: 'As above.',
  createUpload: 'A grant is nothing yet; the scan that is made of it is told.',
  deleteCandidateNote: 'That there was a note is in no resource; the timeline keeps it.',
  createCandidateExport: 'An order of a file: nothing of the organization changes.',
  createCustomField: 'The contract has no event of it; lists follow changes and deletions.',
  updateCustomField: 'As above.',
  deleteCustomField: 'As above.',
  createAssessmentTemplate: 'As above.',
  updateAssessmentTemplate: 'As above.',
  deleteAssessmentTemplate: 'As above.',
  createIntakeUpload: 'A file that a chat waits for; what it becomes is told when it arrives.',
  createDepartment: 'The contract has no event of it; lists follow changes and deletions.',
  updateDepartment: 'As above.',
  deleteDepartment: 'As above.',
  createOffice: 'As above.',
  updateOffice: 'As above.',
  deleteOffice: 'As above.',
  createRejectionReason: 'As above.',
  updateRejectionReason: 'As above.',
  deleteRejectionReason: 'As above.',
  createWebhookEndpoint: 'Nobody could be told of the first; who administers endpoints has made the call.',
  updateWebhookEndpoint: 'As above; only what our side switches off is told.',
  deleteWebhookEndpoint: 'As above.',
  rotateWebhookSecret: 'As above, and a secret is nothing to tell of.',
  testWebhookEndpoint: 'It sends an example to one endpoint.',
  createWebhookReplay: 'It sends events again that were told.',
  retryWebhookDelivery: 'It sends an event again that was told.',
};

const drives: Record<string, Drives> = {
  ...jobDrives,
  ...scanDrives,
  ...applicationDrives,
  ...peopleDrives,
  ...assessmentDrives,
  ...intakeDrives,
};

describe('the table', () => {
  it('names the events of every call that changes something, or a reason why there is none', () => {
    const mute = changing.filter(([, { emits }]) => emits.length === 0).map(([operation]) => operation);
    expect(mute.sort()).toEqual(Object.keys(silent).sort());
  });

  it('has no events for calls that only read', () => {
    for (const [operation, { method, emits }] of routes)
      if (method === 'GET') expect(emits, operation).toEqual([]);
  });

  it('names every event, but for those that say themselves what causes them, and those that are reserved', () => {
    const caused = new Set(routes.flatMap(([, { emits }]) => emits));
    for (const name of eventNames) {
      const ways = [caused.has(name), aboutEvent(name).cause !== undefined, isReserved(name)];
      expect(ways.filter(Boolean), name).toHaveLength(1);
    }
  });
});

let backend: OwnBackend;
let stage: Stage;
beforeAll(async () => {
  backend = await startBackend();
  stage = withMarkedBodies(openStage(backend));
});
afterAll(() => backend?.stop());

/** Prepares, does the deed, and answers what it told beside what was there before and after. */
async function drive({ prepare }: Drive, changes: Partial<Caller> = {}) {
  const caller = await newCaller(backend, changes);
  const deed = await prepare(stage, caller);
  await markStored(stage, caller);
  const known = new Set((await toldTo(backend, caller)).map(({ id }) => id));
  const before = await everythingShown(backend, caller);
  await deed();
  const told = (await toldTo(backend, caller)).filter(({ id }) => !known.has(id));
  return { caller, told, before, after: await everythingShown(backend, caller) };
}

function judgeSource({ data, request_id }: EventEnvelope, caller: Caller, { worker, visitor }: Drive) {
  const { actor } = data.context;
  const ofRequest = expect.stringMatching(/^req_/);
  if (worker) expect([actor, request_id]).toEqual([{ type: 'system', id: worker }, null]);
  else if (visitor) expect([actor, request_id]).toEqual([{ type: 'system', id: visitor }, ofRequest]);
  else expect([actor, request_id]).toEqual([{ type: 'api_key', id: caller.keyId }, ofRequest]);
}

describe.each(changing.filter(([, { emits }]) => emits.length > 0))('%s', (operation, { emits }) => {
  it.each([...emits])('tells %s', async (name) => {
    const driven = drives[operation]?.[name];
    if (!driven)
      throw new Error(`nothing drives ${operation} to ${name}: see test/contract/support/event-drives`);
    const { caller, before, after, told } = await drive(driven);

    expect(told.filter(({ type }) => type === name)).toHaveLength(driven.times ?? 1);
    for (const event of told) {
      expect(emits, 'the row names what it tells').toContain(event.type);
      judgeEnvelope(event);
      judgeSource(event, caller, driven);
    }
    judgeStates(told, before, after);
    // Events that our own rules alone hear of go into the same archive.
    expect((await eventsOf(backend, caller)).flatMap(writtenIn)).toEqual([]);
  });
});

describe('what no single call causes', () => {
  const caused = eventNames.filter((name) => aboutEvent(name).cause !== undefined);

  it.each(caused)('%s is emitted', async (name: EventName) => {
    const driven = causedDrives[name];
    if (!driven) throw new Error(`nothing drives ${name}: see test/contract/support/event-drives`);
    const { caller, before, after, told } = await drive(driven, driven.changes);

    expect(told.map(({ type }) => type)).toEqual([name]);
    for (const event of told) {
      judgeEnvelope(event);
      judgeSource(event, caller, driven);
    }
    judgeStates(
      told.filter(({ data }) => data.object.object !== 'usage'),
      before,
      after,
    );
  });
});
