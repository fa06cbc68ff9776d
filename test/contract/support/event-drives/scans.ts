import { refuse } from '../../../../shared/extraction/outcome.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { extracted } from '../../../functions/support/reading.ts';
import { registerScan, uploadFile } from '../../../functions/support/scan-calls.ts';
import { byCall, byWorker, type Drive, type Drives, type Stage } from './stage.ts';
import { withCv } from './with-cv.ts';

type Register = (stage: Stage, caller: Caller) => Promise<string>;

const registered: Register = async (stage, caller) => {
  const project_id = await jobForFit(stage, caller);
  return (await registerScan(stage.scans, caller, { project_id })).body.id;
};
const askedAgain: Register = async (stage, caller) => {
  const id = await registered(stage, caller);
  await stage.extract(caller, id, extracted('Jane Miller'));
  await stage.scans.rescan({ caller, params: { id } });
  return id;
};

const readScan: Register = async (stage, caller) => {
  const id = await registered(stage, caller);
  await stage.extract(caller, id, extracted('Jane Miller'));
  return id;
};
const correction = { basics: { name: 'Jane van Dam' }, skills: [{ name: 'Cardiology' }] };

/** What the extraction of a scan tells, however it came to be queued. */
export const readings = (register: Register): Drives => {
  const reading = (outcome: Parameters<Stage['extract']>[2]): Drive =>
    byWorker('extract-scan', async (stage, caller) => {
      const id = await register(stage, caller);
      return () => stage.extract(caller, id, outcome);
    });
  return {
    'scan.started': reading(extracted('Jane Miller')),
    'scan.completed': reading(extracted('Jane Miller')),
    'scan.failed': reading(refuse('no_text_found')),
    'scan.scored': byWorker('score-scan', async (stage, caller) => {
      const id = await register(stage, caller);
      await stage.extract(caller, id, extracted('Jane Miller'));
      return () => stage.fits.score(caller, id);
    }),
  };
};

/** A job that requires something a CV can show. */
const jobForFit = async (stage: Stage, caller: Caller): Promise<string> => {
  const requirements = [{ type: 'skill', label: 'Cardiology' }];
  return (await stage.jobs.create({ caller, body: { name: 'Nurse', requirements } })).body.id;
};

const created = (ofWhom: (stage: Stage, caller: Caller) => Promise<object>) =>
  byCall(async (stage, caller) => {
    const storage_token = await uploadFile(stage.scans, caller);
    const body = { storage_token, ...(await ofWhom(stage, caller)) };
    return () => stage.scans.create({ caller, body });
  });

export const scanDrives: Record<string, Drives> = {
  createScan: {
    'scan.created': created(async () => ({})),
    'candidate.updated': created(async (stage, caller) => ({
      candidate_id: (await stage.candidates.create({ caller, body: { first_name: 'Jane' } })).body.id,
    })),
    ...readings(registered),
  },
  rescanScan: readings(askedAgain),
  updateScanProfile: {
    'scan.corrected': byCall(async (stage, caller) => {
      const id = await readScan(stage, caller);
      return () => stage.scans.correct({ caller, params: { id }, body: correction });
    }),
    'scan.scored': byWorker('score-scan', async (stage, caller) => {
      const id = await readScan(stage, caller);
      await stage.fits.score(caller, id);
      await stage.scans.correct({ caller, params: { id }, body: correction });
      return () => stage.fits.score(caller, id);
    }),
  },
  createFitScore: {
    'scan.scored': byWorker('score-scan', async (stage, caller) => {
      const { id } = (await registerScan(stage.scans, caller)).body;
      await stage.extract(caller, id, extracted('Jane Miller'));
      await stage.fits.create({ caller, params: { id }, body: { job_id: await jobForFit(stage, caller) } });
      return () => stage.fits.score(caller, id);
    }),
  },
  deleteScan: {
    'scan.deleted': byCall(async (stage, caller) => {
      const id = await registered(stage, caller);
      return () => stage.privacy.deleteScan({ caller, params: { id } });
    }),
    'application.updated': byCall(deletingCvOfApplication),
    'candidate.updated': byCall(deletingCvOfApplication),
  },
};

/** The application and the candidate lose the scan that they name. */
async function deletingCvOfApplication(stage: Stage, caller: Caller) {
  const { id: applicationId, fileKey } = await withCv(stage, caller);
  await stage.applications.receive(fileKey);
  const { scan_id } = await stage.stores.applications.get(caller.organizationId, applicationId);
  return () => stage.privacy.deleteScan({ caller, params: { id: scan_id ?? '' } });
}
