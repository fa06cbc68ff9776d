import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { applicationFor, publishedJob } from '../../../functions/support/application-calls.ts';
import type { Stage } from './stage.ts';

/** One requirement of a job. */
export const asking = (label: string) => [
  { type: 'skill' as const, label, importance: 'must_have' as const, weight: 1, knockout: false },
];

/** An application with a CV that has not arrived yet. */
export async function withCv(stage: Stage, caller: Caller): Promise<{ id: string; fileKey: string }> {
  const job = await publishedJob(stage.backend, caller, { requirements: asking('Cardiology') });
  const resume = { text: 'Jane Miller, nurse' };
  const { id } = (await stage.applications.create({ caller, body: applicationFor(job, { resume }) })).body;
  const { submission } = await stage.stores.applications.get(caller.organizationId, id);
  return { id, fileKey: submission.attachments[0]?.file_key ?? '' };
}
