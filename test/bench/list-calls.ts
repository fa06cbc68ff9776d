import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { listApplicationHistory } from '../../functions/applications/list-application-history.ts';
import { listApplications } from '../../functions/applications/list-applications.ts';
import { listAssessments } from '../../functions/assessments/list-assessments.ts';
import { listCandidateApplications } from '../../functions/candidates/list-candidate-applications.ts';
import { listCandidateNotes } from '../../functions/candidates/list-candidate-notes.ts';
import { listCandidateScans } from '../../functions/candidates/list-candidate-scans.ts';
import { listCandidateTimeline } from '../../functions/candidates/list-candidate-timeline.ts';
import { listCandidates } from '../../functions/candidates/list-candidates.ts';
import { listEvents } from '../../functions/events/list-events.ts';
import { listIntakes } from '../../functions/intakes/list-intakes.ts';
import { getJobRanking } from '../../functions/jobs/get-job-ranking.ts';
import { listJobs } from '../../functions/jobs/list-jobs.ts';
import { listFitScores } from '../../functions/scans/list-fit-scores.ts';
import { listScans } from '../../functions/scans/list-scans.ts';
import { listWebhookDeliveries } from '../../functions/webhooks/list-webhook-deliveries.ts';
import type { Edge, Handle } from '../../shared/http/call.ts';
import { tableName } from '../../shared/platform/names.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { assessmentStore } from '../../shared/storage/assessments.ts';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { currentIds } from '../../shared/storage/current-ids.ts';
import { deliveryLog } from '../../shared/storage/delivery-log.ts';
import { eventLog } from '../../shared/storage/event-log.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { intakeStore } from '../../shared/storage/intakes.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { noteStore } from '../../shared/storage/notes.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import { rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { openTable } from '../../shared/storage/table.ts';
import { timelineStore } from '../../shared/storage/timeline.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { wordSearch } from '../../shared/storage/word-search.ts';
import { callerOf } from '../support/call-endpoint.ts';
import { benchKeys as cursorKeys } from './first-rows.ts';
import type { MeasuredList } from './measured-lists.ts';

/** A day on which all rows of the lists are still shown. */
const now = new Date('2026-06-29T00:00:00.000Z');

/** The endpoints, on this client's table. */
export function listCalls(client: DynamoDBDocumentClient) {
  const table = openTable(client, tableName('prod'));
  const candidates = candidateStore(table, cursorKeys);
  const scans = scanStore(table);
  const [jobs, fitScores, applications] = [jobStore(table), fitScoreStore(table), applicationStore(table)];
  const reading = { jobs, fitScores, reasons: rejectionReasonStore(table), applications, cursorKeys };
  const timeline = timelineStore(table);
  const organizations = organizationStore(table);
  const edge: Edge = { environmentName: 'production', table, organizations, clock: () => now };
  const call = <R extends Route>(route: R, handle: Handle<R>) => callerOf(route, handle, edge);
  const known = currentIds(table);
  return {
    listJobs: call(routes.listJobs, listJobs({ jobs, cursorKeys })),
    listScans: call(routes.listScans, listScans({ scans, currentIds: known, cursorKeys })),
    listCandidates: call(
      routes.listCandidates,
      listCandidates({ candidates, scans, search: wordSearch(table, candidates), cursorKeys }),
    ),
    listApplications: call(routes.listApplications, listApplications({ ...reading, currentIds: known })),
    listAssessments: call(
      routes.listAssessments,
      listAssessments({ assessments: assessmentStore(table), candidates, currentIds: known, cursorKeys }),
    ),
    listIntakes: call(routes.listIntakes, listIntakes({ intakes: intakeStore(table), cursorKeys })),
    listCandidateApplications: call(
      routes.listCandidateApplications,
      listCandidateApplications({ ...reading, candidates }),
    ),
    listCandidateScans: call(
      routes.listCandidateScans,
      listCandidateScans({ candidates, scans, cursorKeys }),
    ),
    listCandidateTimeline: call(
      routes.listCandidateTimeline,
      listCandidateTimeline({ candidates, timeline, cursorKeys }),
    ),
    listApplicationHistory: call(
      routes.listApplicationHistory,
      listApplicationHistory({ applications, timeline, cursorKeys }),
    ),
    listCandidateNotes: call(
      routes.listCandidateNotes,
      listCandidateNotes({ candidates, notes: noteStore(table), cursorKeys }),
    ),
    listEvents: call(routes.listEvents, listEvents({ events: eventLog(table), cursorKeys })),
    listWebhookDeliveries: call(
      routes.listWebhookDeliveries,
      listWebhookDeliveries({ endpoints: webhookEndpointStore(table), log: deliveryLog(table), cursorKeys }),
    ),
    getJobRanking: call(routes.getJobRanking, getJobRanking({ jobs, fitScores, cursorKeys })),
    listFitScores: call(routes.listFitScores, listFitScores({ scans, fitScores, cursorKeys })),
  } satisfies Record<MeasuredList, unknown>;
}
