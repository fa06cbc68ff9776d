import { advanceApplication } from '../../../functions/applications/advance-application.ts';
import { bulkMoveApplications } from '../../../functions/applications/bulk-move-applications.ts';
import { createApplication } from '../../../functions/applications/create-application.ts';
import { getApplication } from '../../../functions/applications/get-application.ts';
import { hireApplication } from '../../../functions/applications/hire-application.ts';
import { moveApplication } from '../../../functions/applications/move-application.ts';
import { rejectApplication } from '../../../functions/applications/reject-application.ts';
import { unrejectApplication } from '../../../functions/applications/unreject-application.ts';
import { withdrawApplication } from '../../../functions/applications/withdraw-application.ts';
import { createCandidate } from '../../../functions/candidates/create-candidate.ts';
import { createCandidateNote } from '../../../functions/candidates/create-candidate-note.ts';
import { deleteCandidateNote } from '../../../functions/candidates/delete-candidate-note.ts';
import { getCandidate } from '../../../functions/candidates/get-candidate.ts';
import { mergeCandidate } from '../../../functions/candidates/merge-candidate.ts';
import { replaceCandidateTags } from '../../../functions/candidates/replace-candidate-tags.ts';
import { unmergeCandidate } from '../../../functions/candidates/unmerge-candidate.ts';
import { updateCandidate } from '../../../functions/candidates/update-candidate.ts';
import { upsertCandidate } from '../../../functions/candidates/upsert-candidate.ts';
import { closeJob } from '../../../functions/jobs/close-job.ts';
import { createJob } from '../../../functions/jobs/create-job.ts';
import { deleteJob } from '../../../functions/jobs/delete-job.ts';
import { getJob } from '../../../functions/jobs/get-job.ts';
import { publishJob } from '../../../functions/jobs/publish-job.ts';
import { updateJob } from '../../../functions/jobs/update-job.ts';
import { anonymizeCandidate } from '../../../functions/privacy/anonymize-candidate.ts';
import { deleteCandidate } from '../../../functions/privacy/delete-candidate.ts';
import { deleteScan } from '../../../functions/privacy/delete-scan.ts';
import { updateScanProfile } from '../../../functions/scan-profile/update-scan-profile.ts';
import { createScan } from '../../../functions/scans/create-scan.ts';
import { createUpload } from '../../../functions/scans/create-upload.ts';
import { getScan } from '../../../functions/scans/get-scan.ts';
import { rescanScan } from '../../../functions/scans/rescan-scan.ts';
import { createStage } from '../../../functions/stages/create-stage.ts';
import { deleteStage } from '../../../functions/stages/delete-stage.ts';
import { createWebhookEndpoint } from '../../../functions/webhooks/create-webhook-endpoint.ts';
import { createWebhookReplay } from '../../../functions/webhooks/create-webhook-replay.ts';
import { deleteWebhookEndpoint } from '../../../functions/webhooks/delete-webhook-endpoint.ts';
import { getWebhookEndpoint } from '../../../functions/webhooks/get-webhook-endpoint.ts';
import { getWebhookReplay } from '../../../functions/webhooks/get-webhook-replay.ts';
import { updateWebhookEndpoint } from '../../../functions/webhooks/update-webhook-endpoint.ts';
import { readNumber } from '../../../shared/extraction/person/phone-number.ts';
import type { Edge, Handle } from '../../../shared/http/call.ts';
import { endpoint } from '../../../shared/http/endpoint.ts';
import { keyRingReader } from '../../../shared/platform/key-ring.ts';
import { secretName } from '../../../shared/platform/names.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { addressCounter } from '../../../shared/storage/addresses.ts';
import { applicationStore } from '../../../shared/storage/applications.ts';
import { candidateStore } from '../../../shared/storage/candidates.ts';
import { erasureStore } from '../../../shared/storage/erasures.ts';
import { eventLog } from '../../../shared/storage/event-log.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { grantStore } from '../../../shared/storage/grants.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import { mergeStore } from '../../../shared/storage/merges.ts';
import { noteStore } from '../../../shared/storage/notes.ts';
import { pipelineStore } from '../../../shared/storage/pipeline.ts';
import { rejectionReasonStore } from '../../../shared/storage/rejection-reasons.ts';
import { scanReferences } from '../../../shared/storage/scan-references.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { fileTaker } from '../../../shared/storage/take-files.ts';
import { uncopiedScans } from '../../../shared/storage/uncopied-scans.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { webhookReplayStore } from '../../../shared/storage/webhook-replays.ts';
import { responseSeal, secretKeeper } from '../../../shared/webhooks/secret-keeper.ts';
import type { Parts } from '../functions.ts';

const jobs = ({ table }: Parts) => ({ jobs: jobStore(table) });
const scans = ({ table }: Parts) => ({ scans: scanStore(table) });
const fitScores = ({ table }: Parts) => ({ fitScores: fitScoreStore(table) });
const hooks = ({ table }: Parts) => ({ endpoints: webhookEndpointStore(table) });
const replays = ({ table }: Parts) => ({ replays: webhookReplayStore(table) });
const applications = ({ table }: Parts) => ({ applications: applicationStore(table) });
const indexKeysOf = ({ secrets }: Parts) => keyRingReader(secrets, () => secretName.blindIndex('prod'));
const candidates = (parts: Parts) => ({ candidates: candidateStore(parts.table, indexKeysOf(parts)) });
const references = (parts: Parts) => ({
  references: scanReferences({
    table: parts.table,
    ...applications(parts),
    ...candidates(parts),
    ...scans(parts),
    intakes: intakeStore(parts.table),
  }),
});
/** The stores of everything that is done to applications and their people. */
export const pipeline = (parts: Parts) => {
  const stores = { ...applications(parts), ...candidates(parts) };
  return {
    ...stores,
    ...jobs(parts),
    ...fitScores(parts),
    reasons: rejectionReasonStore(parts.table),
    pipeline: pipelineStore({ ...stores, table: parts.table }),
  };
};
const erasures = ({ table }: Parts) => ({ erasures: erasureStore(table) });
const merges = (parts: Parts) => ({
  merges: mergeStore({
    table: parts.table,
    ...applications(parts),
    ...candidates(parts),
    ...scans(parts),
    intakes: intakeStore(parts.table),
  }),
});
const notes = ({ table }: Parts) => ({ notes: noteStore(table) });
const files = ({ table, s3, cloud }: Parts) => ({
  grants: grantStore(table),
  uploads: uploadStore(s3, cloud.bucketName),
});

/** Reads the root keys afresh, as an instance does that has just started. */
export const keeperOf = ({ secrets }: Parts) =>
  secretKeeper(keyRingReader(secrets, () => secretName.webhookRoot('prod')));

/** A row of the route table with its handler, as its index.ts wires them. */
function serve<R extends Route>(
  route: R,
  handleOf: (parts: Parts) => Handle<R>,
  sealOf?: (parts: Parts) => Edge['seal'],
) {
  const open = (parts: Parts) =>
    endpoint(route, handleOf(parts), {
      ...parts.edge,
      addresses: addressCounter(parts.table, indexKeysOf(parts)),
      ...(sealOf && { seal: sealOf(parts) }),
    });
  return { route: route as Route, open };
}

/** Every endpoint that the runs call. To add one, add a row. */
export const endpoints = {
  createJob: serve(routes.createJob, (parts) => createJob(jobs(parts))),
  getJob: serve(routes.getJob, (parts) => getJob(jobs(parts))),
  updateJob: serve(routes.updateJob, (parts) => updateJob({ ...jobs(parts), ...applications(parts) })),
  publishJob: serve(routes.publishJob, (parts) => publishJob(jobs(parts))),
  closeJob: serve(routes.closeJob, (parts) => closeJob(jobs(parts))),
  deleteJob: serve(routes.deleteJob, (parts) => deleteJob(jobs(parts))),
  createUpload: serve(routes.createUpload, (parts) => createUpload(files(parts))),
  createScan: serve(routes.createScan, (parts) =>
    createScan({
      ...files(parts),
      ...jobs(parts),
      ...scans(parts),
      ...candidates(parts),
      uncopied: uncopiedScans(parts.table),
    }),
  ),
  getScan: serve(routes.getScan, (parts) =>
    getScan({ ...scans(parts), people: { ...candidates(parts), ...applications(parts) } }),
  ),
  rescanScan: serve(routes.rescanScan, (parts) => rescanScan(scans(parts))),
  updateScanProfile: serve(routes.updateScanProfile, (parts) =>
    updateScanProfile({ ...scans(parts), readNumber: async (...written) => readNumber(...written) }),
  ),
  createCandidate: serve(routes.createCandidate, (parts) => createCandidate(candidates(parts))),
  getCandidate: serve(routes.getCandidate, (parts) => getCandidate(candidates(parts))),
  updateCandidate: serve(routes.updateCandidate, (parts) => updateCandidate(candidates(parts))),
  upsertCandidate: serve(routes.upsertCandidate, (parts) => upsertCandidate(candidates(parts))),
  replaceCandidateTags: serve(routes.replaceCandidateTags, (parts) =>
    replaceCandidateTags(candidates(parts)),
  ),
  createCandidateNote: serve(routes.createCandidateNote, (parts) =>
    createCandidateNote({ ...candidates(parts), ...notes(parts) }),
  ),
  deleteCandidateNote: serve(routes.deleteCandidateNote, (parts) =>
    deleteCandidateNote({ ...candidates(parts), ...notes(parts) }),
  ),
  mergeCandidate: serve(routes.mergeCandidate, (parts) => mergeCandidate(merges(parts))),
  unmergeCandidate: serve(routes.unmergeCandidate, (parts) => unmergeCandidate(merges(parts))),
  anonymizeCandidate: serve(routes.anonymizeCandidate, (parts) =>
    anonymizeCandidate({ ...candidates(parts), ...applications(parts), ...erasures(parts) }),
  ),
  deleteCandidate: serve(routes.deleteCandidate, (parts) =>
    deleteCandidate({ ...candidates(parts), ...applications(parts), ...erasures(parts) }),
  ),
  deleteScan: serve(routes.deleteScan, (parts) =>
    deleteScan({ ...scans(parts), ...fitScores(parts), ...erasures(parts), ...references(parts) }),
  ),
  createApplication: serve(routes.createApplication, (parts) =>
    createApplication({
      ...pipeline(parts),
      organizations: parts.edge.organizations,
      addresses: addressCounter(parts.table, indexKeysOf(parts)),
      takeFiles: fileTaker(files(parts).uploads),
      formKeys: keyRingReader(parts.secrets, () => secretName.cursorKey('prod')),
    }),
  ),
  getApplication: serve(routes.getApplication, (parts) => getApplication(pipeline(parts))),
  moveApplication: serve(routes.moveApplication, (parts) => moveApplication(pipeline(parts))),
  advanceApplication: serve(routes.advanceApplication, (parts) => advanceApplication(pipeline(parts))),
  rejectApplication: serve(routes.rejectApplication, (parts) => rejectApplication(pipeline(parts))),
  unrejectApplication: serve(routes.unrejectApplication, (parts) => unrejectApplication(pipeline(parts))),
  withdrawApplication: serve(routes.withdrawApplication, (parts) => withdrawApplication(pipeline(parts))),
  hireApplication: serve(routes.hireApplication, (parts) => hireApplication(pipeline(parts))),
  bulkMoveApplications: serve(routes.bulkMoveApplications, (parts) => bulkMoveApplications(pipeline(parts))),
  createStage: serve(routes.createStage, (parts) => createStage(jobs(parts))),
  deleteStage: serve(routes.deleteStage, (parts) => deleteStage(pipeline(parts))),
  createWebhookEndpoint: serve(
    routes.createWebhookEndpoint,
    (parts) => createWebhookEndpoint({ ...hooks(parts), keeper: keeperOf(parts), allowLoopback: true }),
    (parts) => responseSeal(keeperOf(parts)),
  ),
  getWebhookEndpoint: serve(routes.getWebhookEndpoint, (parts) => getWebhookEndpoint(hooks(parts))),
  updateWebhookEndpoint: serve(routes.updateWebhookEndpoint, (parts) =>
    updateWebhookEndpoint({ ...hooks(parts), lanes: laneStore(parts.table), allowLoopback: true }),
  ),
  deleteWebhookEndpoint: serve(routes.deleteWebhookEndpoint, (parts) => deleteWebhookEndpoint(hooks(parts))),
  createWebhookReplay: serve(routes.createWebhookReplay, (parts) =>
    createWebhookReplay({ ...hooks(parts), ...replays(parts), log: eventLog(parts.table) }),
  ),
  getWebhookReplay: serve(routes.getWebhookReplay, (parts) => getWebhookReplay(replays(parts))),
};
