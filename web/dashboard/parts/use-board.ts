import type { HiringClient } from '../../../client/src/index.ts';
import { clientFor } from '../api.ts';
import { callOf, type Pipeline } from '../calls.ts';
import { usePlace } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { wordsOfError } from './error-words.ts';
import {
  type Application,
  moveAll,
  movedTo,
  nameOf,
  type Refused,
  type Rejection,
  rejectAll,
  type Stage,
} from './move-applications.ts';
import { say } from './says.tsx';

/** Everyone on the board of a job: who is in a stage, and who was hired. */
async function readAll(client: HiringClient, jobId: string, signal: AbortSignal): Promise<Application[]> {
  const query = { job_id: jobId, status: 'active,hired', limit: '100' } as never;
  const all: Application[] = [];
  for await (const page of client.list('/v1/applications', { query, signal }).pages()) all.push(...page.data);
  return all;
}

export function useBoard(jobId: string) {
  const { environment } = usePlace();
  const job = useLoad(`board job ${jobId}`, (client, signal) =>
    client.get('/v1/jobs/{id}', { path: { id: jobId }, signal }),
  );
  const applications = useLoad(`board ${jobId}`, (client, signal) => readAll(client, jobId, signal));
  const pipeline = useLoad(
    `pipeline ${jobId}`,
    async (client, signal) =>
      (await callOf(client, 'get', '/v1/jobs/{id}/pipeline', {
        path: { id: jobId },
        signal,
      })) as Pipeline,
  );

  /** Shows the change at once. What the service refuses goes back to where it was, and a sentence says so. */
  const change = async (
    chosen: Application[],
    after: (one: Application) => Application | undefined,
    work: (client: HiringClient) => Promise<Refused[]>,
    done: string,
    undo?: () => void,
  ) => {
    const before = applications.value ?? [];
    const ids = new Set(chosen.map(({ id }) => id));
    applications.show(before.flatMap((one) => (ids.has(one.id) ? (after(one) ?? []) : one)));
    const bringBack = (back: Set<string>, why: string) => {
      applications.show(
        before.flatMap((one) => (ids.has(one.id) && !back.has(one.id) ? (after(one) ?? []) : one)),
      );
      const names = chosen.filter(({ id }) => back.has(id)).map(nameOf);
      say(
        t.board.broughtBack(names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : ''), names.length, why),
        { tone: 'bad' },
      );
    };
    try {
      const refused = await work(await clientFor(environment));
      if (refused.length > 0) bringBack(new Set(refused.map(({ id }) => id)), refused[0]?.message ?? '');
      else say(done, undo ? { undo } : {});
      pipeline.reload();
    } catch (error) {
      bringBack(ids, wordsOfError(error).text);
    }
  };

  const move = (chosen: Application[], stage: Stage, isUndo = false) => {
    const moving = chosen.filter((one) => one.stage.id !== stage.id);
    const [first] = moving;
    if (!first) return;
    const who = moving.length === 1 ? nameOf(first) : t.board.people(moving.length);
    const origin = job.value?.stages.find(({ id }) => id === first.stage.id);
    const isOneOrigin = moving.every((one) => one.stage.id === first.stage.id);
    const now = new Date().toISOString();
    void change(
      moving,
      (one) => movedTo(one, stage, now),
      (client) => moveAll(client, moving, stage),
      t.board.moved(who, stage.name),
      isOneOrigin && origin && !isUndo
        ? () =>
            move(
              moving.map((one) => movedTo(one, stage, now)),
              origin,
              true,
            )
        : undefined,
    );
  };
  const reject = (chosen: Application[], rejection: Rejection) => {
    const [first] = chosen;
    if (!first) return;
    const who = chosen.length === 1 ? nameOf(first) : t.board.people(chosen.length);
    void change(
      chosen,
      () => undefined,
      (client) => rejectAll(client, chosen, rejection),
      t.board.rejected(who),
    );
  };
  return { job, applications, pipeline, move, reject };
}
