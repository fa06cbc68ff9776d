import { ApiError } from '../../shared/domain/api-error.ts';
import type { Call, Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { type FormScope, issueFormToken, readFormToken } from '../../shared/http/form-token.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { readForm } from '../../shared/http/read-form.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import { renderApplicationForm } from '../../shared/portal/application-page.ts';
import { type FoundJob, findPortalJob } from '../../shared/portal/find-job.ts';
import { formJob } from '../../shared/portal/form-job.ts';
import { problemsOf } from '../../shared/portal/form-problem.ts';
import { formValues } from '../../shared/portal/form-values.ts';
import { renderReceived } from '../../shared/portal/received-page.ts';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import { wordsFor } from '../../shared/portal/words/words-for.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import { filePutter } from '../../shared/storage/put-file.ts';
import type { FileTaker } from '../../shared/storage/take-files.ts';
import { declareFormFiles } from './declare-form-files.ts';
import { readApplicationForm } from './read-application-form.ts';
import { applicationTaker, openTaker, type TakerStores } from './take-application.ts';

/**
 * Stores the files of a form. Throws if one could not be stored, because a browser cannot upload it later: sending the form again
 * stores the rest.
 */
export const fileKeeper =
  (put: ReturnType<typeof filePutter>): FileTaker =>
  async (files) => {
    await Promise.all(
      files.map(({ attachment: { file_key, content_type }, bytes }) =>
        bytes ? put(file_key, bytes, content_type) : undefined,
      ),
    );
    return new Map();
  };

type Sending = Call<typeof routes.submitApplicationForm>;

interface Dependencies extends TakerStores {
  formKeys: () => Promise<KeyRing>;
}

/** Takes an application from the portal's form, and returns a page: what was received, or the form with its problems. */
export const submitApplicationForm = ({
  formKeys,
  ...stores
}: Dependencies): Handle<typeof routes.submitApplicationForm> => {
  const takeApplication = applicationTaker(stores);

  async function take(call: Sending, { job, organization }: FoundJob, elapsedMs: number) {
    const { body: fields, files, address, origin, now, newId } = call;
    const body = readApplicationForm(fields, { job, files, elapsedMs });
    const id = newId('application');
    const candidateId = newId('candidate');
    const declared = declareFormFiles(files, body, (filename) => {
      const attachmentId = newId('attachment');
      const file_key = attachmentKey(organization.id, id, attachmentId);
      return { id: attachmentId, filename, file_key };
    });
    await takeApplication({ body, files: declared, isPublic: true, id, candidateId, address, origin, now });
  }

  return async (call) => {
    const { params, body: fields, origin, now } = call;
    const found = await findPortalJob(stores, params, now);
    const { organization, home } = found;
    const job = formJob(found.job, organization.id);
    const shown = { organization: organization.name, home, job };

    const scope: FormScope = {
      environment: origin.environment,
      organizationId: organization.id,
      jobId: found.job.id,
    };
    const ring = await formKeys();
    const token = formValues(fields).text('form_token');
    // A form without a token of this service counts as sent at once.
    const elapsedMs = readFormToken(token, scope, now, ring) ?? 0;
    try {
      await take(call, found, elapsedMs);
    } catch (error) {
      const problems = problemsOf(error, wordsFor(job.language));
      if (!problems || !(error instanceof ApiError)) throw error;
      const again = issueFormToken(scope, new Date(now.getTime() - elapsedMs), ring);
      const page = renderApplicationForm({ ...shown, token: again, fields, problems });
      throw new ApiError(error.code, { ...error.particulars, page });
    }
    return renderReceived(shown);
  };
};

export const entry = entryOf(
  routes.submitApplicationForm,
  submitApplicationForm,
  (edge) => ({
    ...openTaker(edge, fileKeeper(filePutter(s3(), environment.bucketName))),
    formKeys: openCursorKeys(),
  }),
  ({ addresses }) => ({ addresses, pages: { readForm, renderRefusal } }),
);
