import { unreadable } from '../functions/workers.ts';
import { type Operation, refusedForExternalId, wrong } from './client.ts';

export const scanOperations: readonly Operation[] = [
  {
    name: 'upload a CV and register it',
    weight: 4,
    async perform(client) {
      const { run, number, expect } = client;
      const job_id = run.chance.hit(0.4) ? client.take(run.world.jobs) : undefined;
      const candidate_id = run.chance.hit(0.4) ? client.take(run.world.candidates) : undefined;
      const external_id = client.externalId('scan');
      const upload = await client.plain('createUpload', { body: { filename: 'cv.txt' } });
      expect(upload.status === 201, wrong('createUpload', upload));
      if (upload.status !== 201) return;
      const text = run.chance.hit(0.2) ? unreadable : `Person ${number}`;
      const { upload_url, headers, storage_token } = upload.body;
      const put = await fetch(upload_url, { method: 'PUT', headers, body: text });
      expect(put.ok, `the upload was answered ${put.status}`);
      const deleted = run.world.deletedScans.size;
      const answer = await client.keyed('createScan', {
        body: { storage_token, project_id: job_id, candidate_id, external_id },
      });
      if (refusedForExternalId(client, 'scan', external_id, answer)) return;
      // Whose it is to be may have been erased meanwhile.
      if (answer.status !== 201 && run.world.erased.has(candidate_id ?? '')) return;
      // A scan that a first try made may have been deleted, and its grant with it, before the next try.
      const isGone =
        ['storage_token_invalid', 'answer_erased'].includes(answer.code ?? '') &&
        run.world.deletedScans.size > deleted;
      if (isGone) return;
      expect(answer.status === 201, wrong('createScan', answer));
      // The answer of a first try may be repeated after somebody deleted what it tells of.
      if (answer.status !== 201 || run.world.deletedScans.has(answer.body.id)) return;
      run.world.scans.set(answer.body.id, { view: answer.body, text, attempt: 1 });
      if (!candidate_id || run.world.sharedCandidates.has(candidate_id)) return;
      const { version: _, updated_at: __, ...rest } = run.world.candidates.get(candidate_id);
      run.world.candidates.set(candidate_id, { ...rest, scan_id: answer.body.id });
    },
  },
  {
    name: 'ask for a scan again',
    weight: 3,
    async perform(client) {
      const { run, expect } = client;
      const id = client.take(run.world.scans);
      const scan = id && run.world.scans.get(id);
      if (!scan) return;
      const answer = await client.keyed('rescanScan', { params: { id } });
      const isGone =
        (answer.status === 404 || answer.code === 'answer_erased') &&
        run.world.erased.has(scan.view.candidate_id);
      expect(
        answer.status === 202 || answer.code === 'scan_in_progress' || isGone,
        wrong('rescanScan', answer),
      );
      if (answer.status === 202) scan.attempt++;
    },
  },
];
