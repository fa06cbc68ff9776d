import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { extractScan } from '../../../functions/workers/extract-scan/handler.ts';
import { scansToRead } from '../../../functions/workers/extract-scan/scan-to-read.ts';
import { expireObjects } from '../../../infra/local/services/s3-lifecycle.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import { fileEraser } from '../../../shared/storage/erase-file.ts';
import { createdKeys } from '../../../shared/storage/file-keys.ts';
import { readKept } from '../../../shared/storage/keep-file.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import type { Table } from '../../../shared/storage/table.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import type { Chance } from '../../faults/chance.ts';
import { workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { eventsOf } from '../../support/call-endpoint.ts';
import { everyRow } from '../../support/every-row.ts';
import { applicationCalls, applicationFor, hiring } from './application-calls.ts';
import { privacyCalls } from './privacy-calls.ts';
import { scanCalls } from './scan-calls.ts';

interface OpenUrl {
  url: string;
  headers: Record<string, string>;
}
interface Person {
  id: string;
  urls: OpenUrl[];
}

const day = 86_400_000;

/**
 * What clients and workers do to the files of one organization, in any order: every request that a worker makes of S3 or
 * the table may be the moment at which a client PUTs, or at which the worker crashes. Notifications come late, mixed and
 * more than once.
 */
export async function bucketStory(backend: Backend, chance: Chance) {
  const { caller, job } = await hiring(backend);
  const { organizationId } = caller;
  const between = { acts: true };
  const inTheMiddle = async () => {
    if (!between.acts) return;
    if (chance.hit(0.25)) await putSomething();
    if (chance.hit(0.1)) throw new Crash();
  };
  const restless = {
    ...backend,
    s3: hookedS3(backend, inTheMiddle),
    table: hookedTable(backend, inTheMiddle),
  };
  const applications = applicationCalls(backend);
  const scans = scanCalls(backend);
  const receiver = applicationCalls(restless);
  const privacy = privacyCalls(backend);
  const eraser = privacyCalls(restless);
  const registrar = scanCalls(restless);

  const people: Person[] = [];
  const grants: (OpenUrl & { token: string })[] = [];
  const urls: OpenUrl[] = [];
  const registered: string[] = [];
  const notifications: string[] = [];
  let puts = 0;
  let reads = 0;
  const read = workingAs(
    'extract-scan',
    extractScan({
      loadCorrections: () => import('../../../functions/workers/extract-scan/corrections.ts'),
      environmentName: 'production',
      scans: scanStore(restless.table),
      uploads: uploadStore(restless.s3, backend.bucketName),
      eraseFile: fileEraser(restless.s3, backend.bucketName),
      extract: async () => ({
        outcome: 'refused',
        code: 'no_text_found',
        message: 'No text.',
        retryable: false,
      }),
      clock: () => new Date(),
    }),
  );

  async function putSomething() {
    const target = urls[chance.below(urls.length || 1)];
    if (!target) return;
    const body = `bytes ${++puts}`;
    await fetch(target.url, { method: 'PUT', headers: target.headers, body });
  }
  const collect = () => {
    const { queues } = backend.services;
    for (const queue of backend.arrivals)
      for (const { body, receiptHandle } of queues.receive(queue, 10)) {
        notifications.push(body);
        queues.delete(queue, receiptHandle);
      }
  };
  const orders = async () => {
    const events = await eventsOf(backend, caller);
    return events.flatMap(({ type, data }) => (type === 'erasure.requested' ? [String(data.object.id)] : []));
  };
  const deliver = async (body: string) => {
    const isOwn = (text: string) => text.includes(organizationId);
    for (const scan of scansToRead(body))
      if (isOwn(scan.organizationId)) await read(scan, { messageId: `message-${++reads}`, receiptsLeft: 4 });
    for (const key of createdKeys(body)) if (isOwn(key)) await receiver.receive(key);
  };
  const erase = (erasureId: string) => eraser.erase({ organizationId, erasureId });
  const surviving = async (work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Crash || /the endpoint failed/.test(String(error)))) throw error;
      return false;
    }
  };

  const steps: (() => Promise<unknown>)[] = [
    async function apply() {
      const email = `person${people.length}@example.com`;
      const attachments = [{ kind: 'portfolio', filename: 'work.png' }];
      const body = applicationFor(job, {
        candidate: { first_name: 'Jane', email },
        resume: chance.hit(0.3) ? { text: 'inline' } : { filename: 'cv.txt' },
        attachments,
      });
      const made = await applications.create({ caller, body });
      const own = made.body.submission.attachments
        .filter(({ upload_url }: { upload_url: string | null }) => upload_url)
        .map(({ upload_url, headers }: { upload_url: string; headers: OpenUrl['headers'] }) => ({
          url: upload_url,
          headers,
        }));
      urls.push(...own);
      people.push({ id: made.body.candidate_id, urls: own });
    },
    async function grant() {
      const { body } = await scans.upload({ caller, body: { filename: 'cv.txt' } });
      const open = { url: body.upload_url, headers: body.headers, token: body.storage_token };
      grants.push(open);
      urls.push(open);
    },
    putSomething,
    putSomething,
    async function register() {
      const token = grants[chance.below(grants.length || 1)]?.token;
      if (!token) return;
      const person = people[chance.below(people.length || 1)];
      const owner = person && chance.hit(0.6) ? { candidate_id: person.id } : {};
      await surviving(async () => {
        const made = await registrar.create({ caller, body: { storage_token: token, ...owner } });
        if (made.status === 201) registered.push(made.body.id);
      });
    },
    async function linkToFile() {
      const id = registered[chance.below(registered.length || 1)];
      if (id) await surviving(() => registrar.pdf({ caller, params: { id } }));
    },
    async function deleteScan() {
      const id = registered[chance.below(registered.length || 1)];
      if (id) await privacy.deleteScan({ caller, params: { id } });
    },
    async function eraseOrAnonymize() {
      const person = people[chance.below(people.length || 1)];
      if (!person) return;
      const ask = chance.hit(0.5) ? privacy.remove : privacy.anonymize;
      await ask({ caller, params: { id: person.id } });
    },
    async function notify() {
      collect();
      const [body] = notifications.splice(chance.below(notifications.length || 1), 1);
      if (!body) return;
      if (!(await surviving(() => deliver(body))) || chance.hit(0.2)) notifications.push(body);
    },
    async function carryOut() {
      const all = await orders();
      const id = all[chance.below(all.length || 1)];
      if (id) await surviving(() => erase(id));
    },
  ];

  return {
    /** One thing happens. */
    step: () => steps[chance.below(steps.length)]?.(),

    /** Nothing new happens, and whatever was under way comes to its end. */
    async settle() {
      between.acts = false;
      for (const id of await orders()) await erase(id);
      collect();
      while (notifications.length > 0) {
        for (const body of notifications.splice(0)) await deliver(body);
        collect();
      }
      const uploads = uploadStore(backend.s3, backend.bucketName);
      for (const scan of await rowsOf<Scan>(backend, organizationId, /#SCAN#\d{4}-\d\d$/))
        if (scan.pending_file) await readKept(uploads, scan);
    },

    /** What is in the bucket of this organization, every version and marker. */
    async versions() {
      const { Versions = [], DeleteMarkers = [] } = await backend.s3.send(
        new ListObjectVersionsCommand({ Bucket: backend.bucketName }),
      );
      return [...Versions, ...DeleteMarkers]
        .map(({ Key = '' }) => Key)
        .filter((key) => key.includes(organizationId));
    },

    /** Days pass, and the rules of the template do their work. */
    expire() {
      const { objects } = backend.services;
      for (const days of [2, 5, 8]) expireObjects(objects, backend.bucketName, Date.now() + days * day);
    },

    async rows() {
      return {
        scans: await rowsOf<Scan>(backend, organizationId, /#SCAN#\d{4}-\d\d$/),
        applications: await rowsOf<Application>(backend, organizationId, /#APP#\d{4}-\d\d$/),
        grants: (await everyRow(backend)).filter(({ sk }) => sk === 'GRANT').map(({ pk }) => pk.slice(6)),
      };
    },
  };
}

class Crash extends Error {}

function hookedS3({ place }: Backend, hook: () => Promise<void>): S3Client {
  const client = new S3Client({ ...place, requestChecksumCalculation: 'WHEN_REQUIRED', maxAttempts: 1 });
  client.middlewareStack.add(
    (next) => async (args) => {
      await hook();
      const answer = await next(args);
      await hook();
      return answer;
    },
    { step: 'initialize', name: 'somethingHappens' },
  );
  return client;
}

const hookedTable = ({ table }: Backend, hook: () => Promise<void>): Table => ({
  ...table,
  async commit(writes) {
    await hook();
    await table.commit(writes);
    await hook();
  },
});

const rowsOf = async <Data>(backend: Backend, organizationId: string, partition: RegExp): Promise<Data[]> =>
  (await everyRow(backend))
    .filter(({ pk }) => pk.includes(organizationId) && partition.test(pk))
    .map(({ data }) => data as Data);
