import type { Route } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { takesNoKey } from '../support/route-calls.ts';
import { takesNothing } from '../support/valid-requests.ts';
import { aboutStory } from './about.ts';
import { administrationStory } from './administration.ts';
import { applicationStory } from './applications.ts';
import { assessmentStory } from './assessments.ts';
import { candidateStory, privacyStory } from './candidates.ts';
import { eventStory } from './events.ts';
import { intakeStory } from './intakes.ts';
import { endOfJobStory, jobStory } from './jobs.ts';
import { pipelineStory } from './pipeline.ts';
import { portalStory } from './portal.ts';
import { refusalStory } from './refusals.ts';
import { scanStory } from './scans.ts';
import { settingStory } from './settings.ts';
import { stageStory } from './stages.ts';
import type { Operation, Step } from './step.ts';
import { webhookEndpointStory } from './webhook-endpoints.ts';

/** A clinic in Rotterdam hires a nurse, in an order in which things can happen. */
const told: Step[] = [
  ...aboutStory,
  ...webhookEndpointStory,
  ...settingStory,
  ...jobStory,
  ...eventStory,
  ...stageStory,
  ...scanStory,
  ...applicationStory,
  ...pipelineStory,
  ...candidateStory,
  ...assessmentStory,
  ...privacyStory,
  ...portalStory,
  ...intakeStory,
  ...endOfJobStory,
  ...administrationStory,
  ...refusalStory,
];

const named = new Set(told.map(({ operation }) => operation));
/** What takes neither parameters nor a body needs no scene of its own. An example shows the first item of a list. */
const plain = (Object.entries(routes) as [Operation, Route][])
  .filter(([operation, route]) => !named.has(operation) && takesNothing(route) && !takesNoKey(route))
  .map(
    ([operation, { scope }]): Step => ({
      operation,
      by: scope === 'none' ? 'nobody' : 'server',
      shows: (body) => (body?.object === 'list' ? { ...body, data: body.data.slice(0, 1) } : body),
    }),
  );

/** Every operation and every event once. */
export const story: Step[] = [...plain, ...told];
