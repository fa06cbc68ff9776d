import { refuseClosedJob } from '../../shared/domain/application.ts';
import { portalOf } from '../../shared/domain/organization-settings.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { issueFormToken } from '../../shared/http/form-token.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { languageOf } from '../../shared/intake/words/languages.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import { findPortalJob, type PortalStores } from '../../shared/portal/find-job.ts';
import { formJob } from '../../shared/portal/form-job.ts';
import { renderIntakePage } from '../../shared/portal/intake-page.ts';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { jobStore } from '../../shared/storage/jobs.ts';

interface Dependencies extends PortalStores {
  formKeys: () => Promise<KeyRing>;
}

export const getIntakePage =
  ({ formKeys, ...stores }: Dependencies): Handle<typeof routes.getIntakePage> =>
  async ({ params, query, origin, now }) => {
    const { job, organization, home } = await findPortalJob(stores, params, now);
    refuseClosedJob(job, now);
    const scope = { environment: origin.environment, organizationId: organization.id, aboutId: job.id };
    return renderIntakePage({
      organization: organization.name,
      home,
      portal: portalOf(organization),
      job: formJob(job, organization),
      language: languageOf(query.lang ?? job.language),
      token: issueFormToken(scope, now, await formKeys()),
    });
  };

export const entry = entryOf(
  routes.getIntakePage,
  getIntakePage,
  (edge) => ({
    jobs: jobStore(edge.table),
    organizations: edge.organizations,
    formKeys: openCursorKeys(),
  }),
  () => ({ pages: { renderRefusal } }),
);
