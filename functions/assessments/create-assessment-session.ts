import { randomBytes } from 'node:crypto';
import type { Assessment } from '../../shared/domain/stored/assessment.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openAddresses } from '../../shared/identity/open-identity.ts';
import { newAssessmentToken } from '../../shared/platform/assessment-token.ts';
import { hashApiKey } from '../../shared/platform/hash-api-key.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { progressOf } from '../../shared/sittings/item-order.ts';
import { openDesk } from '../../shared/sittings/open-desk.ts';
import { presentTaken } from '../../shared/sittings/present-taken.ts';
import { readLink, type SittingDesk } from '../../shared/sittings/read-session.ts';
import { type CalibrationStore, calibrationStore } from '../../shared/storage/calibrations.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';

interface Dependencies {
  desk: SittingDesk;
  calibrations: Pick<CalibrationStore, 'current'>;
  organizations: Pick<OrganizationStore, 'find'>;
}

const sessionHours = 12;

/** The link stays valid: opened again, it goes on where the candidate stopped, and the earlier session ends. */
export const createAssessmentSession =
  ({ desk, calibrations, organizations }: Dependencies): Handle<typeof routes.createAssessmentSession> =>
  async ({ body, now }) => {
    const { stage, peppers, assessments, sittings } = desk;
    const token = newAssessmentToken(stage, 'session');
    const [hash = ''] = hashApiKey(token, await peppers());
    const expiresAt = new Date(now.getTime() + sessionHours * 3600 * 1000).toISOString();

    /** A general test has the last fit of the difficulties; later fits do not change it. */
    const begin = async ({ id, kind }: Assessment) => {
      const calibration = kind === 'general' ? await calibrations.current() : undefined;
      const seed = randomBytes(24).toString('base64url');
      return { id, seed, responses: [], runs: 0, ...(calibration && { calibration }) };
    };

    const { organizationId, assessment, sitting } = await retryOnConflict(async () => {
      const found = await readLink(desk, body.token, now);
      const { id } = found.assessment;
      const before = await sittings.find(found.organizationId, id);
      const begun = before ?? (await begin(found.assessment));
      const { invitation_hash } = found.assessment;
      const next = { ...begun, session_hash: hash, session_expires_at: expiresAt, invitation_hash };
      await sittings.commit([
        sittings.next(found.organizationId, before, next),
        ...sittings.sessionWrites(found.organizationId, before, next),
        assessments.mustBe(found.organizationId, found.assessment),
      ]);
      return { ...found, sitting: next };
    });
    return {
      object: 'assessment_session',
      session_token: token,
      expires_at: expiresAt,
      assessment: presentTaken(assessment, await organizations.find(organizationId)),
      progress: progressOf(assessment, sitting),
    };
  };

export const entry = entryOf(
  routes.createAssessmentSession,
  createAssessmentSession,
  (edge) => ({
    desk: openDesk(edge),
    calibrations: calibrationStore(edge.table),
    organizations: edge.organizations,
    addresses: openAddresses(edge),
  }),
  ({ addresses }) => ({ addresses }),
);
