import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { profileOf } from '../shared/fit/support/profiles.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { resultOf } from './support/reading.ts';
import { searchDesk } from './support/search-desk.ts';
import { walk } from './support/walk.ts';

let backend: Backend;
let desk: ReturnType<typeof searchDesk>;
let caller: Caller;
beforeAll(async () => {
  backend = await sharedBackend();
  desk = searchDesk(backend);
  caller = await newCaller(backend);
});

const lines = ['Jane Miller', 'Built the ferry timetable in Haskell', 'Trained eleven new graduates'];

describe('q', () => {
  it('finds names, addresses, tags, the profile and the words of the CV', async () => {
    const profile = profileOf({ skills: ['Kubernetes'], work: [{ position: 'Harbour Pilot' }] });
    const id = await desk.add(
      caller,
      {
        first_name: 'Zoë',
        last_name: 'Quist',
        email: 'zq@harbour.example',
        phone: '+31 6 4455 6677',
        tags: ['ice class'],
      },
      { profile, lines },
    );
    const searches =
      'zoe quist,zq@harbour.example,harbour,ICE,kubernetes,pilot harbour,haskell,graduate,zo quis';
    for (const q of searches.split(',').slice(0, -1)) expect(await desk.found(caller, q), q).toEqual([id]);
    for (const q of ['06 44556677', '+31644556677', '0644-556-677'])
      expect(await desk.found(caller, q), q).toEqual([id]);
    for (const q of ['zo quis', 'haskel2', 'kubernetes python', 'rbour'])
      expect(await desk.found(caller, q), q).toEqual([]);
  });

  it('shows where the words are', async () => {
    const one = await newCaller(backend);
    await desk.add(one, { first_name: 'Ada', last_name: 'Berg' }, { ...resultOf('Ada Berg'), lines });
    expect(await desk.highlights(one, 'ada ferry haskell')).toEqual([
      { field: 'name', text: 'Ada Berg', line: null, matches: [{ start: 0, end: 3 }] },
      {
        field: 'cv_text',
        text: lines[1],
        line: 2,
        matches: [
          { start: 10, end: 15 },
          { start: 29, end: 36 },
        ],
      },
    ]);
    const { body } = await desk.list({ caller: one });
    expect(body.data[0].highlights).toBeNull();
  });

  it('reaches the text of CVs only with the scope for scans', async () => {
    const one = await newCaller(backend);
    const id = await desk.add(one, { first_name: 'Haskell' }, { ...resultOf('Ada Berg'), lines });
    const other = await desk.add(one, {}, { ...resultOf('Ada Berg'), lines });
    const narrow: Caller = { ...one, scopes: ['candidates:read'] };
    expect(await desk.found(one, 'haskell')).toEqual([other, id]);
    expect(await desk.found(narrow, 'haskell')).toEqual([id]);
    expect(await desk.found(narrow, 'ferry')).toEqual([]);
    expect(JSON.stringify(await desk.highlights(narrow, 'haskell'))).not.toContain('ferry');
  });

  it('finds nothing of another organization', async () => {
    await desk.add(caller, { first_name: 'Unmistakable' });
    expect(await desk.found(caller, 'unmistakable')).toHaveLength(1);
    expect(await desk.found(await newCaller(backend), 'unmistakable')).toEqual([]);
  });

  it('goes through pages in the order of creation, beside other filters and in the order of changes', async () => {
    const one = await newCaller(backend);
    const ids: string[] = [];
    for (let n = 0; n < 12; n++)
      ids.push(
        await desk.add(one, { last_name: n % 2 ? 'Common Rare' : 'Common', tags: n % 3 ? [] : ['third'] }),
      );
    const all = async (query: Record<string, string>, limit: number) =>
      (await walk(desk.list, { caller: one, query }, () => limit)).flat().map(({ id }) => id);
    const rare = ids.filter((_, n) => n % 2);
    expect(await all({ q: 'common' }, 5)).toEqual(ids.toReversed());
    expect(await all({ q: 'common rare' }, 4)).toEqual(rare.toReversed());
    expect(await all({ q: 'rare common', order: 'asc' }, 1)).toEqual(rare);
    expect(await all({ q: 'rare', tag: 'third' }, 1)).toEqual([ids[9], ids[3]]);
    expect(await all({ q: 'rare', order_by: 'updated_at' }, 2)).toEqual(rare.toReversed());
  });

  it('finds by words that name something of objects', async () => {
    const one = await newCaller(backend);
    const read = { ...resultOf('Ada'), lines: ['constructor toString hasOwnProperty __proto__ prototype'] };
    const id = await desk.add(one, {}, read);
    for (const q of ['constructor', 'tostring', 'proto', 'hasownproperty'])
      expect(await desk.found(one, q), q).toEqual([id]);
  });
});

describe('the index', () => {
  const large = Array.from({ length: 300 }, (_, n) => `w${(n * 7919).toString(36)}x q${n.toString(26)}`);

  it('follows a candidate who changes, and a CV that is deleted', async () => {
    const one = await newCaller(backend);
    const id = await desk.add(one, { last_name: 'Before' }, { ...resultOf('Ada'), lines });
    await desk.update({ caller: one, params: { id }, body: { last_name: 'After' } });
    await desk.index(one, id);
    expect(await desk.found(one, 'before')).toEqual([]);
    expect(await desk.found(one, 'after haskell')).toEqual([id]);
    const { scan_id } = (await desk.get({ caller: one, params: { id } })).body;
    await desk.eraseScan(one, scan_id);
    expect(await desk.found(one, 'after')).toEqual([id]);
    expect(await desk.found(one, 'haskell')).toEqual([]);
    expect(JSON.stringify(await desk.rows(one))).not.toContain('haskell');
  });

  it.each(['remove', 'anonymize'] as const)('has no row of a person after %s', async (how) => {
    const one = await newCaller(backend);
    const id = await desk.add(one, { last_name: 'Gone' }, { ...resultOf('Ada'), lines: large });
    expect((await desk.rows(one)).length).toBeGreaterThan(200);
    await desk.erase(one, id, how);
    expect(await desk.rows(one)).toEqual([]);
    // A message that was late.
    await desk.index(one, id);
    expect(await desk.rows(one)).toEqual([]);
  });

  it('leaves a merged candidate to the one that remains, and has both after the undo', async () => {
    const one = await newCaller(backend);
    const host = await desk.add(one, { first_name: 'Host', tags: ['left'] });
    const guest = await desk.add(one, { first_name: 'Guest', tags: ['right'] });
    const indexBoth = async () => {
      for (const id of [host, guest]) await desk.index(one, id);
    };
    await desk.merge({ caller: one, params: { id: host }, body: { candidate_id: guest } });
    await indexBoth();
    expect(await desk.found(one, 'right')).toEqual([host]);
    expect(await desk.found(one, 'guest')).toEqual([]);
    await desk.unmerge({ caller: one, params: { id: host }, body: { candidate_id: guest } });
    await indexBoth();
    expect(await desk.found(one, 'right')).toEqual([guest]);
    expect(await desk.found(one, 'left')).toEqual([host]);
  });

  it('keeps no word of an erased person or scan where it is behind a merge or its undo', async () => {
    const one = await newCaller(backend);
    const pair = async () => ({
      host: await desk.add(one, { first_name: 'Host' }),
      guest: await desk.add(one, { first_name: 'Guest' }, { ...resultOf('Ada'), lines }),
    });
    const traces = async () => JSON.stringify(await desk.rows(one)).includes('haskell');
    const undone = await pair();
    const sent = { caller: one, params: { id: undone.host }, body: { candidate_id: undone.guest } };
    await desk.merge(sent);
    for (const id of [undone.host, undone.guest]) await desk.index(one, id);
    await desk.unmerge(sent);
    await desk.erase(one, undone.guest);
    expect(await traces()).toBe(false);

    const merged = await pair();
    await desk.merge({ caller: one, params: { id: merged.host }, body: { candidate_id: merged.guest } });
    const { scan_id } = (await desk.get({ caller: one, params: { id: merged.host } })).body;
    await desk.eraseScan(one, scan_id);
    expect(await traces()).toBe(false);
  });

  it('writes nothing for a change that changes no word', async () => {
    const one = await newCaller(backend);
    const id = await desk.add(one, { last_name: 'Same' });
    const before = await desk.rows(one);
    await desk.update({ caller: one, params: { id }, body: { metadata: { a: 'b' } } });
    await desk.index(one, id);
    expect(await desk.rows(one)).toEqual(before);
  });
});
