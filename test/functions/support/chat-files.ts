import { expect } from 'vitest';
import type { Job } from '../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { pendingAttachmentKey } from '../../../shared/storage/file-keys.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import type { Backend } from '../../support/backend.ts';
import { everyRow } from '../../support/every-row.ts';
import { applicationCalls, hiring } from './application-calls.ts';
import { intakeCalls } from './intake-calls.ts';
import { privacyCalls } from './privacy-calls.ts';

export const toCv = ['yes', 'Ana', 'Lopez', 'ana.files@example.com'];
export const fromCv = ['skip', 'skip', 'skip', 'no'];

/** Chats that get files, on a clock that goes on for a minute after each file that is named. */
export function chatFiles(backend: Backend) {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const chats = intakeCalls(backend, clock);
  const applications = applicationCalls(backend, clock);
  const privacy = privacyCalls(backend, clock);

  async function chatFor(caller: Caller, job: Job) {
    const chat = await chats.begin(caller, job);
    const { organizationId } = caller;
    const keyOf = (id: string) => `attachments/${organizationId}/${chat.params.id}/${id}`;
    const declare = async () => {
      const body = { filename: 'cv.txt', size: 5 };
      return (await chats.upload({ caller: chat.person, params: chat.params, body })).body;
    };
    const put = (target: { upload_url: string; headers: Record<string, string> }) =>
      fetch(target.upload_url, { method: 'PUT', headers: target.headers, body: 'Hello' });
    const arrive = (id: string) => applications.receive(pendingAttachmentKey(keyOf(id)));
    return {
      ...chat,
      keyOf,
      declare,
      put,
      arrive,
      /** A file that was sent, and stored. */
      async send(): Promise<string> {
        const target = await declare();
        expect((await put(target)).status).toBe(200);
        await arrive(target.id);
        return target.id;
      },
      /** The message that names a file, and the next one, which goes on. */
      async answerWith(id: string) {
        await chat.answer({ value: id });
        ahead = 60_000;
        const on = await chat.answer({ value: 'wait' });
        ahead = 0;
        return on;
      },
      confirm: () => chats.confirm({ caller: chat.person, params: chat.params }),
      remove: () => chats.remove({ caller: chat.person, params: chat.params }),
    };
  }

  const storedFile = (key: string) => uploadStore(backend.s3, backend.bucketName).find(key);
  /** Without those of deleted scans, which the sync shows for 30 days. */
  const scansOf = async ({ organizationId }: Caller) =>
    (await everyRow(backend)).filter(
      (row) => row.pk.startsWith(`ORG#${organizationId}#SCAN`) && !('expires_at' in row),
    );

  async function atSummary() {
    const { caller, job } = await hiring(backend);
    const chat = await chatFor(caller, job);
    await chat.answers(...toCv);
    const id = await chat.send();
    await chat.answerWith(id);
    await chat.answers(...fromCv);
    return { ...chat, caller, id };
  }

  return { chats, applications, privacy, chatFor, storedFile, scansOf, atSummary };
}
