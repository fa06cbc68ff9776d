import { refuseClosedJob } from '../../shared/domain/application.ts';
import { withStatus } from '../../shared/domain/intake.ts';
import type { Intake } from '../../shared/domain/stored/intake.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Call } from '../../shared/http/call.ts';
import { beginDialogue } from '../../shared/intake/begin-dialogue.ts';
import { sceneOf } from '../../shared/intake/scene.ts';
import { languageOf } from '../../shared/intake/words/languages.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type { DeploymentName } from '../../shared/platform/names.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { ChatTokenStore } from '../../shared/storage/chat-tokens.ts';
import type { IntakeStore } from '../../shared/storage/intakes.ts';
import { presentChat } from '../../shared/views/present-intake.ts';

export interface BeginningStores {
  intakes: Pick<IntakeStore, 'begin'>;
  chatTokens: Pick<ChatTokenStore, 'make'>;
  stage: DeploymentName;
  peppers: () => Promise<KeyRing>;
}

interface Beginning {
  job: Job;
  organization: { id: string; name: string };
  locale: string | null | undefined;
  channel: Intake['channel'];
}

/** Begins a chat: the program speaks first. Throws {@link ApiError} job_not_accepting_applications. */
export const chatBeginner =
  ({ intakes, chatTokens, stage, peppers }: BeginningStores) =>
  async ({ origin, now, newId }: Pick<Call<Route>, 'origin' | 'now' | 'newId'>, begun: Beginning) => {
    const { job, organization, channel } = begun;
    refuseClosedJob(job, now);
    const locale = languageOf(begun.locale ?? job.language);
    const scene = sceneOf({ organization, job, locale, now });
    const { dialogue, says, shows } = beginDialogue(scene);
    const at = now.toISOString();
    const made: Intake = {
      id: newId('intake'),
      job_id: job.id,
      status: 'active',
      locale,
      turn: 0,
      application_id: null,
      candidate_id: null,
      channel,
      confirming: null,
      files: [],
      handover_requested_at: null,
      person_name: null,
      last_message_from: null,
      due_on: null,
      external_id: null,
      version: 1,
      created_at: at,
      updated_at: at,
    };
    const first = { turn: 0, at, from: null, said: null, text: null, says, shows };
    const intake = await intakes.begin(origin, withStatus(made, 'active', now), first, dialogue);
    const session = await chatTokens.make(
      { stage, ring: await peppers(), now },
      { organizationId: organization.id, intakeId: intake.id },
    );
    return {
      ...presentChat({ intake, scene, dialogue, turns: [first], shows, now }),
      session_token: session.token,
      session_expires_at: session.expires_at,
    };
  };
