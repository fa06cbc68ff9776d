import { beforeAll, describe, expect, it } from 'vitest';
import { keepResult } from '../../shared/storage/keep-result.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { misread, misreadScan } from './support/corrected-cv.ts';
import { originOf } from './support/origin.ts';
import { resultOf } from './support/reading.ts';
import { scanCalls, storeScan } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const [first, second] = misread.work;
const paths = ({ profile }: { profile: { corrected: { path: string }[] } }) =>
  profile.corrected.map(({ path }) => path);

describe('200: a correction', () => {
  it('is in effect at once, is named, and is certain', async () => {
    const { correct, get } = await misreadScan(backend);
    const before = await get();
    const { status, body } = await correct({ basics: { name: 'Jane van Dam', phone: '+31 20 794 0800' } });
    expect(status).toBe(200);
    expect(body.profile.basics).toMatchObject({
      ...before.profile.basics,
      name: 'Jane van Dam',
      first_name: 'Jane',
      last_name: 'van Dam',
      phone: '+31 20 794 0800',
      phones: [{ number: '+31 20 794 0800', is_primary: true, e164: '+31207940800', country_code: 'NL' }],
    });
    expect(paths(body)).toEqual(['basics/name', 'basics/phone']);
    expect(body.profile.confidence).toMatchObject({ name: 1, phone: 1, work: 0.5 });
    expect(body.version).toBe(before.version + 1);
    expect(await get()).toEqual(body);
  });

  it('replaces a list as a whole, and computes again what follows from it', async () => {
    const { correct } = await misreadScan(backend);
    const work = [
      { id: 'work_1', position: 'Nurse', name: 'Harbour Clinic', start_date: '2019-01', end_date: '2020-12' },
      {
        position: 'Head nurse',
        name: 'Harbour Clinic',
        start_date: '2021',
        end_date: '2022-06',
        location: { raw: 'Delft' },
      },
    ];
    const education = [{ institution: 'University of Delft', study_type: 'MSc', end_date: '2018' }];
    const { body } = await correct({
      work,
      education,
      skills: [{ name: 'k8s' }],
      languages: [{ language: 'German', cefr: 'B2' }],
    });
    expect(body.profile.work).toMatchObject([
      { ...work[0], duration_months: 24, source: null },
      { id: 'work_2', duration_months: 18, location: { raw: 'Delft' }, highlights: [], is_current: false },
    ]);
    expect(body.profile.education).toMatchObject([{ level: 'master', area: null, source: null }]);
    expect(body.profile.skills).toMatchObject([{ name: 'k8s', normalized: 'Kubernetes', sources: [] }]);
    expect(body.profile.languages).toMatchObject([{ code: 'de', fluency: 'advanced', cefr: 'B2' }]);
    expect(body.profile.totals).toMatchObject({ experience_months: 42, highest_education_level: 'master' });
    expect(body.summary.text).toContain('Most recently Head nurse at Harbour Clinic');
    expect(body.profile.confidence).toMatchObject({ work: 1, education: 1, skills: 1, languages: 1 });
    const fields = body.profile.review.map(({ path }: { path: string }) => path.split('/')[0]);
    expect(new Set(fields)).toEqual(new Set(['basics']));
  });

  it('keeps the line of an entry that was read from it, and of no other', async () => {
    const { correct } = await misreadScan(backend);
    const known = second?.source;
    const { body } = await correct({
      work: [
        { position: 'Porter', source: known },
        { position: 'Nurse', source: { ...known, line: 7 } },
      ],
      skills: [{ name: 'Cardiology', sources: misread.skills[0]?.sources }],
    });
    expect(body.profile.work).toMatchObject([{ source: known }, { source: null }]);
    expect(body.profile.skills[0].sources).toEqual(misread.skills[0]?.sources);
  });

  it('names values that an entry still lacks', async () => {
    const { correct } = await misreadScan(backend);
    const { body } = await correct({
      basics: { name: 'J', email: 'j@example.com', phone: null },
      work: [{ position: 'Nurse', name: 'Clinic', start_date: '2019' }],
    });
    expect(body.profile.review.filter(({ path }: { path: string }) => /^(basics|work)/.test(path))).toEqual([
      { path: 'work/0/end_date', reason: 'missing_date' },
    ]);
  });

  it('of an address keeps the others, and of none has none', async () => {
    const { correct } = await misreadScan(backend);
    const { body } = await correct({ basics: { email: 'j@example.com' } });
    expect(body.profile.basics.emails.map(({ address }: { address: string }) => address)).toEqual([
      'j@example.com',
      'jm@example.com',
    ]);
    const none = await correct({ basics: { email: null, location: { city: 'Delft', country_code: 'NL' } } });
    expect(none.body.profile.basics).toMatchObject({
      email: null,
      emails: [],
      location: { raw: 'Delft, NL', city: 'Delft' },
    });
    expect(paths(none.body)).toEqual(['basics/email', 'basics/location']);
  });

  it('of a failed rescan changes the profile that stays readable', async () => {
    const { caller, calls, params, correct } = await misreadScan(backend);
    const failed = { code: 'provider_error' as const, message: 'x', retryable: true };
    await scanStore(backend.table).change(originOf(caller), params.id, (scan) => ({
      next: { ...scan, status: 'failed', error: failed },
      events: [],
    }));
    expect((await correct({ basics: { name: 'Jane Miller' } })).status).toBe(200);
    expect((await calls.get({ caller, params })).body.profile.basics.name).toBe('Jane Miller');
  });
});

describe('200: nothing changed', () => {
  it('by an empty request, or by one that was made before', async () => {
    const { caller, correct } = await misreadScan(backend);
    const sent = { basics: { name: 'Jane Miller' }, work: [{ position: 'Nurse' }, { position: 'Porter' }] };
    const { body } = await correct(sent);
    expect((await correct(sent)).body).toEqual(body);
    expect((await correct({})).body).toEqual(body);
    expect((await correct({ education: null })).body).toEqual(body);
    expect(await eventsOf(backend, caller)).toHaveLength(1);
  });

  it('a value that was read can be confirmed', async () => {
    const { correct } = await misreadScan(backend);
    const { body } = await correct({ basics: { name: misread.basics.name } });
    expect(paths(body)).toEqual(['basics/name']);
    expect(body.profile.confidence.name).toBe(1);
  });
});

describe('200: taking back', () => {
  it('shows again what was read, section by section', async () => {
    const { get, correct } = await misreadScan(backend);
    const { profile: read } = await get();
    // The durations of this reading do not follow from its dates: a first correction computes them.
    const { profile: before } = (await correct({ basics: { label: 'Nurse' } })).body;
    await correct({
      basics: { name: 'Jane Miller', phone: '020' },
      work: [{ position: 'Nurse', start_date: '2001', end_date: '2010' }],
      skills: [],
    });
    const { body } = await correct({ work: null });
    expect(paths(body).sort()).toEqual(['basics/label', 'basics/name', 'basics/phone', 'skills']);
    expect(body.profile.work.map(({ position }: { position: string }) => position)).toEqual([
      first?.position,
      second?.position,
    ]);
    expect(body.profile.confidence).toMatchObject({ work: read.confidence.work, skills: 1 });
    const { body: last } = await correct({ basics: null, skills: null });
    const { review: _, totals: _totals, work: _work, ...rest } = read;
    expect(last.profile.totals).toEqual(before.totals);
    expect(last.profile).toMatchObject(rest);
    expect(last.profile.corrected).toEqual([]);
    expect(last.profile.work.map(({ source }: { source: object }) => source)).toEqual(
      misread.work.map(({ source }) => source),
    );
  });
});

it('200: the text of the CV stays, and whether it is cut', async () => {
  const { caller, calls, params, correct } = await misreadScan(backend);
  const stored = { profile: misread, lines: ['Jane', 'Nurse'], lines_cut: true };
  await backend.table.commit([
    keepResult(caller.organizationId, params.id, { ...resultOf('Jane'), ...stored }),
  ]);
  await correct({ skills: [] });
  const { body } = await calls.text({ caller, params });
  expect(body).toMatchObject({ lines: stored.lines, is_cut: true });
});

describe('200: the event', () => {
  it('names the paths and has no value', async () => {
    const { caller, correct } = await misreadScan(backend);
    await correct({ basics: { name: 'Secret Name' }, certificates: [{ name: 'Secret' }] });
    await correct({ certificates: null });
    const events = (await eventsOf(backend, caller)).toSorted((a, b) => a.sequence - b.sequence);
    expect(events).toMatchObject([
      {
        type: 'scan.corrected',
        sequence: 2,
        data: { context: { changed_fields: ['basics/name', 'certificates'] } },
      },
      { type: 'scan.corrected', sequence: 3, data: { context: { changed_fields: ['certificates'] } } },
    ]);
    expect(JSON.stringify(events)).not.toContain('Secret');
  });
});

describe('refusals', () => {
  it('404 for the scan of another organization, which stays as it is', async () => {
    const { get, params, calls } = await misreadScan(backend);
    const before = await get();
    const stranger = await newCaller(backend);
    expect((await calls.correct({ caller: stranger, params, body: { work: [] } })).status).toBe(404);
    expect(await get()).toEqual(before);
  });

  it('403 for a publishable key, and for a key without the scope', async () => {
    const { calls, caller, params } = await misreadScan(backend);
    const send = (changes: object) => calls.correct({ caller: { ...caller, ...changes }, params, body: {} });
    expect((await send({ keyType: 'publishable' })).body.error.code).toBe('key_type_not_allowed');
    expect((await send({ scopes: ['scans:read'] })).body.error.code).toBe('insufficient_scope');
  });

  it.each(['queued', 'processing'] as const)('409 for a %s scan', async (status) => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date(), { status });
    const { body } = await scanCalls(backend).correct({ caller, params: { id }, body: { work: [] } });
    expect(body.error).toMatchObject({ status: 409, code: 'scan_in_progress' });
  });

  it('409 for a scan that could not be read', async () => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date(), { status: 'failed' });
    const { body } = await scanCalls(backend).correct({ caller, params: { id }, body: { work: [] } });
    expect(body.error).toMatchObject({ status: 409, code: 'invalid_state_transition' });
  });

  it('412 for a version that was changed since', async () => {
    const { get, correct } = await misreadScan(backend);
    const { version } = await get();
    expect((await correct({ skills: [] }, { 'if-match': `"${version}"` })).status).toBe(200);
    const { body } = await correct({ skills: null }, { 'if-match': `"${version}"` });
    expect(body.error).toMatchObject({ status: 412, code: 'stale_object' });
  });

  it('413 for more than can be stored', async () => {
    const { correct } = await misreadScan(backend);
    const summary = 'x'.repeat(20_000);
    const sent = (list: object[]) => correct({ work: list.map((one) => ({ ...one, summary })) });
    expect((await sent(Array.from({ length: 6 }, () => ({ position: 'Nurse' })))).status).toBe(200);
    const { body } = await sent(Array.from({ length: 7 }, () => ({ position: 'Nurse' })));
    expect(body.error).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  it.each<[string, object, string, string]>([
    [
      'a day that does not exist',
      { work: [{ position: 'N', start_date: '2021-02-30' }] },
      'work.0.start_date',
      'invalid_format',
    ],
    [
      'a date in words',
      { certificates: [{ name: 'A', date: 'May 2021' }] },
      'certificates.0.date',
      'invalid_format',
    ],
    [
      'an end before the start',
      { work: [{ position: 'N' }, { position: 'N', start_date: '2021-05', end_date: '2021-04' }] },
      'work.1.end_date',
      'contradictory',
    ],
    [
      'studies that end before their start',
      { education: [{ study_type: 'BSc', start_date: '2021', end_date: '2020' }] },
      'education.0.end_date',
      'contradictory',
    ],
    [
      'a current job with an end',
      { work: [{ position: 'N', is_current: true, end_date: '2020' }] },
      'work.0.is_current',
      'contradictory',
    ],
    ['a job without title and employer', { work: [{ start_date: '2020' }] }, 'work.0.position', 'required'],
    [
      'a skill that is there twice',
      { skills: [{ name: 'Java' }, { name: 'java' }] },
      'skills.1.name',
      'duplicate',
    ],
    ['a link with a script', { basics: { url: 'javascript:alert(1)' } }, 'basics.url', 'invalid_format'],
    [
      'a list without an end',
      { languages: Array.from({ length: 51 }, (_, at) => ({ language: `l${at}` })) },
      'languages',
      'too_many',
    ],
    [
      'a value that is computed',
      { work: [{ position: 'N', duration_months: 3 }] },
      'work.0.duration_months',
      'unknown_field',
    ],
    ['a list that cannot be corrected', { projects: [] }, 'projects', 'unknown_field'],
    ['the introduction', { basics: { summary: 'I' } }, 'basics.summary', 'unknown_field'],
    [
      'an address that is no primary one',
      { basics: { email: 'a@example.com', emails: [{ address: 'b@example.com' }] } },
      'basics.email',
      'contradictory',
    ],
  ])('422 for %s', async (_, sent, param, code) => {
    const { get, correct } = await misreadScan(backend);
    const before = await get();
    const { status, body } = await correct(sent);
    expect([status, body.error.param, body.error.details[0]?.code]).toEqual([422, param, code]);
    expect(await get()).toEqual(before);
  });
});
