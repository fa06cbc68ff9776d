import { isDeepStrictEqual } from 'node:util';
import type { Item } from '../../../../shared/storage/row.ts';
import { everyRow } from '../../../support/every-row.ts';
import { differences } from './differences.ts';
import { newModel } from './model.ts';
import { perform } from './perform.ts';
import { type Action, everyone, type Story, type Who } from './story.ts';
import { syncCopies } from './sync.ts';
import { tracesOf } from './traces.ts';
import { eventsAbout, exportOf, othersIn, ownerOf, rankingsOf, viewOf } from './view.ts';
import { type Desks, newWorld, type World } from './world.ts';

/**
 * Tells a story twice: in one organization with the merges, in its twin without them. Returns what is different in the end
 * though it should be equal, and what is shown of a person where it should not be.
 */
export async function tell(story: Story, desks: Desks): Promise<string[]> {
  const { backend, clock, privacy } = desks;
  const model = newModel();
  const merged = await newWorld(desks, true, story.bare);
  const twin = await newWorld(desks, false, story.bare);
  const both = [merged, twin];
  const found: string[] = [];
  let swept = false;

  const repeatAll = async () => {
    clock.forward({ seconds: 90 });
    for (const [name] of merged.repeats) {
      const statuses = [];
      for (const world of both) statuses.push((await world.repeats.get(name)?.())?.status);
      const [one, other] = statuses;
      // A request that changed nothing and has no stored response is judged anew.
      const isJudgedAnew = [one, other].some((status) => status === 422) && [one, other].includes(200);
      if (other !== undefined && one !== other && !isJudgedAnew)
        found.push(`${name}: repeated, the response is ${one} and not ${other}`);
      clock.forward({ seconds: 2 });
    }
    for (const { repeats } of both) repeats.clear();
  };

  const act = async (action: Action) => {
    clock.forward({ seconds: 90 });
    if (action.do === 'wait') {
      await repeatAll();
      clock.forward({ hours: 24 * action.days });
      await privacy.sweepRetention();
      swept = true;
      return;
    }
    const statuses = [];
    // The model is that of before the action for both.
    const asked = { ...model, addresses: [...model.addresses], exchanged: model.exchanged };
    for (const world of [twin, merged])
      statuses.push(await perform(action, world, world.isMerged ? model : asked, desks));
    if (action.do === 'merge' || action.do === 'unmerge') {
      const { body } = await desks.plain.candidates.get({
        caller: merged.caller,
        params: { id: merged.people[action.who] ?? '' },
      });
      const isOne = body.id !== merged.people[action.who];
      const wasOne = model.rootOf(action.who) !== action.who;
      if (isOne && !wasOne) model.merged(action.into, action.who);
      if (!isOne && wasOne) model.undone(action.who);
      return;
    }
    const [ofTwin, ofMerged] = statuses;
    if (action.do !== 'repeat' && ofTwin !== ofMerged)
      found.push(`${action.name} ${action.do}: the response is ${ofMerged} and not ${ofTwin}`);
  };

  for (const action of [...story.before, ...story.during, ...story.after]) await act(action);
  await repeatAll();

  const views = async (world: World, whom: Who[]) => {
    const rows = await rowsOf(desks, world);
    const seen = [];
    for (const who of whom)
      seen.push({
        who,
        view: (await viewOf(world, who, desks, model)) as Record<string, unknown>,
        events: eventsAbout(world, who, rows),
      });
    return seen;
  };
  const compare = async (whom: Who[], when: string) => {
    const [here, there] = [await views(merged, whom), await views(twin, whom)];
    here.forEach(({ who, view, events }, index) => {
      const expected = there[index];
      const person = `${when}, person ${who}`;
      found.push(
        ...differences(view, expected?.view ?? {}, { swept, today: clock() }).map(
          (one) => `${person}: ${one}`,
        ),
      );
      if (!isDeepStrictEqual(events, expected?.events))
        found.push(
          `${person}: events ${JSON.stringify(events)}, and not ${JSON.stringify(expected?.events)}`,
        );
    });
    const rankings = [await rankingsOf(merged, desks), await rankingsOf(twin, desks)];
    const [ranked, wanted] = rankings.map((both) => JSON.stringify(both.map((one) => one.map(withoutName))));
    if (ranked !== wanted) found.push(`${when}: the rankings are ${ranked} and not ${wanted}`);
  };

  const isApart = !model.isMerged();
  if (isApart) {
    await compare(everyone, 'after the undo');
    const rows = await rowsOf(desks, merged);
    for (const who of everyone) {
      const text = await exportOf(merged, who, desks);
      for (const other of othersIn(text, merged, who, rows)) found.push(`the export of ${who} has ${other}`);
      const shown = JSON.stringify(await viewOf({ ...merged, tag: '' }, who, desks, model));
      for (const other of othersIn(shown, merged, who, [])) found.push(`the view of ${who} has ${other}`);
    }
  }

  const [end] = story.end;
  if (end && (end.do === 'erase' || end.do === 'anonymize')) {
    const gone = everyone.filter((who) => model.rootOf(who) === model.rootOf(end.who));
    const rows = await rowsOf(desks, merged);
    const ids = [...merged.ids]
      .filter(([name]) => /^(application|scan|note|file|export) /.test(name))
      .filter(([, id]) => gone.some((who) => ownerOf(rows, id) === merged.people[who]))
      .map(([, id]) => id);
    await act(end);
    if (gone.length > 1)
      for (const who of gone.filter((one) => one !== model.rootOf(end.who)))
        await perform({ ...end, who }, twin, newModel(), desks);
    for (const world of both) await eraseAll(desks, world);
    const stays = everyone.filter((who) => !gone.includes(who));
    if (isApart) await compare(stays, 'after the erasure');
    const after = await everyRow(backend);
    for (const who of gone) {
      const traces = tracesOf(merged, who, end.do === 'erase' ? ids : [], after);
      const texts = traces.filter((one) => end.do === 'erase' || one.includes('has a text'));
      found.push(...texts.map((one) => `erased ${who}: ${one}`));
    }
    found.push(...(await exportsWith(merged, gone, desks)).map((one) => `${one} outlives the erasure`));
  }

  await syncCopies(merged, desks);
  found.push(...wrongCopies(merged, await rowsOf(desks, merged)));
  return found;
}

/** Weak, and left: a score that was asked for during a merge may name the remaining candidate. */
const withoutName = (entry: object) => ({ ...entry, candidate_id: null });

const rowsOf = async ({ backend }: Desks, { caller }: World): Promise<Item[]> =>
  (await everyRow(backend)).filter(
    ({ pk, sk, data }) =>
      pk.includes(caller.organizationId) || (sk === 'EVENT' && String(data).includes(caller.organizationId)),
  );

async function eraseAll(desks: Desks, world: World): Promise<void> {
  for (const { pk, sk } of await rowsOf(desks, world))
    if (pk.endsWith('#ERASURE'))
      await desks.privacy.erase({ organizationId: world.caller.organizationId, erasureId: sk });
}

/** The exports that still show one of the erased. */
async function exportsWith(world: World, gone: Who[], { privacy }: Desks): Promise<string[]> {
  const shown = [];
  for (const [name, id] of world.ids) {
    if (!name.startsWith('export ')) continue;
    const { status, body } = await privacy.exported({ caller: world.caller, params: { id } });
    if (status !== 200 || !body.url) continue;
    const text = await (await fetch(body.url)).text();
    if (gone.some((who) => text.includes(`x${'hgt'[who]}${world.tag}x`))) shown.push(name);
  }
  return shown;
}

/** The copies that differ from the rows. */
function wrongCopies(world: World, rows: Item[]): string[] {
  const truth = new Map(
    rows
      .filter(({ pk }) => /^ORG#[^#]+#CAND$|#(APP|SCAN)#\d{4}-\d\d$/.test(pk))
      .map(({ sk, version, data }) => [
        sk,
        `${version} ${(data as { candidate_id?: string }).candidate_id ?? ''}`,
      ]),
  );
  const ids = new Set([...truth.keys(), ...world.copies.keys()]);
  return [...ids].flatMap((id) => {
    const copy = world.copies.get(id);
    const shown = copy && `${copy.version} ${copy.candidate_id ?? ''}`;
    return shown === truth.get(id) ? [] : [`the copy of ${id} is ${shown} and not ${truth.get(id)}`];
  });
}
