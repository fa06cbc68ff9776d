import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import {
  createKeySet,
  createOrganization,
  revokeKey,
  rollKey,
  setRetention,
} from '../../../../shared/administration/organizations.ts';
import { scopes } from '../../../../shared/contracts/organization.ts';
import type { UpdateOrganizationBody } from '../../../../shared/contracts/organization-settings.ts';
import { mergeSettings } from '../../../../shared/domain/organization-settings.ts';
import { plans } from '../../../../shared/domain/plan.ts';
import { maxResponseBytes } from '../../../../shared/http/response-size.ts';
import { apiKeyStore } from '../../../../shared/storage/api-keys.ts';
import { keyUseStore } from '../../../../shared/storage/key-uses.ts';
import { idempotencyKey, sha256 } from '../../../../shared/storage/keys.ts';
import { earlierKeySetKey } from '../../../../shared/storage/organization-keys.ts';
import { organizationStore } from '../../../../shared/storage/organizations.ts';
import type { Write } from '../../../../shared/storage/row.ts';
import { readResponse, storeResponse } from '../../../../shared/storage/stored-response.ts';
import { jobCalls } from '../../../functions/support/job-calls.ts';
import { keyRing } from '../../../functions/support/key-rings.ts';
import { originOf } from '../../../functions/support/origin.ts';
import type { Backend } from '../../../support/backend.ts';
import { newCaller } from '../../../support/call-endpoint.ts';
import { everyRow } from '../../../support/every-row.ts';
import type { Fill } from '../enlarge.ts';
import { largestTaken, many } from './fill.ts';

/** An organization with the longest name, and keys with all that an operator can give them, rolled again and again. */
export async function fillTenant(backend: Backend, fill: Fill) {
  const admin = {
    stage: 'prod' as const,
    organizations: organizationStore(backend.table),
    apiKeys: apiKeyStore(backend.table),
    peppers: async () => keyRing('1'),
    clock: () => new Date(),
  };
  const before = (await everyRow(backend)).length;
  await expect(createOrganization(admin, { name: fill(1_000_000) })).rejects.toThrow('at most');
  const { id } = await createOrganization(admin, { name: fill(100) });
  await setRetention(admin, { organization: id, months: 120 });
  const origin = (index: number) => `https://${'a'.repeat(240)}${index}.example.com:8080`.slice(0, 267);
  const asked = { organization: id, name: fill(100), scopes: [...scopes] };
  for (const larger of [
    { ...asked, name: fill(1_000_000) },
    { ...asked, origins: many(101, origin) },
    { ...asked, origins: [`https://${'a'.repeat(300)}.example.com`] },
  ])
    await expect(createKeySet(admin, larger)).rejects.toThrow();
  expect((await everyRow(backend)).length).toBe(before + 1);

  const origins = many(100, origin).map((one) => one.replace(/\.example.*/, ':8080'));
  const { keys } = await createKeySet(admin, { ...asked, origins });
  let key = keys.at(-1)?.id ?? '';
  for (let n = 0; n < 5; n++) key = (await rollKey(admin, { key })).id;
  await revokeKey(admin, { key });
  await keyUseStore(backend.table).note({ organization_id: id, id: key }, admin.clock());
  await fillPortal(backend, id, fill);

  const [set] = await admin.apiKeys.listSets(id);
  const earlier = { ...earlierKeySetKey(id, set?.id ?? ''), data: set };
  await backend.table.commit([{ put: earlier, when: { absent: true } }] as Write[]);
}

/** The look of a portal with all that it may have. */
async function fillPortal(backend: Backend, organizationId: string, fill: Fill) {
  const url = `https://example.com/${'a'.repeat(2_000)}`.slice(0, 2_000);
  const portal: UpdateOrganizationBody['portal'] = {
    slug: `a${organizationId.slice(-26).toLowerCase()}`.padEnd(50, '0'),
    logo_url: url,
    accent_color: '#0b5fff',
    legal_links: many(10, () => ({ label: fill(60), url })),
  };
  await organizationStore(backend.table).change({ organizationId, now: new Date() }, (before) =>
    mergeSettings(before, { portal }),
  );
}

/** The counts of a month, and what says that its thresholds were told of. */
export async function fillUsage(backend: Backend) {
  const organizations = organizationStore(backend.table);
  const caller = await newCaller(backend);
  const now = new Date();
  const used = plans.scale.callsPerMonth;
  for (let n = 0; n < 5; n++) {
    await organizations.countCall(caller.organizationId, now, 'scale');
    await organizations.tellThresholds(originOf(caller, now), 'scale', { used } as never);
  }
}

/** The answer to the largest request that repeats, and an answer of 5 MB that does not pack: no answer is larger. */
export async function fillAnswers(backend: Backend, fill: Fill) {
  const calls = jobCalls(backend);
  const caller = await newCaller(backend);
  const text = (characters: number, share: number) => fill(Math.max(1, Math.floor(characters * share)));
  const made = await largestTaken((share) =>
    calls.create({
      caller,
      headers: { 'idempotency-key': `share-${share}` },
      body: {
        name: 'Nurse',
        job_details: { description: text(50_000, share) },
        locations: many(50, () => ({ street: text(200, share) })),
      },
    }),
  );
  const owner = crypto.randomUUID();
  const place = { table: backend.table, key: idempotencyKey(sha256(owner)), owner };
  const expiresAt = Math.floor(Date.now() / 1000) + 60;
  const subjects = [made.body.id as string, caller.organizationId];
  const answer = randomBytes(maxResponseBytes * 0.75).toString('base64');
  const stored = await storeResponse({ ...place, subjects, expiresAt }, answer);
  expect((await readResponse(place, stored)) === answer).toBe(true);
}
