import { aboutStory } from './about.ts';
import { applicationStory } from './applications.ts';
import { candidateStory, privacyStory } from './candidates.ts';
import { eventStory } from './events.ts';
import { endOfJobStory, jobStory } from './jobs.ts';
import { pipelineStory } from './pipeline.ts';
import { refusalStory } from './refusals.ts';
import { scanStory } from './scans.ts';
import { stageStory } from './stages.ts';
import type { Step } from './step.ts';
import { webhookEndpointStory } from './webhook-endpoints.ts';

/** A clinic in Rotterdam hires a nurse: every operation and every event once, in an order in which they can happen. */
export const story: Step[] = [
  ...aboutStory,
  ...webhookEndpointStory,
  ...jobStory,
  ...eventStory,
  ...stageStory,
  ...scanStory,
  ...applicationStory,
  ...pipelineStory,
  ...candidateStory,
  ...privacyStory,
  ...endOfJobStory,
  ...refusalStory,
];
