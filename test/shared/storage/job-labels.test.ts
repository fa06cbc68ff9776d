import { beforeAll, describe, expect, it } from 'vitest';
import { newEntry } from '../../../shared/domain/vocabulary.ts';
import { jobLabels, labelUses } from '../../../shared/storage/job-labels.ts';
import { linkedIds } from '../../../shared/storage/links.ts';
import { officeStore } from '../../../shared/storage/offices.ts';
import { usedPartition } from '../../../shared/storage/vocabulary-keys.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { sampleJob } from '../domain/support/samples.ts';
import { vocabularyDesk } from './support/vocabulary-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const desk = () => vocabularyDesk(backend);

describe('the labels of a job', () => {
  it('are linked to it, and unlinked when it gets others or is deleted', async () => {
    const { organizationId, table } = await desk();
    const job = (department_id: string | null, ...office_ids: string[]) =>
      sampleJob({ id: 'job_01KERKKS60H44Y43NQ4G6ZXC29', department_id, office_ids });
    const used = async () =>
      (
        await Promise.all(
          ['dep_1', 'off_1', 'off_2'].map((id) => linkedIds(table, usedPartition(organizationId, id), 'job')),
        )
      ).map(({ length }) => length);
    const change = (before: ReturnType<typeof job> | null, after: ReturnType<typeof job> | null) =>
      table.commit(labelUses(organizationId, before, after));
    await change(null, job('dep_1', 'off_1'));
    expect(await used()).toEqual([1, 1, 0]);
    await change(job('dep_1', 'off_1'), job(null, 'off_1', 'off_2'));
    expect(await used()).toEqual([0, 1, 1]);
    expect(labelUses(organizationId, job('dep_1', 'off_1'), job('dep_1', 'off_1'))).toEqual([]);
    await change(job(null, 'off_1', 'off_2'), null);
    expect(await used()).toEqual([0, 0, 0]);
  });

  it('are found by id or by name, and a job is of the department with this very name', async () => {
    const { add, organizationId, table, origin, newId } = await desk();
    const labels = jobLabels(table);
    const care = await add('Care');
    const office = await officeStore(table).add(origin(), () => ({
      ...newEntry(newId('office'), { name: 'Rotterdam' }, new Date()),
      location: null,
    }));
    const expected = { department: 'Care', department_id: care.id };
    expect(await labels.resolved(organizationId, { department: 'care' })).toMatchObject(expected);
    expect(await labels.resolved(organizationId, { department_id: care.id })).toMatchObject(expected);
    expect(await labels.resolved(organizationId, {})).toEqual({});
    const strange = { department_id: null, office_ids: [office.id, 'off_none'] };
    await expect(labels.resolved(organizationId, strange)).rejects.toMatchObject({
      code: 'validation_failed',
    });
    const job = sampleJob({ department: 'Old', department_id: care.id, office_ids: [office.id] });
    expect(await labels.label(organizationId, job)).toMatchObject({
      ...{ department: 'Care', offices: [{ id: office.id, name: 'Rotterdam' }] },
    });
    const isOf = async (name: string, one = job) => (await labels.isOfDepartment(organizationId, name))(one);
    expect([await isOf('Care'), await isOf('care'), await isOf('Old')]).toEqual([true, false, false]);
    const free = { ...job, department_id: null, department: 'Old' };
    expect([await isOf('Old', free), await isOf('Care', free)]).toEqual([true, false]);
  });
});
