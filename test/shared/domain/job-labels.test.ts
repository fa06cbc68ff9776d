import { describe, expect, it } from 'vitest';
import {
  givenDepartment,
  labelIdsOf,
  refuseStrangeOffices,
  withLabels,
} from '../../../shared/domain/job-labels.ts';
import type { Department, Office } from '../../../shared/domain/stored/vocabulary.ts';
import { sampleJob } from './support/samples.ts';

const care = { id: 'dep_1', name: 'Intensive care' } as Department;
const [north, south] = [{ id: 'off_1', name: 'North' } as Office, { id: 'off_2', name: 'South' } as Office];
const offices = new Map([north, south].map((office) => [office.id, office]));
const refusal = (code: string, param: string) =>
  expect.objectContaining({
    particulars: expect.objectContaining({ details: [expect.objectContaining({ param, code })] }),
  });

describe('the ids of a job’s labels', () => {
  it('are those of its department and its offices', () => {
    const job = sampleJob({ department_id: 'dep_1', office_ids: ['off_1', 'off_2'] });
    expect(labelIdsOf(job)).toEqual(['dep_1', 'off_1', 'off_2']);
  });

  it('are those of its offices if its department is only a text', () => {
    expect(labelIdsOf(sampleJob({ department: 'Care', department_id: null, office_ids: ['off_1'] }))).toEqual(
      ['off_1'],
    );
  });

  it('are none without a job', () => {
    expect(labelIdsOf(null)).toEqual([]);
  });
});

describe('the department of a request', () => {
  it('is named by its id, by its name, or by both', () => {
    const own = { department: care.name, department_id: care.id };
    expect(givenDepartment({ department_id: care.id }, care)).toEqual(own);
    expect(givenDepartment({ department: 'intensive CARE' }, care)).toEqual(own);
    expect(givenDepartment({ department: 'intensive care', department_id: care.id }, care)).toEqual(own);
  });

  it('is a text if none has that name, null if it is cleared, and undefined if it is not given', () => {
    expect(givenDepartment({ department: 'Night team' }, undefined)).toEqual({
      department: 'Night team',
      department_id: null,
    });
    expect(givenDepartment({ department_id: null }, undefined)).toEqual({
      department: null,
      department_id: null,
    });
    expect(givenDepartment({}, undefined)).toBeUndefined();
  });

  it('is refused for an id without a department, and for a name that is not its own', () => {
    expect(() => givenDepartment({ department_id: 'dep_9' }, undefined)).toThrow(
      refusal('not_found', 'department_id'),
    );
    expect(() => givenDepartment({ department: 'Night team', department_id: care.id }, care)).toThrow(
      refusal('contradictory', 'department'),
    );
    expect(() => givenDepartment({ department: null, department_id: care.id }, care)).toThrow(
      refusal('contradictory', 'department'),
    );
  });
});

describe('the offices of a request', () => {
  it('are accepted if each exists and is named once', () => {
    expect(() => refuseStrangeOffices(['off_2', 'off_1'], offices)).not.toThrow();
    expect(() => refuseStrangeOffices(['off_1', 'off_1'], offices)).toThrow(
      refusal('duplicate', 'office_ids'),
    );
    expect(() => refuseStrangeOffices(['off_1', 'off_9'], offices)).toThrow(
      refusal('not_found', 'office_ids.1'),
    );
  });
});

describe('a job with present names', () => {
  const job = sampleJob({ department: 'Care', department_id: care.id, office_ids: ['off_2', 'off_9'] });

  it('has the names of today, without an office that was deleted', () => {
    expect(withLabels(job, new Map([[care.id, care]]), offices)).toMatchObject({
      department: 'Intensive care',
      department_id: 'dep_1',
      office_ids: ['off_2'],
      offices: [{ id: 'off_2', name: 'South' }],
    });
  });

  it('keeps the name of a department that was deleted', () => {
    expect(withLabels(job, new Map(), offices)).toMatchObject({ department: 'Care', department_id: null });
  });

  it('has the text of a department without an id', () => {
    const free = { ...job, department: 'Night team', department_id: null };
    expect(withLabels(free, new Map([[care.id, care]]), offices)).toMatchObject({
      department: 'Night team',
      department_id: null,
    });
  });
});
