import type { Assessment } from '../../shared/domain/stored/assessment.ts';
import { assessmentUrl } from '../../shared/platform/addresses.ts';
import { newAssessmentToken } from '../../shared/platform/assessment-token.ts';
import { secretsManager } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { hashApiKey } from '../../shared/platform/hash-api-key.ts';
import { type KeyRing, keyRingReader } from '../../shared/platform/key-ring.ts';

/** A new link, and the hash by which its token is found. */
export type MakeLink = () => Promise<{ url: string; hash: string }>;

export const linkMaker =
  (stage: typeof environment.stage, peppers: () => Promise<KeyRing>): MakeLink =>
  async () => {
    const token = newAssessmentToken(stage, 'link');
    const [hash = ''] = hashApiKey(token, await peppers());
    return { url: assessmentUrl(token), hash };
  };

export const openLinks = (): MakeLink =>
  linkMaker(
    environment.stage,
    keyRingReader(secretsManager(), () => environment.keyPepperSecret),
  );

/** An assessment with its link. A repeated request finds the assessment, whose link was never returned, as a crashed first run stored it. */
export const presentInvited = (assessment: Assessment, link: { url: string; hash: string } | null) => ({
  ...assessment,
  object: 'assessment' as const,
  invitation:
    assessment.invitation_hash === null
      ? null
      : {
          url: link?.hash === assessment.invitation_hash ? link.url : null,
          expires_at: assessment.expires_at,
        },
});
