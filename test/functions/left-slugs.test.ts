/** The name in an address that strangers still use stays with whom they mean, however it was left. */
import { beforeAll, describe, expect, it } from 'vitest';
import { updateOrganization } from '../../functions/account/update-organization.ts';
import { keptFormerSlugs, keptSlugDays } from '../../shared/domain/slug.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { slugKey } from '../../shared/storage/organization-keys.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, testEdge } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSignedIn } from '../support/signed-in.ts';
import { portalCalls } from './support/portal-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const begin = new Date();
let now = begin;
const clock = () => now;
function onDay(day: number): void {
  now = new Date(begin.getTime() + day * 86_400_000);
}

async function desk() {
  const edge = testEdge(backend, clock);
  const { organizations } = edge;
  // For as long as the days of the test.
  const caller = { ...(await newSignedIn(backend, 'admin')), keyExpiresAt: null };
  const update = callerOf(routes.updateOrganization, updateOrganization({ organizations }), edge);
  return {
    id: caller.organizationId,
    caller,
    take: async (slug: string | null) => {
      const { status, body } = await update({ caller, body: { portal: { slug } } });
      return body.error?.code ?? status;
    },
    ownerOf: async (slug: string) => (await organizations.findBySlug(slug))?.id,
  };
}
let made = 0;
const newSlug = () => `harbour-${begin.getTime().toString(36)}-${made++}`;

type Owner = Awaited<ReturnType<typeof desk>>;
const ways: Record<string, (owner: Owner, slug: string) => Promise<unknown>> = {
  'for another one': ({ take }) => take(newSlug()),
  'for none': ({ take }) => take(null),
  'for none, then for another one': async ({ take }) => [await take(null), await take(newSlug())],
  'after it had been left and taken back': async ({ take }, slug) => [
    await take(null),
    await take(slug),
    await take(newSlug()),
  ],
  'for as many others as are kept': async ({ take }) => {
    for (let n = 0; n < keptFormerSlugs; n += 1) await take(newSlug());
  },
};

describe.each(Object.entries(ways))('a slug that was left %s', (_, leave) => {
  it('stays claimed for its organization, and is free after its time', async () => {
    const [owner, stranger] = [await desk(), await desk()];
    const slug = newSlug();
    onDay(0);
    expect(await owner.take(slug)).toBe(200);
    await leave(owner, slug);
    for (const day of [0, 1, keptSlugDays - 1]) {
      onDay(day);
      expect(await stranger.take(slug), `on day ${day}`).toBe('slug_taken');
      expect(await owner.ownerOf(slug)).toBe(owner.id);
    }
    onDay(keptSlugDays + 1);
    expect(await stranger.take(slug)).toBe(200);
    expect(await owner.ownerOf(slug)).toBe(stranger.id);
    expect(await owner.take(slug)).toBe('slug_taken');
  });

  it('can be had back at once, and then does not expire', async () => {
    const [owner, stranger] = [await desk(), await desk()];
    const slug = newSlug();
    onDay(0);
    await owner.take(slug);
    await leave(owner, slug);
    expect(await owner.take(slug)).toBe(200);
    onDay(keptSlugDays + 1);
    expect(await stranger.take(slug)).toBe('slug_taken');
    const { pk } = slugKey(slug);
    expect((await everyRow(backend)).find((row) => row.pk === pk)?.expires_at).toBeUndefined();
  });
});

it('its former organization has it back even after its time, while it is free', async () => {
  const owner = await desk();
  const slug = newSlug();
  onDay(0);
  await owner.take(slug);
  await owner.take(null);
  onDay(keptSlugDays + 1);
  expect(await owner.take(slug)).toBe(200);
});

it('an organization keeps so many at most, the newest', async () => {
  const [owner, stranger] = [await desk(), await desk()];
  onDay(0);
  const slugs = Array.from({ length: keptFormerSlugs + 2 }, newSlug);
  for (const slug of slugs) expect(await owner.take(slug)).toBe(200);
  expect(await stranger.take(slugs[1] ?? '')).toBe('slug_taken');
  expect(await stranger.take(slugs[0] ?? '')).toBe(200);
  expect(await owner.ownerOf(slugs[0] ?? '')).toBe(stranger.id);
});

it('its address shows the portal of its organization, whose pages name the present address', async () => {
  const owner = await desk();
  const portal = portalCalls(backend, clock);
  const [before, after] = [newSlug(), newSlug()];
  onDay(0);
  await owner.take(before);
  await owner.take(after);
  const { status, text } = await portal.list({ ...owner.caller, organizationId: before });
  expect(status).toBe(200);
  expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]+/careers/${after}"`));
  expect(text).not.toContain(before);
});
