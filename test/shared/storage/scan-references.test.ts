import { beforeAll, describe, expect, it } from 'vitest';
import type { Attachment } from '../../../shared/domain/stored/application.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { scanReferences } from '../../../shared/storage/scan-references.ts';
import type { Backend } from '../../support/backend.ts';
import { eventsOf } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { personDesk } from './support/person-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const attachment = (file_key: string) => ({ id: `file of ${file_key}`, file_key }) as Attachment;

/** A candidate with one application, and the removal of references to their scans. */
async function referringDesk() {
  const desk = await personDesk(backend);
  const { organizationId, stores, origin, caller } = desk;
  const person = await desk.add();
  const application = await desk.apply(person);
  const references = scanReferences({ ...stores, intakes: intakeStore(backend.table) });
  const count = async () => (await eventsOf(backend, caller)).length;
  return {
    ...desk,
    person,
    application,
    readPerson: () => stores.candidates.get(organizationId, person),
    readApplication: () => stores.applications.get(organizationId, application),
    refer: (scan_id: string | null, ...files: string[]) =>
      stores.applications.change(origin(), application, (before) => ({
        next: {
          ...before,
          scan_id,
          submission: { ...before.submission, attachments: files.map(attachment) },
        },
        events: [],
      })),
    show: (scan_id: string) =>
      stores.candidates.change(origin(), person, (before) => ({ next: { ...before, scan_id }, events: [] })),
    /** Removes the references to a scan; returns the events of that. */
    async without(scan: Scan) {
      const before = await count();
      const writes = await references.without(origin(), scan);
      if (writes.length > 0) await backend.table.commit(writes);
      const events = (await eventsOf(backend, caller)).slice(before);
      return events.map(({ type, data }) => [type, (data.context.changed as string[]).toSorted()]);
    },
  };
}

describe('an application loses', () => {
  it('its scan and the file of that scan, and keeps its other files', async () => {
    const { scan, refer, without, application: application_id, readApplication } = await referringDesk();
    const cv = await scan({ application_id, file_key: 'cv' });
    await refer(cv.id, 'letter', 'cv');
    expect(await without(cv)).toEqual([['application.updated', ['scan_id', 'submission']]]);
    const { scan_id, submission } = await readApplication();
    expect([scan_id, submission.attachments.map(({ file_key }) => file_key)]).toEqual([null, ['letter']]);
  });

  it('only the file where it has another scan, and only the scan where it has no such file', async () => {
    const { scan, refer, without, application: application_id, readApplication } = await referringDesk();
    const [newer, old] = [await scan(), await scan({ application_id, file_key: 'cv' })];
    await refer(newer.id, 'cv');
    expect(await without(old)).toEqual([['application.updated', ['submission']]]);
    expect((await readApplication()).scan_id).toBe(newer.id);
    await refer(old.id, 'letter');
    expect(await without(old)).toEqual([['application.updated', ['scan_id']]]);
    expect((await readApplication()).submission.attachments).toHaveLength(1);
  });

  it('nothing of a scan that it does not name, and is not asked about one without an application', async () => {
    const { scan, refer, without, application: application_id } = await referringDesk();
    const [own, other, bare] = [await scan(), await scan({ application_id }), await scan({ file_key: 'cv' })];
    await refer(own.id, 'cv');
    expect(await without(other)).toEqual([]);
    expect(await without(bare)).toEqual([]);
    expect(await without(await scan({ application_id: other.id.replace('scan', 'app') }))).toEqual([]);
  });
});

describe('a candidate shows instead', () => {
  it('the newest other scan that the team attached, or that came with a confirmed application', async () => {
    const {
      scan,
      show,
      without,
      person: candidate_id,
      application,
      stores,
      origin,
      readPerson,
    } = await referringDesk();
    const old = await scan({ candidate_id });
    const applied = await scan({ candidate_id, application_id: application });
    const shown = await scan({ candidate_id });
    await show(shown.id);
    expect(await without(shown)).toEqual([['candidate.updated', ['scan_id']]]);
    expect((await readPerson()).scan_id).toBe(applied.id);
    await stores.applications.change(origin(), application, (before) => ({
      next: { ...before, is_confirmed: false },
      events: [],
    }));
    await show(shown.id);
    await without(shown);
    expect((await readPerson()).scan_id).toBe(old.id);
  });

  it('none where no other scan may be shown, and stays as it is where it shows another one', async () => {
    const { scan, show, without, person: candidate_id, readPerson } = await referringDesk();
    const shown = await scan({ candidate_id });
    await scan({ candidate_id, application_id: shown.id.replace('scan', 'app') });
    await show(shown.id);
    expect(await without({ ...shown, candidate_id: null })).toEqual([]);
    await without(shown);
    expect((await readPerson()).scan_id).toBeNull();
    expect(await without(shown)).toEqual([]);
  });

  it.each([99, 100])(
    'one that comes after %i others that may not be shown: the newest hundred count',
    async (count) => {
      const { scan, show, without, person: candidate_id, readPerson } = await referringDesk();
      const old = await scan({ candidate_id });
      const application_id = old.id.replace('scan', 'app');
      for (let n = 0; n < count; n++) await scan({ candidate_id, application_id });
      const shown = await scan({ candidate_id });
      await show(shown.id);
      await without(shown);
      expect((await readPerson()).scan_id).toBe(count < 100 ? old.id : null);
    },
  );

  it('no scan that is deleted meanwhile', async () => {
    const { scan, show, person: candidate_id, stores, origin } = await referringDesk();
    const other = await scan({ candidate_id });
    const shown = await scan({ candidate_id });
    await show(shown.id);
    const writes = await scanReferences({ ...stores, intakes: intakeStore(backend.table) }).without(
      origin(),
      shown,
    );
    await stores.scans.remove(origin(), other.id, []);
    await expect(backend.table.commit(writes)).rejects.toMatchObject({ name: 'ConditionFailed' });
  });
});
