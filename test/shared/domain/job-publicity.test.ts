import { expect, it } from 'vitest';
import { acceptsApplications, isPublic } from '../../../shared/domain/job-publicity.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { instant, sampleJob, secondsLater } from './support/samples.ts';

const at = (seconds: number) => secondsLater(seconds).toISOString();
const job = (visibility: Partial<Job['visibility']> = {}, status: Job['status'] = 'published') =>
  sampleJob({ status, visibility: { ...sampleJob().visibility, ...visibility } });

it.each<[string, Job, boolean, boolean]>([
  ['that is published and listed', job(), true, true],
  ['that is a draft', job({}, 'draft'), false, false],
  ['that is closed', job({}, 'closed'), false, false],
  ['that only its link shows', job({ portal: 'unlisted' as never }), false, true],
  ['that is hidden', job({ portal: 'hidden' }), false, true],
  ['that takes no applications', job({ accept_applications: false }), true, false],
  ['that opens now', job({ opens_at: at(0) }), true, true],
  ['that opens later', job({ opens_at: at(0.001) }), false, false],
  ['that closes now', job({ closes_at: at(0) }), false, false],
  ['that closes later', job({ closes_at: at(0.001) }), true, true],
  ['between its dates', job({ opens_at: at(-1), closes_at: at(1) }), true, true],
  ['before both', job({ opens_at: at(1), closes_at: at(2) }), false, false],
  ['after both', job({ opens_at: at(-2), closes_at: at(-1) }), false, false],
])('a job %s: public %s, open %s', (_, one, isSeen, isOpen) => {
  expect([isPublic(one, instant), acceptsApplications(one, instant)]).toEqual([isSeen, isOpen]);
});
