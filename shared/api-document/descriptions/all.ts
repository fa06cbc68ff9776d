import { account } from './account.ts';
import { administration } from './administration.ts';
import { applicationFiles } from './application-files.ts';
import { applicationForm } from './application-form.ts';
import { applicationRequests } from './application-requests.ts';
import { applications } from './applications.ts';
import { assessmentPage } from './assessment-page.ts';
import { assessmentResults } from './assessment-results.ts';
import { assessmentSessions } from './assessment-sessions.ts';
import { assessmentTemplates } from './assessment-templates.ts';
import { assessments } from './assessments.ts';
import { candidateFiles } from './candidate-files.ts';
import { candidateMerges } from './candidate-merges.ts';
import { candidateNotes } from './candidate-notes.ts';
import { candidateTimeline } from './candidate-timeline.ts';
import { candidates } from './candidates.ts';
import { consents } from './consents.ts';
import { customFields } from './custom-fields.ts';
import { dashboard } from './dashboard.ts';
import { departments } from './departments.ts';
import { documents } from './documents.ts';
import { events } from './events.ts';
import { everyResource } from './every-resource.ts';
import { feeds } from './feeds.ts';
import { fitScores } from './fit-scores.ts';
import { intakes } from './intakes.ts';
import { jobRequests } from './job-requests.ts';
import { jobs } from './jobs.ts';
import { jsonResume } from './json-resume.ts';
import { offices } from './offices.ts';
import { organizationSettings } from './organization-settings.ts';
import { pipeline } from './pipeline.ts';
import { portal } from './portal.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { profileCorrections } from './profile-corrections.ts';
import { rejectionReasons } from './rejection-reasons.ts';
import { scans } from './scans.ts';
import { signIn } from './sign-in.ts';
import { stages } from './stages.ts';
import { summary } from './summary.ts';
import type { Descriptions, Entries } from './texts.ts';
import { uploads } from './uploads.ts';
import { webhookDeliveries } from './webhook-deliveries.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';
import { webhookReplays } from './webhook-replays.ts';
import { widget } from './widget.ts';

/** The files of this folder. Equal parts of two schemas have the name that the first file gives them. */
const files: readonly Descriptions[] = [
  account,
  signIn,
  administration,
  organizationSettings,
  jobs,
  applicationForm,
  jobRequests,
  feeds,
  stages,
  customFields,
  departments,
  offices,
  rejectionReasons,
  assessmentTemplates,
  assessments,
  assessmentResults,
  assessmentSessions,
  assessmentPage,
  uploads,
  scans,
  applications,
  applicationFiles,
  applicationRequests,
  candidateFiles,
  pipeline,
  consents,
  candidates,
  candidateMerges,
  candidateNotes,
  candidateTimeline,
  profile,
  profileCorrections,
  summary,
  privacy,
  fitScores,
  intakes,
  jsonResume,
  webhookEndpoints,
  webhookDeliveries,
  webhookReplays,
  everyResource,
  documents,
  portal,
  widget,
  dashboard,
  events,
];

/** The entries of one kind in all files. Throws if two files have the same. */
export function allOf<Kind extends keyof Entries>(kind: Kind, from = files): Record<string, Entries[Kind]> {
  const entries = from.flatMap((file) => Object.entries<Entries[Kind]>(file[kind] ?? {}));
  const keys = entries.map(([key]) => key);
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
  if (twice.length > 0) throw new Error(`two files of descriptions/ have ${kind} of ${twice.join(', ')}`);
  return Object.fromEntries(entries);
}
