import { applicationMoves } from '../../../shared/domain/application-moves.ts';
import type { EndpointName } from '../functions.ts';
import type { KnownApplication, View } from '../world.ts';
import { apply } from './applications.ts';
import { type Client, type Operation, wrong } from './client.ts';

type Action = 'move' | 'advance' | 'reject' | 'unreject' | 'withdraw' | 'hire';
const actions: readonly Action[] = [
  'advance',
  'advance',
  'move',
  'move',
  'reject',
  'unreject',
  'withdraw',
  'hire',
];
const endpointOf: Record<Action, EndpointName> = {
  move: 'moveApplication',
  advance: 'advanceApplication',
  reject: 'rejectApplication',
  unreject: 'unrejectApplication',
  withdraw: 'withdrawApplication',
  hire: 'hireApplication',
};

/** Whether the state machine alone decides: these need no job. */
const mustWork = (action: Action, { status }: KnownApplication) =>
  (action === 'reject' || action === 'unreject' || action === 'withdraw') &&
  applicationMoves[action][status] !== 'refused';
const mustFail = (action: Action, { status }: KnownApplication) =>
  applicationMoves[action === 'advance' ? 'move' : action][status] === 'refused';

const isErased = ({ run }: Client, { candidateId }: KnownApplication) =>
  candidateId === undefined || run.world.erased.has(candidateId);

function note(known: KnownApplication, action: Action, { status, stage }: View): void {
  const isPlaced = action === 'move' || action === 'advance';
  const changed = action === 'advance' || status !== known.status || (isPlaced && stage.id !== known.stageId);
  if (changed) known.moves++;
  Object.assign(known, { status, stageId: stage.id });
}

async function move(client: Client): Promise<void> {
  const { run, expect } = client;
  const { world, chance } = run;
  if (world.applications.size === 0) await apply(client);
  const id = client.take(world.applications);
  const known = id && world.applications.get(id);
  if (!known) return;
  const action = chance.pick(actions);
  const stages: View[] = world.jobs.get(known.jobId)?.stages ?? [];
  const stage = chance.pick(stages);
  if (action === 'move' && !stage) return;
  const bodies = { move: { stage_id: stage?.id }, reject: { reason: 'Other' }, unreject: undefined };
  const body = action in bodies ? bodies[action as keyof typeof bodies] : {};
  const answer = await client.keyed(endpointOf[action], { params: { id }, body });
  if (answer.status === 200) {
    // To move where it stands already changes nothing, whatever its status.
    const stays = action === 'move' && stage?.id === known.stageId;
    expect(stays || !mustFail(action, known), wrong(`${action} of a ${known.status} application`, answer));
    return note(known, action, answer.body);
  }
  if (answer.code === 'answer_erased') {
    expect(isErased(client, known), wrong(action, answer));
    const found = await client.plain('getApplication', { params: { id } });
    return found.status === 200 ? note(known, action, found.body) : undefined;
  }
  if (answer.status === 404) return expect(isErased(client, known), wrong(action, answer));
  expect(answer.status === 409 || answer.status === 422, wrong(action, answer));
  expect(
    !mustWork(action, known) || isErased(client, known),
    wrong(`${action} of a ${known.status}`, answer),
  );
}

async function moveMany(client: Client): Promise<void> {
  const { run, expect } = client;
  const { world, chance } = run;
  const ids = new Set<string>();
  for (let wanted = 0; wanted < 3; wanted++) {
    const id = client.take(world.applications);
    if (id) ids.add(id);
  }
  if (ids.size === 0) return;
  const action = chance.pick(['advance', 'reject', 'unreject', 'withdraw'] as const);
  const reason = action === 'reject' ? { reason: 'Other' } : {};
  const body = { action, application_ids: [...ids], ...reason };
  const answer = await client.keyed('bulkMoveApplications', { body });
  expect(answer.status === 200, wrong('bulkMoveApplications', answer));
  if (answer.status !== 200) return;
  for (const { application_id, outcome } of answer.body.data) {
    const known = world.applications.get(application_id);
    if (!known) continue;
    const isFine = outcome !== 'refused' || isErased(client, known) || !mustWork(action, known);
    expect(isFine, `${action} in bulk of a ${known.status} application was refused`);
    if (outcome !== 'done') continue;
    known.moves++;
    const found = await client.plain('getApplication', { params: { id: application_id } });
    if (found.status !== 200) expect(isErased(client, known), wrong('getApplication', found));
    else Object.assign(known, { status: found.body.status, stageId: found.body.stage.id });
  }
}

export const moveOperations: readonly Operation[] = [
  { name: 'move an application', weight: 7, perform: move },
  { name: 'move several applications', weight: 3, perform: moveMany },
];
