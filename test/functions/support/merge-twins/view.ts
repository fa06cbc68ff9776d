import type { EventEnvelope } from '../../../../shared/contracts/events.ts';
import type { Item } from '../../../../shared/storage/row.ts';
import type { Model } from './model.ts';
import type { Who } from './story.ts';
import { everyone } from './story.ts';
import { addressOf, type Desks, markOf, type World } from './world.ts';

type Json = Record<string, unknown>;
/** Fields that count the changes of a row, or that follow from a merge alone. */
const ofMerges = new Set([
  'version',
  'updated_at',
  'merged_ids',
  'joined',
  'acted_by',
  'request_id',
  'consented_at',
]);

/** The value with names for ids and without what differs between any two organizations. */
export function comparable(value: unknown, world: World): unknown {
  const names = new Map([...world.ids].map(([name, id]) => [id, name]));
  const text = JSON.stringify(value, (key, one) => (ofMerges.has(key) ? undefined : one));
  const known = text
    .replaceAll(world.tag, '')
    .replace(/\b[a-z]{2,4}_[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g, (id) => names.get(id) ?? id.split('_')[0] ?? '');
  return JSON.parse(known);
}

/** What the team sees of a person, by names. */
export async function viewOf(world: World, who: Who, desks: Desks, model: Model) {
  const { caller } = world;
  const { candidates, moves } = desks.plain;
  const asked = { caller, params: { id: world.people[who] ?? '' } };
  const sent = { ...asked, query: { limit: '100' } };
  const { status, body: candidate } = await candidates.get(asked);
  if (status !== 200) return { status };
  const listed = async (list: (page: typeof sent) => Promise<{ body: { data: Json[] } }>) =>
    (await list(sent)).body.data;
  const own = await listed(candidates.applications);
  const histories: Json[] = [];
  for (const { id } of own)
    histories.push(
      (await moves.history({ ...sent, params: { id: String(id) } })).body.data.map(withoutPlace),
    );
  const scans = await listed(candidates.scans);
  const scores: Json[] = [];
  for (const { id } of scans)
    scores.push((await desks.fits.list({ ...sent, params: { id: String(id) } })).body.data);
  const stored = await candidates.stores.candidates.get(caller.organizationId, sent.params.id);
  const { retention_due_on, consent_application_id } = stored;
  const { body: ofEmail } = await candidates.list({
    caller,
    query: { email: addressOf(world, who, model.addresses[who] ?? '') },
  });
  const external = candidate.external_id
    ? (await candidates.stores.candidates.findByExternalId(caller.organizationId, candidate.external_id))?.id
    : null;
  return comparable(
    {
      status,
      candidate,
      consent_application_id,
      retention_due_on,
      applications: own.map(withoutRepetition),
      histories,
      scans,
      scores,
      notes: await listed(candidates.notes),
      files: await listed(candidates.files),
      timeline: (await listed(candidates.timeline)).filter(({ type }) => !/merged/.test(String(type))),
      profile: (await candidates.profile(asked)).body,
      ofEmail: ofEmail.data.map(({ id }: Json) => id),
      external,
    },
    world,
  );
}
export type View = Awaited<ReturnType<typeof viewOf>>;

/** The history of an application names the candidate who had it at the time. */
const withoutPlace = (entry: Json) => ({ ...entry, candidate_id: null });

/** A form that came during a merge may be a repetition of one of the other person: it is judged when it comes. */
const withoutRepetition = (application: Json) => ({ ...application, screening: null });

/** The ranking of each job. */
export async function rankingsOf(world: World, { fits }: Desks) {
  const rankings = [];
  for (const { id } of world.jobs)
    rankings.push((await fits.ranking({ caller: world.caller, params: { id } })).body.data);
  return comparable(rankings, world) as { scan_id: string; candidate_id: string }[][];
}

/** Orders an export of a person and returns its text. */
export async function exportOf(world: World, who: Who, { privacy }: Desks): Promise<string> {
  const { caller } = world;
  const { status, body } = await privacy.order({ caller, params: { id: world.people[who] ?? '' } });
  if (status >= 300) return '';
  await privacy.write({ organizationId: caller.organizationId, exportId: body.id }, false);
  const { body: done } = await privacy.exported({ caller, params: { id: body.id } });
  return (await fetch(done.url)).text();
}

/** The names of the other people and of what is theirs that a text of one person contains. */
export function othersIn(text: string, world: World, who: Who, rows: Item[]): string[] {
  const marks = everyone.filter((one) => one !== who).map((one) => markOf(world, one));
  const belongings = [...world.ids]
    .filter(([name]) => /^(application|scan|note|file) /.test(name))
    .filter(([, id]) => {
      const owner = ownerOf(rows, id);
      return owner !== undefined && owner !== world.people[who];
    });
  return [
    ...marks.filter((mark) => text.includes(mark)),
    ...belongings.filter(([, id]) => text.includes(id)).map(([name]) => name),
  ];
}

/** The candidate of a stored application, scan, note or file. */
export const ownerOf = (rows: Item[], id: string): string | undefined =>
  (rows.find(({ sk, pk }) => sk === id && /#(APP|SCAN)#\d|#(NOTE|FILE)$/.test(pk))?.data as Json | undefined)
    ?.candidate_id as string | undefined;

/** The events of an organization, the first one first. */
export const eventsIn = (rows: Item[], { caller }: World): EventEnvelope[] =>
  rows
    .filter(({ sk }) => sk === 'EVENT')
    .map(({ data }) => JSON.parse(String(data)) as EventEnvelope)
    .filter(({ organization_id }) => organization_id === caller.organizationId)
    .sort((one, other) => one.sequence - other.sequence);

/** The types of the events about the applications and scans of a person, by name. */
export function eventsAbout(world: World, who: Who, rows: Item[]) {
  const told: Record<string, string[]> = {};
  for (const [name, id] of world.ids) {
    if (!/^(application|scan) /.test(name) || ownerOf(rows, id) !== world.people[who]) continue;
    told[name] = eventsIn(rows, world)
      .filter(({ data }) => data.object.id === id && !isHandOver(data.context))
      .map(({ type }) => type)
      .sort();
  }
  return told;
}
const isHandOver = (context: unknown) =>
  String((context as { changed?: string[] }).changed) === 'candidate_id';
