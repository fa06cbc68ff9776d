import * as v from 'valibot';
import {
  createApplicationBody,
  type SentApplicationBody,
} from '../../../../shared/contracts/application-body.ts';
import { newApplication } from '../../../../shared/domain/application.ts';
import { instant, sampleJob } from './samples.ts';

export const applicant = { first_name: 'Jane', email: 'jane@example.com' };

/** An application as it was sent for a new job whose form has these fields. */
export function sampleApplication(body: object = {}, form: object = {}) {
  const job = sampleJob({}, { application_form: form });
  const sent = { job_id: job.id, candidate: applicant, consent: {}, ...body };
  const parsed = v.parse(createApplicationBody, sent) as SentApplicationBody;
  const making = { id: 'app_1', candidateId: 'cand_1', job, sourceType: 'api' as const, now: instant };
  return {
    job,
    application: newApplication(parsed, { ...making, answers: [], attachments: [], signals: [] }),
  };
}
