/** A receiver gets each event of assessments and chats, by the code that sends, and no score of DISC-O in any. */
import { beforeAll, expect, it } from 'vitest';
import { eventNames } from '../../shared/contracts/events.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import { webhookDesk } from '../functions/support/webhook-desk.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { assessmentDrives, expired } from './support/event-drives/assessments.ts';
import { intakeDrives } from './support/event-drives/intakes.ts';
import { openStage } from './support/event-drives/stage.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('in deliveries of a replay over all that happened', { timeout: 120_000 }, async () => {
  const stage = openStage(backend);
  const desk = await webhookDesk(backend, { endpoint: { events: ['assessment.*', 'intake.*'] } });
  const { caller, params } = desk;
  const { organizationId: id, plan } = caller;
  const created_at = new Date().toISOString();
  await organizationStore(backend.table).create({ id, name: 'Testing Ltd', plan, created_at });
  const drives = [assessmentDrives, intakeDrives].flatMap((one) => Object.values(one));
  for (const drive of [...drives.flatMap((one) => Object.values(one)), expired]) {
    const act = await drive.prepare(stage, caller);
    await act();
  }
  const { token } = await stage.assessments.invite(caller, 'disc_o');
  const headers = await stage.assessments.opened(token);
  await stage.assessments.answerAll(headers, () => 4);
  expect((await stage.assessments.finish({ headers })).status).toBe(200);

  // The expiry is an event of the next day.
  desk.clock.forward({ hours: 30 });
  const { body: replay } = await desk.replay({ caller, params, body: { from: new Date(0).toISOString() } });
  await desk.work(replay.id);
  expect((await desk.readReplay({ caller, params: { ...params, replay_id: replay.id } })).body).toMatchObject(
    {
      status: 'completed',
      counts: { failed: 0 },
    },
  );
  const sent = desk.posts.map(({ body }) => JSON.parse(body));
  const wanted = eventNames.filter((name) => /^(assessment|intake)\./.test(name));
  expect(wanted).toHaveLength(11);
  expect(wanted.filter((name) => !sent.some(({ type }) => type === name))).toEqual([]);
  const ofDiscO = sent.filter(({ data }) => data.object.kind === 'disc_o');
  expect(ofDiscO.map(({ type }) => type)).toContain('assessment.completed');
  for (const { data } of ofDiscO) {
    expect(data.object.bands).toBeNull();
    expect(JSON.stringify(data)).not.toMatch(/"(t|raw|scores?|sem|percentile|validity)"/);
  }
});
