import { beforeAll, describe, expect, it } from 'vitest';
import { type Delivery, newDelivery } from '../../../../shared/domain/delivery.ts';
import { idSource } from '../../../../shared/domain/ids.ts';
import { newScan } from '../../../../shared/domain/scan.ts';
import type { StoredKey } from '../../../../shared/domain/stored/key-set.ts';
import type { Scan, ScanResult } from '../../../../shared/domain/stored/scan.ts';
import { apiKeyStore } from '../../../../shared/storage/api-keys.ts';
import { type DeliveryStore, deliveryStore } from '../../../../shared/storage/deliveries.ts';
import { type Grant, grantStore } from '../../../../shared/storage/grants.ts';
import { keepResult } from '../../../../shared/storage/keep-result.ts';
import { dueShards, eventKey } from '../../../../shared/storage/keys.ts';
import { organizationStore } from '../../../../shared/storage/organizations.ts';
import { type ScanStore, scanStore } from '../../../../shared/storage/scans.ts';
import { webhookEndpointStore } from '../../../../shared/storage/webhook-endpoints.ts';
import type { Backend } from '../../../support/backend.ts';
import { newOrigin } from './origin.ts';

const month = 31 * 86_400_000;
const code = (code: string) => expect.objectContaining({ code });

/** What every engine must do under the stores that are more than a resource store. */
export function storesConformance(backend: () => Backend): void {
  describe('scans', () => {
    let scans: ScanStore;
    beforeAll(() => {
      scans = scanStore(backend().table);
    });
    const scanOf = (now: Date, changes: Partial<Scan> = {}): Scan => ({
      ...newScan(
        {
          id: idSource(now)('scan'),
          job_id: null,
          file: {
            filename: 'cv.pdf',
            content_type: 'application/pdf',
            size: 1,
            sha256: null,
            pages: null,
            is_ocr: false,
            language: null,
          },
          file_key: 'uploads/a/b',
          file_version: '1',
          external_id: null,
          metadata: {},
        },
        now,
      ),
      ...changes,
    });
    const insert = async (origin: ReturnType<typeof newOrigin>['origin'], scan: Scan) => {
      await scans.insert(origin, scan, [{ type: 'scan.created' }]);
      return scan;
    };

    it('are listed by job, by status, by both and by neither, over months', async () => {
      const now = new Date();
      const born = newOrigin(new Date(now.getTime() - 3 * month));
      const { organizationId } = born.origin;
      const job = born.making.newId('job');
      const statuses = ['queued', 'completed'] as const;
      const all: Scan[] = [];
      for (const age of [2, 1, 0])
        for (const status of statuses)
          for (const job_id of [job, null]) {
            const at = new Date(now.getTime() - age * month);
            all.push(await insert({ ...born.origin, now: at }, scanOf(at, { status, job_id })));
          }
      const page = { limit: 100, order: 'desc' as const, now };
      const expected = (keeps: (scan: Scan) => boolean) =>
        all
          .filter(keeps)
          .map(({ id }) => id)
          .sort()
          .reverse();
      const ids = async (filter: Parameters<ScanStore['list']>[2]) =>
        (await scans.list(organizationId, page, filter)).items.map(({ id }) => id);
      expect(await ids({})).toEqual(expected(() => true));
      expect(await ids({ jobId: job })).toEqual(expected((scan) => scan.job_id === job));
      for (const status of statuses) {
        expect(await ids({ status })).toEqual(expected((scan) => scan.status === status));
        expect(await ids({ jobId: job, status })).toEqual(
          expected((scan) => scan.job_id === job && scan.status === status),
        );
      }
      expect(await ids({ status: 'failed' })).toEqual([]);
    });

    it('move between the lists of their states', async () => {
      const { origin } = newOrigin();
      const scan = await insert(origin, scanOf(origin.now));
      const fail = (current: Scan) => ({ next: { ...current, status: 'failed' as const }, events: [] });
      await scans.change(origin, scan.id, fail);
      const page = { limit: 10, order: 'desc' as const, now: origin.now };
      const count = async (status: Scan['status']) =>
        (await scans.list(origin.organizationId, page, { status })).items.length;
      expect([await count('queued'), await count('failed')]).toEqual([0, 1]);
    });

    it('come with their result once there is one, one by one and many at once', async () => {
      const { origin } = newOrigin();
      const { organizationId } = origin;
      const [read, unread] = [scanOf(origin.now), scanOf(origin.now)];
      await insert(origin, read);
      await insert(origin, unread);
      const result = {
        profile: {
          ...{ work: [], projects: [], education: [], languages: [], certificates: [] },
          skills: ['TypeScript'],
          ...{ review: [], corrected: [] },
        },
        summary: { text: 'ü' },
        lines: ['ü'],
        lines_cut: false,
      } as unknown as ScanResult;
      await backend().table.commit([keepResult(organizationId, read.id, result)]);
      expect(await scans.getWithResult(organizationId, read.id)).toEqual({ scan: read, result, fit: null });
      expect(await scans.getWithResult(organizationId, unread.id)).toEqual({
        scan: unread,
        result: null,
        fit: null,
      });
      expect(await scans.results(organizationId, [unread.id, read.id])).toEqual([null, result]);
      const stranger = newOrigin().origin.organizationId;
      await expect(scans.getWithResult(stranger, read.id)).rejects.toEqual(code('not_found'));
    });

    it('stand in the order of creation even when one was registered before its job', async () => {
      const { origin, making } = newOrigin();
      const earlier = await insert(origin, scanOf(new Date(origin.now.getTime() + 1)));
      const later = await insert(origin, scanOf(new Date(origin.now.getTime() + 2)));
      const job_id = making.newId('job');
      const assign = (current: Scan) => ({ next: { ...current, job_id }, events: [] });
      await scans.change(origin, later.id, assign);
      await scans.change(origin, earlier.id, assign);
      const page = { limit: 10, order: 'asc' as const, now: new Date() };
      const { items } = await scans.list(origin.organizationId, page, { jobId: job_id });
      expect(items.map(({ id }) => id)).toEqual([earlier.id, later.id]);
    });
  });

  describe('deliveries', () => {
    let deliveries: DeliveryStore;
    beforeAll(() => {
      deliveries = deliveryStore(backend().table);
    });
    const endpoint = newOrigin().making.newId('webhookEndpoint');
    const deliveryOf = (now: Date, changes: Partial<Delivery> = {}): Delivery => {
      const newId = idSource(now);
      const ids = {
        id: newId('delivery'),
        organization_id: newOrigin().origin.organizationId,
        endpoint_id: endpoint,
        event_id: newId('event'),
        event_type: 'job.created',
      };
      return { ...newDelivery(ids, now), ...changes };
    };
    const find = async ({ organization_id, endpoint_id, id, event_id }: Delivery) =>
      (await deliveries.findToSend(organization_id, endpoint_id, id, event_id)).delivery;
    const due = async (now: Date) => {
      const shards = Array.from({ length: dueShards }, (_, shard) => deliveries.findDue(shard, now, 1000));
      return new Set((await Promise.all(shards)).flat().map(({ id }) => id));
    };

    it('are created once: a fan-out that comes again leaves those that moved on as they are', async () => {
      const now = new Date();
      const all = Array.from({ length: 100 }, () => deliveryOf(now));
      await deliveries.createMissing(all.slice(0, 40));
      const [first] = all as [Delivery];
      const sent = await deliveries.replace(first, { ...first, status: 'delivered', due_at: null }, now);
      // Told apart from those that are new, in the order they were given.
      expect(await deliveries.createMissing(all)).toEqual(all.slice(40));
      expect(await find(first)).toEqual(sent);
      for (const delivery of all.slice(1)) expect(await find(delivery)).toEqual(delivery);
    });

    it('are replaced by one of two that read the same', async () => {
      const now = new Date();
      const delivery = deliveryOf(now);
      await deliveries.createMissing([delivery]);
      const claims = ['one', 'two'].map((by) =>
        deliveries.replace(delivery, { ...delivery, claimed_by: by }, now),
      );
      const won = (await Promise.all(claims)).filter((saved) => saved !== null);
      expect(won).toHaveLength(1);
      expect(await find(delivery)).toEqual(won[0]);
      expect(won[0]?.version).toBe(2);
    });

    it('are found to send with their endpoint and the text of their event', async () => {
      const one = newOrigin();
      const { organizationId } = one.origin;
      const delivery = deliveryOf(one.origin.now, {
        organization_id: organizationId,
        endpoint_id: one.making.newId('webhookEndpoint'),
      });
      await deliveries.createMissing([delivery]);
      const ids = [organizationId, delivery.endpoint_id, delivery.id, delivery.event_id] as const;
      expect(await deliveries.findToSend(...ids)).toEqual({ delivery });
      await backend().table.commit([
        { put: { ...eventKey(delivery.event_id), data: '{"a":1}' }, when: { always: 'a test' } },
      ]);
      expect((await deliveries.findToSend(...ids)).eventBody).toBe('{"a":1}');
    });

    it('are due from their instant on, and not once they are over', async () => {
      const now = new Date('2027-01-01T00:00:00.000Z');
      const delivery = deliveryOf(now);
      await deliveries.createMissing([delivery]);
      const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
      expect(await due(at(119))).not.toContain(delivery.id);
      expect(await due(at(121))).toContain(delivery.id);
      await deliveries.replace(delivery, { ...delivery, status: 'delivered', due_at: null }, now);
      expect(await due(at(121))).not.toContain(delivery.id);
    });

    it('wait in 16 shards, the longest waiting first in each', async () => {
      const start = new Date('2026-01-01T00:00:00.000Z').getTime();
      const made = Array.from({ length: 120 }, (_, i) => deliveryOf(new Date(start + (i % 60) * 1000)));
      await deliveries.createMissing(made.slice(0, 100));
      await deliveries.createMissing(made.slice(100));
      const now = new Date(start + 3_600_000);
      let found = 0;
      for (let shard = 0; shard < dueShards; shard++) {
        const waiting = await deliveries.findDue(shard, now, 1000);
        const instants = waiting.map(({ due_at }) => due_at);
        expect([...instants].sort()).toEqual(instants);
        const ids = waiting.map(({ id }) => id);
        expect((await deliveries.findDue(shard, now, 3)).map(({ id }) => id)).toEqual(ids.slice(0, 3));
        expect(waiting.length).toBeLessThan(made.length / 2);
        found += waiting.length;
      }
      expect(found).toBe(made.length);
    });
  });

  describe('upload grants', () => {
    it('are spent on one scan of those that ask for it at once', async () => {
      const { table } = backend();
      const grants = grantStore(table);
      const { origin, making } = newOrigin();
      const token = crypto.randomUUID();
      const grant: Grant = {
        id: making.newId('upload'),
        organization_id: origin.organizationId,
        filename: 'cv.pdf',
        content_type: 'application/pdf',
        declared_sha256: null,
        token_expires_at: origin.now.toISOString(),
        scan_id: null,
      };
      await grants.create(token, grant);
      const spends = Array.from({ length: 5 }, () =>
        table.commit([grants.spend(token, grant, making.newId('scan'))]),
      );
      const outcomes = await Promise.allSettled(spends);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toEqual(code('storage_token_used'));
      expect((await grants.find(token))?.scan_id).toMatch(/^scan_/);
    });
  });

  describe('keys and organizations', () => {
    it('are found by hash and by id, and replaced as one with their successor', async () => {
      const keys = apiKeyStore(backend().table);
      const { origin, making } = newOrigin();
      const key = (keySetId: string): StoredKey => ({
        id: making.newId('key'),
        key_hash: crypto.randomUUID(),
        key_set_id: keySetId,
        organization_id: origin.organizationId,
        name: 'CI',
        type: 'secret',
        prefix: 'svc_sk_live_',
        last_four: 'abcd',
        scopes: ['jobs:read'],
        allowed_origins: [],
        created_at: origin.now.toISOString(),
        expires_at: null,
        revoked_at: null,
      });
      const id = making.newId('keySet');
      const { organizationId: organization_id, now } = origin;
      const [first, second] = [key(id), key(id)];
      const at = now.toISOString();
      const settings = { name: 'CI', sandbox: false, scopes: ['jobs:read' as const], allowed_origins: [] };
      const set = { id, organization_id, ...settings, version: 1, created_at: at, updated_at: at };
      expect(await keys.createSet(set, [first])).toBe(true);
      expect(await keys.createSet(set, [second])).toBe(false);
      expect(await keys.find(second.key_hash)).toBeUndefined();
      expect(await keys.find(first.key_hash)).toEqual(first);
      expect(await keys.findById(first.id)).toEqual(first);
      expect(await keys.getSet(organization_id, id, now)).toMatchObject({ set, keys: [first] });
      expect(await keys.find('nobody')).toBeUndefined();
      expect(await keys.findById(making.newId('key'))).toBeUndefined();
      const ending = { ...first, expires_at: '2096-12-01T00:00:00.000Z' };
      const rolled = await keys.changeSet(origin, id, (whole) => ({
        set: whole.set,
        keys: [ending, second],
      }));
      expect(rolled.keys).toEqual([ending, second]);
      expect(await keys.getSet(organization_id, id, now)).toMatchObject(rolled);
      expect(await keys.findById(first.id)).toEqual(ending);
      expect(await keys.findById(second.id)).toEqual(second);
    });

    it('come with what was used of the month', async () => {
      const organizations = organizationStore(backend().table);
      const { origin } = newOrigin();
      const { organizationId: id, now } = origin;
      const organization = { id, name: 'Testing Ltd', plan: 'free' as const, created_at: now.toISOString() };
      await organizations.create(organization);
      expect(await organizations.find(id)).toEqual(organization);
      expect(await organizations.callsMade(id, now)).toBe(0);
      await organizations.countCall(id, now, 'free');
      expect(await organizations.callsMade(id, now)).toBe(1);
      await expect(organizations.create({ ...organization, name: 'Twin' })).rejects.toThrow();
      expect(await organizations.find(id)).toEqual(organization);
    });
  });

  describe('webhook endpoints', () => {
    it('are all there for the fan-out, more than a page of them too', async () => {
      const { origin, making } = newOrigin();
      const endpoints = webhookEndpointStore(backend().table);
      const at = origin.now.toISOString();
      const ids = Array.from({ length: 105 }, () => making.newId('webhookEndpoint'));
      for (const id of ids) {
        const endpoint = {
          ...{ id, url: 'https://example.com', events: ['*'], description: null, enabled: true },
          ...{ payload: 'snapshot' as const, disabled_at: null, disabled_reason: null, version: 1 },
          ...{ external_id: null, metadata: {}, created_at: at, updated_at: at },
          secrets: [{ box: 'sealed', expires_at: null }],
        };
        await endpoints.insert(origin, endpoint, []);
      }
      const all = await endpoints.all(origin.organizationId, origin.now);
      expect(all.map(({ id }) => id).sort()).toEqual(ids.sort());
    });
  });
}
