import { expect } from 'vitest';
import { extractScan } from '../../../../functions/workers/extract-scan/handler.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { fileEraser } from '../../../../shared/storage/erase-file.ts';
import { scanStore } from '../../../../shared/storage/scans.ts';
import { uploadStore } from '../../../../shared/storage/uploads.ts';
import { publishedJob } from '../../../functions/support/application-calls.ts';
import { fitCalls } from '../../../functions/support/fit-calls.ts';
import { extracted } from '../../../functions/support/reading.ts';
import { scanCalls, uploadFile } from '../../../functions/support/scan-calls.ts';
import { profileOf } from '../../../shared/fit/support/profiles.ts';
import type { Backend } from '../../../support/backend.ts';
import type { Fill } from '../enlarge.ts';
import { many, pairs } from './fill.ts';

/** What a reader makes of a CV of 2 MB: texts and lists without an end. */
function largestReading(fill: Fill, skills: string[]) {
  const source = (line: number) => ({ page: 1, line, quote: fill(300) });
  const work = many(400, (index) => ({
    id: `work_${index}`,
    name: fill(100),
    position: fill(100),
    location: null,
    start_date: '2001',
    end_date: '2002',
    is_current: false,
    duration_months: 12,
    summary: null,
    highlights: many(6, () => fill(200)),
    source: source(index + 1),
  }));
  const base = profileOf({ skills });
  const listed = base.skills.map((skill) => ({ ...skill, sources: many(5, (n) => source(n + 1)) }));
  return {
    ...extracted('Anna Smith'),
    profile: { ...base, basics: { ...base.basics, summary: fill(20_000) }, work, skills: listed },
    lines: many(3_000, () => fill(300)),
    linePages: many(3_000, () => 1),
  };
}

/** A scan of such a CV, read and scored more than once. */
export async function fillScans(backend: Backend, caller: Caller, candidateId: string, fill: Fill) {
  const calls = scanCalls(backend);
  const skills = many(100, (n) => `${fill(50)}${n}`);
  const requirements = skills.map((label) => ({
    type: 'skill' as const,
    label: `${label} ${fill(240)}`,
    level: fill(100),
    importance: 'must_have' as const,
    knockout: true,
    weight: 5,
  }));
  const asked = requirements.map((one, n) => (n % 2 ? { ...one, label: skills[n] ?? '' } : one));
  const [job, other] = [
    await publishedJob(backend, caller, { requirements: asked }),
    await publishedJob(backend, caller, { requirements }),
  ];
  const storage_token = await uploadFile(calls, caller, 'A CV', { filename: `${fill(250)}.pdf` });
  const named = {
    project_id: job.id,
    candidate_id: candidateId,
    external_id: fill(255),
    metadata: pairs(fill),
  };
  const made = await calls.create({ caller, body: { storage_token, ...named } });
  expect(made.status).toBe(201);
  const params = { id: made.body.id as string };

  const uploads = uploadStore(backend.s3, backend.bucketName);
  const reading = largestReading(fill, skills);
  const read = extractScan({
    loadCorrections: () => import('../../../../functions/workers/extract-scan/corrections.ts'),
    environmentName: 'production',
    scans: scanStore(backend.table),
    uploads,
    eraseFile: fileEraser(backend.s3, backend.bucketName),
    extract: async () => reading,
    clock: () => new Date(),
  });
  const { score, create, list } = fitCalls(backend);
  for (let n = 0; n < 3; n++) {
    if (n > 0) expect((await calls.rescan({ caller, params })).status).toBe(202);
    await read(
      { organizationId: caller.organizationId, scanId: params.id },
      { messageId: `m${n}`, receiptsLeft: 4 },
    );
    expect((await create({ caller, params, body: { job_id: other.id } })).status).toBe(202);
    await score(caller, params.id);
  }
  const { body } = await calls.get({ caller, params });
  expect([body.status, body.attempt, body.fit.status]).toEqual(['completed', 3, 'completed']);
  expect(body.quality.warnings).toContain('profile_cut');
  expect((await list({ caller, params })).body.data).toHaveLength(2);
  return params;
}
