/** The event of an anonymization has its place among the changes of the person, whenever it is executed. */
import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls } from './support/application-calls.ts';
import { moving } from './support/move-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** An anonymized person, whose order is not yet executed. */
async function anonymized() {
  const { caller, application, ask } = await moving(backend);
  const privacy = privacyCalls(backend);
  const id = application.candidate_id as string;
  await privacy.anonymize({ caller, params: { id } });
  const order = (await everyRow(backend)).find(({ pk }) => pk === `ORG#${caller.organizationId}#ERASURE`);
  const version = async () =>
    (await applicationCalls(backend).candidates.get(caller.organizationId, id)).version;
  return {
    ...{ ask, version },
    execute: () => privacy.erase({ organizationId: caller.organizationId, erasureId: order?.sk ?? '' }),
    told: async () =>
      (await eventsOf(backend, caller)).flatMap(({ type, data, sequence }) =>
        type === 'candidate.anonymized' && data.object.id === id ? [sequence] : [],
      ),
  };
}

it('it is that of the order where nothing changed since', async () => {
  const { version, execute, told } = await anonymized();
  const before = await version();
  await execute();
  expect([await version(), await told()]).toEqual([before, [before]]);
});

it('it is the next change of a person who changed meanwhile', async () => {
  const { ask, version, execute, told } = await anonymized();
  expect((await ask('hire')).status).toBe(200);
  const before = await version();
  await execute();
  expect([await version(), await told()]).toEqual([before + 1, [before + 1]]);
});

it('it is emitted once, however often the order is executed', async () => {
  const { version, execute, told } = await anonymized();
  await execute();
  const before = await version();
  await execute();
  expect([await version(), (await told()).length]).toEqual([before, 1]);
});
