import { ApiError } from '../../shared/domain/api-error.ts';
import { portalOf } from '../../shared/domain/organization-settings.ts';
import type { Call } from '../../shared/http/call.ts';
import { type FormScope, issueFormToken, readFormToken } from '../../shared/http/form-token.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import { renderApplicationForm } from '../../shared/portal/application-page.ts';
import { findPortalJob } from '../../shared/portal/find-job.ts';
import type { PortalOrganizations } from '../../shared/portal/find-organization.ts';
import { formJob } from '../../shared/portal/form-job.ts';
import { problemsOf } from '../../shared/portal/form-problem.ts';
import { formValues } from '../../shared/portal/form-values.ts';
import { wordsFor } from '../../shared/portal/words/words-for.ts';
import type * as routes from '../../shared/routes/route-table.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import { declareFormFiles, type SentFile } from './declare-form-files.ts';
import { readApplicationForm } from './read-application-form.ts';
import { applicationTaker, type TakerStores } from './take-application.ts';

type Sending = Call<typeof routes.submitApplicationForm> | Call<typeof routes.sendApplicationForm>;

export interface FormStores extends TakerStores {
  organizations: PortalOrganizations;
  formKeys: () => Promise<KeyRing>;
}

/**
 * Takes an application from the portal's form. A form with problems is thrown as an {@link ApiError} with the page that shows it
 * again.
 */
export function formTaker({ formKeys, ...stores }: FormStores) {
  const takeApplication = applicationTaker(stores);

  return async (call: Sending, files: SentFile[]) => {
    const { params, body: fields, address, origin, now, newId } = call;
    const { job: found, organization, home } = await findPortalJob(stores, params, now);
    const job = formJob(found, organization);
    const shown = { organization: organization.name, home, portal: portalOf(organization), job };

    const scope: FormScope = {
      environment: origin.environment,
      organizationId: organization.id,
      aboutId: found.id,
    };
    const ring = await formKeys();
    const token = formValues(fields).text('form_token');
    // A form without a token of this service counts as sent at once.
    const elapsedMs = readFormToken(token, scope, now, ring) ?? 0;
    try {
      const body = readApplicationForm(fields, { job: found, files, elapsedMs });
      const id = newId('application');
      const candidateId = newId('candidate');
      const declared = declareFormFiles(files, body, (filename) => {
        const attachmentId = newId('attachment');
        const file_key = attachmentKey(organization.id, id, attachmentId);
        return { id: attachmentId, filename, file_key };
      });
      const sent = { body, files: declared, isPublic: true, id, candidateId, address, origin, now };
      return { ...(await takeApplication(sent)), shown };
    } catch (error) {
      const problems = problemsOf(error, wordsFor(job.language));
      if (!problems || !(error instanceof ApiError)) throw error;
      const again = issueFormToken(scope, new Date(now.getTime() - elapsedMs), ring);
      const page = renderApplicationForm({ ...shown, token: again, fields, problems });
      throw new ApiError(error.code, { ...error.particulars, page });
    }
  };
}
