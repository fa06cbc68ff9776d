import type { UploadTarget } from '../put-file.ts';
import { type OutgoingFile, sendFiles } from '../send-files.ts';
import { type ApplicationBody, Failure, type Receipt } from './public-calls.ts';
import type { SentForm } from './sent-application.ts';
import type { Surroundings } from './surroundings.ts';

/** The application that the service has, and the files that it still waits for. */
export interface Arrived {
  receipt: Receipt;
  missing: OutgoingFile[];
  /** Whether an earlier version of the form was stored, whose response was lost. */
  isEarlierVersion: boolean;
}

/** A request whose outcome is not known: sent again under the same key, it is stored once. */
interface OpenAttempt {
  key: string;
  body: ApplicationBody & { elapsed_ms: number };
  form: SentForm;
}

/** Sends the form of one job, first the application and then its files, so that no applicant is lost because of a file. */
export function applicationSender({ service, emit, signal }: Surroundings, jobId: string) {
  const shownAt = performance.now();
  let open: OpenAttempt | undefined;

  const post = ({ key, body }: OpenAttempt) => service.apply(body, key);

  async function store(
    form: SentForm,
  ): Promise<{ receipt: Receipt; form: SentForm; isEarlierVersion: boolean }> {
    const elapsed_ms = open?.body.elapsed_ms ?? Math.round(performance.now() - shownAt);
    const attempt = { key: open?.key ?? newKey(), body: { ...form.body, elapsed_ms }, form };
    try {
      const receipt = await post(attempt);
      return { receipt, form, isEarlierVersion: false };
    } catch (error) {
      if (error instanceof Failure && error.isPassing) open ??= attempt;
      else if (open && error instanceof Failure && error.error?.code === 'conflict') {
        // The first version was stored; its response is returned once more.
        return { receipt: await post(open), form: open.form, isEarlierVersion: true };
      } else open = undefined;
      throw error;
    }
  }

  return {
    /** Throws as the client does if the application was not stored, or if that is not known. */
    async apply(sent: SentForm, onProgress: (share: number, filename: string) => void): Promise<Arrived> {
      const { receipt, form, isEarlierVersion } = await store(sent);
      const files = form.files.map(({ file }, index) => {
        const attachment = receipt.attachments[index];
        return { id: attachment?.id ?? '', file, target: targetOf(attachment) };
      });
      const missing = await this.send(receipt, files, onProgress);
      return { receipt, missing, isEarlierVersion };
    },

    /** Sends files of an application that was stored. Returns those that are still missing. */
    send(
      receipt: Receipt,
      files: OutgoingFile[],
      onProgress: (share: number, filename: string) => void,
    ): Promise<OutgoingFile[]> {
      const names = files.map(({ file }) => file.name).join(', ');
      return sendFiles(files, {
        signal,
        pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        onProgress(sent_bytes, total_bytes) {
          emit('hiring:progress', { job_id: jobId, sent_bytes, total_bytes });
          onProgress(total_bytes > 0 ? sent_bytes / total_bytes : 1, names);
        },
        async renew() {
          const { attachments } = await service.renewUploads(receipt);
          return new Map(attachments.map((one) => [one.id, targetOf(one)]));
        },
      });
    },
  };
}

type Attachment = Partial<Receipt['attachments'][number]>;

/** Null for a file that has arrived. */
const targetOf = ({ upload_url, headers }: Attachment = {}): UploadTarget | null =>
  upload_url ? { upload_url, headers: { ...headers } } : null;

/** Not `randomUUID`, which only pages with https have. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
