import { getApplicationForm } from '../../../functions/applications/get-application-form.ts';
import { renewFormUploads } from '../../../functions/applications/renew-form-uploads.ts';
import { sendApplicationForm } from '../../../functions/applications/send-application-form.ts';
import {
  fileKeeper,
  submitApplicationForm,
} from '../../../functions/applications/submit-application-form.ts';
import { getCareersJob } from '../../../functions/portal/get-careers-job.ts';
import { getCareersPage } from '../../../functions/portal/get-careers-page.ts';
import { getCareersSitemap } from '../../../functions/portal/get-careers-sitemap.ts';
import type { CreateJobBody } from '../../../shared/contracts/job-body.ts';
import { jobPathOf } from '../../../shared/domain/slug.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { readForm } from '../../../shared/http/read-form.ts';
import { renderRefusal } from '../../../shared/portal/refusal-page.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { addressCounter } from '../../../shared/storage/addresses.ts';
import { feedVersions } from '../../../shared/storage/feed-versions.ts';
import { filePutter } from '../../../shared/storage/put-file.ts';
import { fileTaker } from '../../../shared/storage/take-files.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';
import { pipelineStores } from './pipeline-stores.ts';

/** Every page of the careers portal on the backend's table and bucket, called as a browser does. */
export function portalCalls(
  backend: Backend,
  clock: () => Date = () => new Date(),
  put = filePutter(backend.s3, backend.bucketName),
) {
  const { table } = backend;
  const edge = { ...testEdge(backend, clock), pages: { readForm, renderRefusal } };
  const { organizations } = edge;
  const { jobs, candidates, pipeline, reasons } = pipelineStores(backend);
  const listed = { jobs, organizations, feedVersions: feedVersions(table) };
  const formKeys = async () => keyRing('1');
  const addresses = addressCounter(table, formKeys);
  const takeFiles = fileKeeper(put);
  const taker = { jobs, organizations, candidates, pipeline, reasons, addresses, takeFiles, formKeys };
  const list = callerOf(routes.getCareersPage, getCareersPage(listed), edge);
  const sitemap = callerOf(routes.getCareersSitemap, getCareersSitemap(listed), edge);
  const page = callerOf(routes.getCareersJob, getCareersJob({ jobs, organizations }), edge);
  const form = callerOf(
    routes.getApplicationForm,
    getApplicationForm({ jobs, organizations, formKeys }),
    edge,
  );
  const submit = callerOf(routes.submitApplicationForm, submitApplicationForm(taker), edge);
  const uploads = fileTaker(uploadStore(backend.s3, backend.bucketName));
  const send = callerOf(
    routes.sendApplicationForm,
    sendApplicationForm({ ...taker, takeFiles: uploads }),
    edge,
  );
  const { applications } = pipelineStores(backend);
  const renew = callerOf(
    routes.renewFormUploads,
    renewFormUploads({ applications, takeFiles: uploads, formKeys }),
    edge,
  );
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const at = ({ organizationId }: Caller, job: Pick<Job, 'id' | 'slug'>) => ({
    headers,
    params: { organization: organizationId, job: jobPathOf(job) },
  });

  return {
    list: ({ organizationId }: Caller, query: Record<string, string> = {}) =>
      list({ headers, params: { organization: organizationId }, query }),
    sitemap: ({ organizationId }: Caller) => sitemap({ headers, params: { organization: organizationId } }),
    page: (caller: Caller, job: Job) => page(at(caller, job)),
    form: (caller: Caller, job: Job) => form(at(caller, job)),
    /** The token of a new form. */
    token: async (caller: Caller, job: Job) =>
      /name="form_token" value="([^"]+)"/.exec((await form(at(caller, job))).text)?.[1] ?? '',
    /** Sends the form as its script does; a refusal is a page. */
    send: (caller: Caller, job: Job, body: object) =>
      send({ ...at(caller, job), headers: { ...headers, 'content-type': 'application/json' }, body }),
    renew: (caller: Caller, job: Job, application_id: string, upload_token: string) =>
      renew({ ...at(caller, job), headers: {}, body: { application_id, upload_token } }),
    submit: async (caller: Caller, job: Job, fields: FormData, address?: string, key?: string) => {
      const encoded = new Response(fields);
      return submit({
        ...at(caller, job),
        headers: {
          ...headers,
          'content-type': encoded.headers.get('content-type') ?? '',
          ...(key && { 'idempotency-key': key }),
        },
        rawBody: Buffer.from(await encoded.arrayBuffer()).toString('base64'),
        isBase64Encoded: true,
        ...(address && { address }),
      });
    },
  };
}

type Question = NonNullable<NonNullable<CreateJobBody['application_form']>['fields']>[number];
/** Questions of a job's form, each optional and without options unless said otherwise. */
export const questions = (...asked: (Pick<Question, 'key' | 'label' | 'type'> & Partial<Question>)[]) =>
  asked.map((one): Question => ({ required: false, options: [], is_knockout: false, ...one }));

/** A form with these fields; a list is a field that occurs several times. */
export function formOf(fields: Record<string, string | string[] | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  return form;
}
