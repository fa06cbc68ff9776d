import type { Application } from '../../shared/contracts/application.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentApplication } from '../../shared/http/present-application.ts';
import { presentCandidate } from '../../shared/http/present-candidate.ts';
import { presentFitScore } from '../../shared/http/present-fit-score.ts';
import { presentScan } from '../../shared/http/present-scan.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import type { Dossier, DossierReader } from '../../shared/storage/dossier.ts';
import { downloadSeconds, type UploadStore } from '../../shared/storage/uploads.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  readDossier: DossierReader;
  uploads: Pick<UploadStore, 'signGet'>;
}

export const exportCandidate =
  ({ candidates, readDossier, uploads }: Dependencies): Handle<typeof routes.exportCandidate> =>
  async ({ params, caller: { organizationId }, now, newId }) => {
    const candidate = await candidates.get(organizationId, params.id);
    const { applications, scans, notes, timeline } = await readDossier(organizationId, params.id);

    const stored = applications
      .flatMap(({ submission }) => submission.attachments)
      .flatMap((file) => (file.file_version === null ? [] : [{ ...file, file_version: file.file_version }]));
    const uploaded = scans
      .filter(({ scan }) => scan.application_id === null)
      .map(({ scan: { file, ...place } }) => ({ ...file, ...place, kind: 'resume' }));
    const expires_at = new Date(now.getTime() + downloadSeconds * 1000).toISOString();
    const files = [...stored, ...uploaded].map(async (file) => ({
      ...file,
      url: await uploads.signGet(file.file_key, file.file_version, file.content_type),
      expires_at,
    }));

    return {
      object: 'export',
      id: newId('export'),
      candidate: presentCandidate(candidate),
      applications: applications.map((application) =>
        presentApplication(application, scoreOf(scans, application)),
      ),
      scans: scans.map(({ scan, result, fit, fitScores }) => ({
        ...presentScan(scan, result, fit),
        fit_scores: fitScores.map(presentFitScore),
      })),
      notes,
      timeline,
      files: await Promise.all(files),
      created_at: now.toISOString(),
    };
  };

const scoreOf = (scans: Dossier['scans'], { scan_id, job_id }: Application) =>
  scans
    .find(({ scan }) => scan.id === scan_id)
    ?.fitScores.map(({ fit }) => fit)
    .find((fit) => fit.job_id === job_id) ?? null;
