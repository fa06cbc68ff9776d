import { scopes } from '../../shared/contracts/organization.ts';
import { idSource } from '../../shared/domain/ids.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Try } from './client.ts';
import { openEventSources } from './event-sources.ts';
import { type FaultPlan, faultPlan } from './faults.ts';
import { openFunctions, openParts, type Parts } from './functions.ts';
import { brokenInvariants } from './invariants.ts';
import type { Ending } from './invocation.ts';
import { type Clock, clockFrom, ownChanceAndTime } from './own-chance-and-time.ts';
import { startOperation } from './program.ts';
import type { Behaviour } from './receiver.ts';
import { settleDown } from './settle-down.ts';
import { type Cloud, type FaultStage, openCloud } from './stage.ts';
import { openTurns, type Turns } from './turns.ts';
import { Wire } from './wire.ts';
import { careerSite, newWorld, type World } from './world.ts';

/** One run, as its parts see it. */
export interface Run {
  chance: Chance;
  clock: Clock;
  cloud: Cloud;
  plan: FaultPlan;
  world: World;
  turns: Turns;
  functions: ReturnType<typeof openFunctions>;
  parts: Parts;
  /** Every call of an endpoint, as the service saw it. */
  tries: Try[];
  /** Invocations that stand still. */
  held: { name: string; resume: () => Promise<Ending<unknown>> }[];
  violations: string[];
  isFaulty: () => boolean;
  note: (line: string) => void;
  openAddress(path: string, behaviour: Behaviour): ReturnType<FaultStage['receiver']['open']>;
}

export interface RunReport {
  seed: string;
  violations: string[];
  operations: number;
  calls: number;
  tries: number;
  struck: ReadonlyMap<string, number>;
  /** Messages that went to a dead-letter queue and came back by the operator's hand. */
  redriven: number;
  /** How many counts of the month are explained by lost answers only. */
  overcounted: number;
  trace: string[];
}

/** Noon of an ordinary day, and the last minutes of a month. */
const starts = ['2026-06-15T12:00:00Z', '2026-06-15T12:00:00Z', '2026-06-30T23:58:00Z'];
/** Workers whose calls are gathered (shared/storage/gather.ts): an invocation would wait for what an earlier one left in progress. */
const withGatheredCalls = /^(?:fanOutEvent|sendWebhook|sweepDueDeliveries)!/;
/** A run that takes more steps than this goes round in circles. */
const maxSteps = 4000;

/** Does one run on the stage. The same seed and the same code give the same report, trace included. */
export async function runOnce(stage: FaultStage, seed: string): Promise<RunReport> {
  const chance = chanceOf(seed);
  const clock = clockFrom(Date.parse(chance.pick(starts)));
  const plan = faultPlan(chance.fork('faults'));
  const trace: string[] = [];
  const note = (line: string) => void trace.push(`${clock().toISOString()} ${line}`);
  const restore = ownChanceAndTime(chance.fork('own'), clock);
  const cloud = await openCloud(stage, clock, chance.fork('queues'));
  const wire = new Wire(stage.network, plan, clock, cloud.refuser, note);
  const parts = openParts(cloud, wire, clock);
  const prefix = `/${encodeURIComponent(seed)}`;
  let faulty = true;
  try {
    const run: Run = {
      chance: chance.fork('program'),
      clock,
      cloud,
      plan,
      world: await newCallers(parts, clock()).then(({ caller, page }) => newWorld(caller, page)),
      turns: openTurns(clock),
      functions: openFunctions(parts),
      parts,
      tries: [],
      held: [],
      violations: [],
      isFaulty: () => faulty,
      note,
      openAddress: (path, behaviour) => stage.receiver.open(prefix + path, behaviour, chance.fork(path)),
    };
    const sources = openEventSources(run);
    const operations = await stormyPart(run, sources);
    plan.end();
    faulty = false;
    note('the faults are over');
    const redriven = await settleDown(run, sources);
    const { broken, overcounted } = await brokenInvariants(run);
    const late = [...wire.lateCallers].filter((name) => withGatheredCalls.test(name));
    const violations = [
      ...run.violations,
      ...broken,
      ...late.map((name) => `${name} ended before its calls`),
    ];
    const { calls, struck } = wire;
    return {
      seed,
      violations,
      operations,
      calls,
      tries: run.tries.length,
      struck,
      redriven,
      overcounted,
      trace,
    };
  } finally {
    restore();
    stage.receiver.forget(prefix);
    for (const client of [parts.documents, parts.s3, parts.sqs]) client.destroy();
    await cloud.stop();
  }
}

/** Clients, event sources and held invocations take turns until every client has its answers, and for a while after. */
async function stormyPart(run: Run, sources: ReturnType<typeof openEventSources>): Promise<number> {
  const { chance, clock, turns, cloud } = run;
  const operations = 6 + chance.below(16);
  let started = 0;
  const steps = [
    { weight: 2, step: async () => void (started < operations && (await startOperation(run, ++started))) },
    { weight: 4, step: () => turns.give((count) => chance.below(count)) },
    { weight: 4, step: sources.stream },
    ...cloud.queueList.map((queue) => ({ weight: 4, step: () => sources.queue(queue) })),
    { weight: 0.2, step: sources.sweep },
    { weight: 2, step: () => resumeOne(run) },
    { weight: 2, step: async () => clock.forward(chance.below(2000)) },
    { weight: 0.5, step: async () => clock.forward(chance.below(120_000)) },
  ];
  let left = 1 + chance.below(120);
  for (let made = 0; left > 0; made++) {
    // The clients have gone home; what they set off meets more of the same weather.
    if (started === operations && turns.waiting === 0) left--;
    if (made > maxSteps) throw new Error('the clients did not come to an end');
    await chance.weighted(steps).step();
  }
  return operations;
}

/** Lets an invocation go on that stands still. */
export async function resumeOne(run: Run): Promise<boolean> {
  const held = run.held.splice(run.chance.below(run.held.length), 1)[0];
  if (!held) return false;
  run.note(`${held.name} goes on`);
  const ending = await held.resume();
  if (ending.kind === 'held') run.held.push({ name: held.name, resume: ending.resume });
  return true;
}

/** A new organization on the scale plan, a key of it with every scope, and one for its career site. */
export async function newCallers(
  { edge }: Pick<Parts, 'edge'>,
  now: Date,
): Promise<{ caller: Caller; page: Caller }> {
  const newId = idSource(now);
  const id = newId('organization');
  const created_at = now.toISOString();
  await organizationStore(edge.table).create({ id, name: 'Testing Ltd', plan: 'scale', created_at });
  const caller: Caller = {
    organizationId: id,
    plan: 'scale',
    keyId: newId('key'),
    keyName: 'faults',
    keySetId: newId('keySet'),
    keyType: 'secret',
    lastFour: 'abcd',
    scopes: [...scopes],
    allowedOrigins: [],
    keyCreatedAt: created_at,
    keyExpiresAt: null,
  };
  const page: Caller = {
    ...caller,
    keyId: newId('key'),
    keyType: 'publishable',
    scopes: [],
    allowedOrigins: [careerSite],
  };
  return { caller, page };
}
