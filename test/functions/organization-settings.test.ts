import { beforeAll, describe, expect, it } from 'vitest';
import { getOrganization } from '../../functions/account/get-organization.ts';
import { getUsage } from '../../functions/account/get-usage.ts';
import { updateOrganization } from '../../functions/account/update-organization.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, testEdge } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSignedIn } from '../support/signed-in.ts';
import { turnableClock } from './support/clock.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function desk(now = new Date()) {
  const clock = turnableClock(now);
  const edge = testEdge(backend, clock);
  const caller = await newSignedIn(backend, 'admin');
  const { organizations } = edge;
  const update = callerOf(routes.updateOrganization, updateOrganization({ organizations }), edge);
  const usage = callerOf(routes.getUsage, getUsage({ organizations }), edge);
  return {
    caller,
    clock,
    organizations,
    get: callerOf(routes.getOrganization, getOrganization({ organizations }), edge),
    update,
    usage,
    portal: (portal: object) => update({ caller, body: { portal } }),
  };
}
let made = 0;
const newSlug = () => `clinic-${Date.now().toString(36)}-${made++}`;

describe('the organization', () => {
  it('has an empty portal until it is chosen, and changes in the given fields', async () => {
    const { get, update, caller, portal } = await desk();
    const { body: first } = await get({ caller });
    expect(first).toMatchObject({
      object: 'organization',
      id: caller.organizationId,
      name: 'Testing Ltd',
      version: 0,
    });
    const none = { slug: null, logo_url: null, accent_color: null, legal_links: [], languages: ['en'] };
    expect(first.portal).toEqual(none);
    const slug = newSlug();
    await portal({ slug, accent_color: '#0B5FFF', languages: ['de', 'en'] });
    const legal_links = [{ label: 'Imprint', url: 'https://example.com/imprint' }];
    await portal({ legal_links, logo_url: 'https://example.com/logo.svg' });
    const { body } = await update({ caller, body: { name: 'Harbour Clinic' } });
    expect(body).toMatchObject({ name: 'Harbour Clinic', version: 3 });
    expect(body.portal).toEqual({
      slug,
      logo_url: 'https://example.com/logo.svg',
      accent_color: '#0b5fff',
      legal_links,
      languages: ['de', 'en'],
    });
    expect((await portal({ logo_url: null })).body.portal.logo_url).toBeNull();
    expect((await get({ caller })).body.version).toBe(4);
  });

  it('keeps its version where nothing changes, and is refused for another one', async () => {
    const { get, update, caller, portal } = await desk();
    const { headers } = await get({ caller });
    const asked = { caller, body: { name: 'New' }, headers: { 'if-match': headers.ETag ?? '' } };
    expect((await portal({ languages: ['en'] })).body.version).toBe(0);
    expect((await update(asked)).body.version).toBe(1);
    expect((await update(asked)).body.error.code).toBe('stale_object');
  });

  it('is found by its slug', async () => {
    const { portal, organizations, caller } = await desk();
    const slug = newSlug();
    expect(await organizations.findBySlug(slug)).toBeUndefined();
    await portal({ slug });
    expect((await organizations.findBySlug(slug))?.id).toBe(caller.organizationId);
  });

  it('of two that want one slug at once, one gets it', async () => {
    const slug = newSlug();
    const answers = await Promise.all([1, 2, 3].map(async () => (await desk()).portal({ slug })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('does not lose one of two changes at once', async () => {
    const { update, get, caller, portal } = await desk();
    await Promise.all([update({ caller, body: { name: 'New' } }), portal({ languages: ['de'] })]);
    expect((await get({ caller })).body).toMatchObject({
      name: 'New',
      portal: { languages: ['de'] },
      version: 2,
    });
  });

  it.each(['careers', 'sign-in', 'www'])('never has the reserved slug %s', async (slug) => {
    expect((await (await desk()).portal({ slug })).body.error.code).toBe('slug_taken');
  });

  it.each([
    ['a slug with capitals', { slug: 'Clinic' }, 'portal.slug'],
    ['a slug with two hyphens', { slug: 'a--b' }, 'portal.slug'],
    [
      'a logo that browsers would load without TLS',
      { logo_url: 'http://example.com/logo.svg' },
      'portal.logo_url',
    ],
    ...[...";'*,!()$&+=_~"].map((one): [string, object, string] => [
      `a logo whose host has ${one}, which is a sign of the policy of pages`,
      { logo_url: `https://cdn${one}x.example/logo.svg` },
      'portal.logo_url',
    ]),
    [
      'a script as a legal link',
      { legal_links: [{ label: 'x', url: 'javascript:alert(1)' }] },
      'portal.legal_links.0.url',
    ],
    ['a color by its name', { accent_color: 'red' }, 'portal.accent_color'],
    ['no language', { languages: [] }, 'portal.languages'],
  ])('with %s is refused', async (_, changes, param) => {
    const { status, body } = await (await desk()).portal(changes);
    expect([status, body.error.param]).toEqual([422, param]);
  });

  it('with a color that is too light receives a darker one, which is accepted', async () => {
    const { portal } = await desk();
    const { status, body } = await portal({ accent_color: '#ffcc00' });
    expect([status, body.error.param]).toEqual([422, 'portal.accent_color']);
    const { message } = body.error.details[0];
    expect(message).toContain('The contrast of #ffcc00 with white is 1.5; text needs 4.5.');
    const [, darker] = /(#[0-9a-f]{6}) has enough/.exec(message) ?? [];
    expect((await portal({ accent_color: darker })).body.portal.accent_color).toBe(darker);
  });
});

describe('the usage of a month', () => {
  const now = new Date('2026-11-25T12:00:00.000Z');

  it('has each day up to today, counted in the same write as the month', async () => {
    const { usage, caller, organizations } = await desk(now);
    const count = (at: string) => organizations.countCall(caller.organizationId, new Date(at), 'free');
    for (const at of [
      '2026-11-01T00:00:00Z',
      '2026-11-24T23:59:59.999Z',
      '2026-11-25T00:00:00Z',
      '2026-11-25T00:00:00Z',
    ])
      expect((await count(at)).done).toBe(true);
    const { body } = await usage({ caller });
    expect(body).toMatchObject({ object: 'usage', month: '2026-11', used: 4 });
    expect(body.days).toHaveLength(25);
    expect(body.days.filter(({ calls }: { calls: number }) => calls > 0)).toEqual([
      { date: '2026-11-01', calls: 1 },
      { date: '2026-11-24', calls: 1 },
      { date: '2026-11-25', calls: 2 },
    ]);
    expect((await usage({ caller, query: { month: '2026-10' } })).body.days).toHaveLength(31);
    expect((await usage({ caller, query: { month: '2026-12' } })).body.days).toEqual([]);
  });

  it('shows which thresholds of the plan are reached', async () => {
    const { usage, caller, organizations } = await desk(now);
    const { organizationId } = caller;
    const store = organizationStore(backend.table);
    await store.countCall(organizationId, now, 'scale');
    const { body } = await usage({ caller });
    expect(body.limit).toBe(10_000_000);
    expect(body.thresholds).toEqual([
      { percent: 50, calls: 5_000_000, is_reached: false },
      { percent: 80, calls: 8_000_000, is_reached: false },
      { percent: 100, calls: 10_000_000, is_reached: false },
    ]);
    expect(organizations).toBeDefined();
  });

  it.each(['2026-13', '2026', '1999-01'])('of %s is refused', async (month) => {
    const { usage, caller } = await desk(now);
    expect((await usage({ caller, query: { month } })).body.error.code).toBe('invalid_parameter');
  });
});
