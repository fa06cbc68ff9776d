/** A correction is in effect as a whole or refused, and nothing else of the profile is lost by it. */
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../../shared/contracts/profile.ts';
import { correctableLists, correctProfileBody } from '../../shared/contracts/profile-corrections.ts';
import { maxPassages, passagesIn } from '../../shared/storage/fit-profile.ts';
import { keepResult, resultKey } from '../../shared/storage/keep-result.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { misread, misreadScan } from './support/corrected-cv.ts';
import { extractionDesk } from './support/extraction-desk.ts';
import { extracted, resultOf } from './support/reading.ts';
import { scanCalls } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const jobs = (count: number, highlights: number) =>
  many(count, (job) => ({ position: `Post ${job}`, highlights: many(highlights, (at) => `h${at}`) }));
const readSkills = many(300, (at) => ({
  name: `Skill ${at}`,
  normalized: `Skill ${at}`,
  type: null,
  sources: [],
}));
const longCv: Profile = { ...misread, skills: readSkills };

/** A scan with a long list of skills, and all that is stored of it. */
async function longScan(lines = ['Jane Milller']) {
  const at = await misreadScan(backend);
  const { organizationId } = at.caller;
  const { id } = at.params;
  await backend.table.commit([
    keepResult(organizationId, id, { ...resultOf('Jane'), profile: longCv, lines }),
  ]);
  // From now on, what follows from the values is as the reader computes it.
  for (const label of ['Nurse', null]) await at.correct({ basics: label && { label } });
  const stored = () => scanStore(backend.table).findWithResult(organizationId, id);
  return { ...at, stored };
}

interface Walked {
  type: string;
  requirement?: number;
  wrapped?: unknown;
  pipe?: unknown[];
}
/** The most entries that the schema of a list takes. */
function mostOf(list: (typeof correctableLists)[number]): number {
  const found: number[] = [];
  const walk = (schema: unknown): void => {
    const { type, requirement, wrapped, pipe = [] } = schema as Walked;
    if (type === 'max_length' && requirement) found.push(requirement);
    for (const part of [wrapped, ...pipe]) if (part && part !== schema) walk(part);
  };
  walk(correctProfileBody.entries[list]);
  if (found[0] === undefined) throw new Error(`${list} has no limit`);
  return found[0];
}
const largest = {
  work: jobs(mostOf('work'), 100),
  education: many(mostOf('education'), (at) => ({ institution: `School ${at}` })),
  skills: many(mostOf('skills'), (at) => ({ name: `Sent ${at}` })),
  languages: many(mostOf('languages'), (at) => ({ language: `Language ${at}` })),
  certificates: many(mostOf('certificates'), (at) => ({ name: `Certificate ${at}` })),
};
const bodies: [string, object][] = [
  ...correctableLists.map((list): [string, object] => [list, { [list]: largest[list] }]),
  ['all lists together', largest],
  ['jobs with 45 short highlights', { work: jobs(100, 45) }],
];

describe('the largest correction that the schema takes', () => {
  it.each(bodies)('of %s is in effect as a whole, or changes nothing', async (_, body) => {
    const { correct, get, stored, caller } = await longScan();
    const [before, shown, events] = [await stored(), await get(), await eventsOf(backend, caller)];
    const { status, body: answer } = await correct(body);
    if (status !== 200) {
      const paths = status === 413 ? [] : Object.keys(body);
      const code = status === 413 ? 'payload_too_large' : 'validation_failed';
      expect([answer.error.code, answer.error.param]).toEqual([code, paths[0] ?? null]);
      expect(
        answer.error.details.map((one: { param: string; code: string }) => [one.param, one.code]),
      ).toEqual(paths.map((path) => [path, 'too_many']));
      expect(await stored()).toEqual(before);
      expect(await eventsOf(backend, caller)).toEqual(events);
      return;
    }
    for (const list of correctableLists) {
      if (list in body) expect(answer.profile[list]).toHaveLength(largest[list].length);
      else expect(answer.profile[list]).toEqual(shown.profile[list]);
    }
    expect((await get()).profile).toEqual(answer.profile);
    const taken = Object.fromEntries(Object.keys(body).map((list) => [list, null]));
    expect((await correct(taken)).body.profile).toEqual(shown.profile);
  });

  it('is found: some are accepted, and some are refused', async () => {
    const { correct } = await longScan();
    expect(largest.skills).toHaveLength(500);
    const sent = [{ skills: largest.skills }, { work: largest.work }, largest];
    const statuses: number[] = [];
    for (const body of sent) statuses.push((await correct(body)).status);
    expect(statuses).toEqual([200, 422, 413]);
  });
});

describe('the limit', () => {
  /** Jobs without highlights count twice. */
  const upTo = (passages: number) => {
    const others = passagesIn({ ...longCv, work: [] });
    const [first, ...more] = jobs(100, 38).slice(0, Math.ceil((passages - others) / 40));
    const rest = passages - others - more.length * 40 - 2;
    return { work: [{ ...first, highlights: many(rest, (at) => `r${at}`) }, ...more] };
  };

  it('is exact, and counts what was not corrected', async () => {
    const { correct, get } = await longScan();
    const { status, body } = await correct(upTo(maxPassages));
    expect([status, passagesIn(body.profile)]).toEqual([200, maxPassages]);
    expect((await correct(upTo(maxPassages + 1))).status).toBe(422);
    expect((await get()).profile).toEqual(body.profile);
  });

  it('holds for what is taken back, until what was read has room again', async () => {
    const { correct, get } = await longScan();
    const before = await get();
    expect((await correct({ skills: [] })).status).toBe(200);
    expect((await correct(upTo(maxPassages + 200))).status).toBe(200);
    const { body } = await correct({ skills: null });
    expect([body.error?.code, body.error?.param]).toEqual(['validation_failed', 'skills']);
    expect((await correct({ skills: null, work: null })).body.profile).toEqual(before.profile);
  });
});

describe('the text of a CV', () => {
  const random = (bytes: number) => randomBytes(bytes * 0.75).toString('base64');
  const texts = () => ({ work: many(6, () => ({ position: 'Nurse', summary: random(20_000) })) });

  it('stays whole next to corrections that do not pack, however long it is', async () => {
    const { correct, stored } = await longScan(many(16_000, () => crypto.randomUUID()));
    const { lines = [] } = (await stored())?.result ?? {};
    expect(lines.length).toBeGreaterThan(5_000);
    expect((await correct(texts())).status).toBe(200);
    expect((await stored())?.result?.lines).toEqual(lines);
    expect((await correct({ work: null })).status).toBe(200);
    expect((await stored())?.result?.lines).toEqual(lines);
  });

  it('of an earlier release that leaves no room stays, and the correction is refused', async () => {
    const { correct, stored, caller, params } = await longScan();
    const full = { ...resultOf('Jane'), profile: longCv, lines: many(15_000, () => crypto.randomUUID()) };
    const data = gzipSync(JSON.stringify(full));
    const when = { always: 'as an earlier release stored it' };
    await backend.table.commit([{ put: { ...resultKey(caller.organizationId, params.id), data }, when }]);
    const before = await stored();
    const { body } = await correct(texts());
    expect(body.error).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(await stored()).toEqual(before);
    expect((await correct({ basics: { name: 'Jane' } })).status).toBe(200);
    expect((await stored())?.result?.lines).toEqual(full.lines);
  });
});

describe('a rescan that reads more than has room next to the corrections', () => {
  /** A scan that was corrected, then read again as this profile. */
  async function readAgain(body: object, profile: Profile) {
    const at = await extractionDesk(backend);
    const calls = scanCalls(backend);
    at.reader = async () => ({ ...extracted('Jane'), profile: misread });
    await at.read('message-1');
    const { caller, params } = at;
    const { status, body: corrected } = await calls.correct({ caller, params, body });
    expect(status).toBe(200);
    expect((await calls.rescan({ caller, params })).status).toBe(202);
    at.reader = async () => ({ ...extracted('Jane'), profile });
    await at.read('message-2');
    return {
      corrected,
      scan: await at.scan(),
      correct: (sent: object) => calls.correct({ caller, params, body: sent }),
    };
  }

  it('cuts what was read, keeps what a person corrected, and has the warning', async () => {
    const { corrected, scan, correct } = await readAgain({ work: jobs(100, 36) }, longCv);
    expect([scan.status, scan.attempt]).toEqual(['completed', 2]);
    expect(scan.quality.warnings).toEqual(['profile_cut']);
    expect(scan.profile.work).toEqual(corrected.profile.work);
    expect(scan.profile.corrected).toEqual(corrected.profile.corrected);
    expect(scan.profile.skills.map(({ name }: { name: string }) => name)).toEqual(
      readSkills.slice(0, 128).map(({ name }) => name),
    );
    expect((await correct({ work: null })).body.profile.work).toHaveLength(2);
  });

  it('leaves only the corrections where they fill the profile', async () => {
    const work = [...jobs(99, 38), { position: 'Last', highlights: many(29, (at) => `l${at}`) }];
    const all = { work, education: [], skills: [], languages: [{ language: 'Dutch' }], certificates: [] };
    const { corrected, scan } = await readAgain(
      { ...all, skills: many(8, (at) => ({ name: `Sent ${at}` })) },
      { ...longCv, projects: many(3, (at) => ({ ...project, name: `Project ${at}` })) },
    );
    expect(passagesIn(corrected.profile)).toBe(maxPassages);
    expect(scan).toMatchObject({ status: 'completed', quality: { warnings: ['profile_cut'] } });
    for (const list of correctableLists) expect(scan.profile[list]).toEqual(corrected.profile[list]);
    expect(scan.profile.projects).toEqual([]);
  });

  it('has no warning where both have room', async () => {
    const { scan } = await readAgain({ work: jobs(100, 30) }, longCv);
    expect(scan.quality.warnings).toEqual([]);
    expect(scan.profile.skills).toHaveLength(300);
  });
});

const project = {
  description: null,
  start_date: null,
  end_date: null,
  url: null,
  highlights: [],
  source: { page: 1, line: 1, quote: 'Project' },
};
