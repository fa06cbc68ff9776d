import { beforeAll, describe, expect, it } from 'vitest';
import { auditFit, readSelection } from '../../../shared/administration/audit-fit.ts';
import { AdministrationError } from '../../../shared/administration/organizations.ts';
import { auditAsCsv } from '../../../shared/administration/write-audit.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { fitCalls } from '../../functions/support/fit-calls.ts';
import { jobAsking, scanWith } from '../../functions/support/fit-desk.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** Two people with the skill and one without, in two categories of the auditor's; and one in none. */
async function scored() {
  const caller = await newCaller(backend);
  const job = await jobAsking(backend, caller, 'TypeScript');
  const ids: string[] = [];
  for (const [at, skills] of [['TypeScript'], ['TypeScript'], ['Cooking'], ['Cooking']].entries()) {
    const { id } = await scanWith(backend, caller, skills, { job_id: job });
    await fitCalls(backend).score(caller, id);
    ids[at] = id;
  }
  const reach = {
    fitScores: fitScoreStore(backend.table),
    scans: scanStore(backend.table),
    jobs: jobStore(backend.table),
  };
  const audit = (categories: string) =>
    auditFit(reach, {
      organization: caller.organizationId,
      job,
      categories,
      selection: readSelection(undefined, undefined),
    });
  return { caller, job, ids, audit };
}

describe('an audit', () => {
  it('has the rates of a job’s scored people by the categories of the file', async () => {
    const { job, ids, audit } = await scored();
    const [a, b, c] = ids;
    const result = await audit(`scan_id,category\r\n${a},women\r\n"${b}";men\n${c},men\nnobody,men\n`);
    expect(result).toMatchObject({
      object: 'fit_audit',
      job_id: job,
      selection: { band: 'good' },
      without_category: 1,
      without_score: 1,
    });
    expect(
      result.categories.map((one) => [one.category, one.selected, one.scored, one.impact_ratio]),
    ).toEqual([
      ['men', 1, 2, 0.5],
      ['women', 1, 1, 1],
    ]);
    expect(auditAsCsv(result)).toBe(
      'category,scored,selected,selection_rate,impact_ratio,meets_four_fifths,is_small\r\nmen,2,1,0.5,0.5,false,false\r\nwomen,1,1,1,1,true,false',
    );
  });

  it('finds people by the ids that the customer gave them', async () => {
    const caller = await newCaller(backend);
    const job = await jobAsking(backend, caller, 'TypeScript');
    const scans = scanStore(backend.table);
    const { id } = await scanWith(backend, caller, ['TypeScript'], { job_id: job, external_id: 'cv-1' });
    await fitCalls(backend).score(caller, id);
    const reach = { fitScores: fitScoreStore(backend.table), scans, jobs: jobStore(backend.table) };
    const asked = {
      organization: caller.organizationId,
      job,
      categories: 'cv-1,A',
      selection: { least_score: 100 },
    };
    expect((await auditFit(reach, asked)).categories).toMatchObject([{ category: 'A', selected: 1 }]);
  });

  it('refuses a file that is no such list, and a selection that is none', async () => {
    const { audit } = await scored();
    await expect(audit('just one column')).rejects.toThrow(AdministrationError);
    for (const [band, least] of [
      ['best', undefined],
      [undefined, '101'],
      ['good', '60'],
    ] as const)
      expect(() => readSelection(band, least)).toThrow(AdministrationError);
  });
});
