import { HiringUploadError } from './errors.ts';
import { type FileSource, type NamedFile, readFileSource } from './file-source.ts';
import type { HiringClient } from './hiring-client.ts';
import type { AnswerOf, BodyOf, CallOptions } from './operation-types.ts';
import { sleep } from './patience.ts';
import { mayTakeAgain, putFile, type UploadTarget } from './put-file.ts';
import { pauseMs } from './retry-delay.ts';
import type { Settings } from './settings.ts';

/** A file of an application: `resume` for the CV, else a word of your own, or the key of a `file` question. */
export interface ApplicationFile {
  kind: string;
  file: FileSource;
  /** May be left out where the file has a name of its own. */
  filename?: string;
}

export interface NewApplicationOptions extends CallOptions {
  files?: ApplicationFile[];
}

/** What became of a file. */
export type FileOutcome = { kind: string; filename: string } & (
  | { stored: true }
  | { stored: false; error: HiringUploadError }
);

export interface CreatedApplication {
  application: AnswerOf<'/v1/applications', 'post'>;
  /** One entry per file, in the order they were given. */
  files: FileOutcome[];
}

interface NamedApplicationFile extends NamedFile {
  kind: string;
}

/** What the answer says about a file that it waits for. */
interface Declared extends Partial<UploadTarget> {
  kind: string;
  filename: string;
}

export class Applications {
  readonly #client: HiringClient;
  readonly #settings: Settings;

  constructor(client: HiringClient, settings: Settings) {
    this.#client = client;
    this.#settings = settings;
  }

  /**
   * Sends an application, then its files. The application is stored before them, so a file that could not be sent does not
   * throw: `files` says so, and the applicant need not apply again.
   */
  async create(
    application: BodyOf<'/v1/applications', 'post'>,
    { files = [], ...options }: NewApplicationOptions = {},
  ): Promise<CreatedApplication> {
    const named = await Promise.all(
      files.map(async ({ kind, file, filename }) => ({ kind, ...(await readFileSource(file, filename)) })),
    );
    const answer = await this.#client.post('/v1/applications', {
      ...options,
      body: declareFiles(application, named),
    });
    const awaited = [...declaredIn(answer)];
    const outcomes = named.map((file) => this.#store(file, takeTarget(awaited, file), options.signal));
    return { application: answer, files: await Promise.all(outcomes) };
  }

  async #store(
    file: NamedApplicationFile,
    target: UploadTarget | undefined,
    signal?: AbortSignal,
  ): Promise<FileOutcome> {
    const { kind, filename } = file;
    if (!target) return { kind, filename, stored: false, error: new HiringUploadError(filename, null) };
    for (let attempt = 1; ; attempt += 1) {
      try {
        await putFile(this.#settings, target, file, signal);
        return { kind, filename, stored: true };
      } catch (error) {
        if (!(error instanceof HiringUploadError)) throw error;
        // The address takes one file, and only we know it: it has ours, from an attempt whose answer was lost.
        if (error.status === 412) return { kind, filename, stored: true };
        if (attempt > this.#settings.maxRetries || !mayTakeAgain(error))
          return { kind, filename, stored: false, error };
        await sleep(pauseMs(attempt), signal);
      }
    }
  }
}

function declareFiles(application: BodyOf<'/v1/applications', 'post'>, files: NamedApplicationFile[]) {
  const resume = files.find(({ kind }) => kind === 'resume');
  const others = files.filter((file) => file !== resume).map(({ kind, filename }) => ({ kind, filename }));
  return {
    ...application,
    ...(resume && { resume: { filename: resume.filename } }),
    ...(others.length > 0 && { attachments: [...(application.attachments ?? []), ...others] }),
  };
}

/** A publishable key gets a receipt with the files on top, a secret key the application with them in its submission. */
function declaredIn(answer: object): Declared[] {
  const { attachments, submission } = answer as {
    attachments?: Declared[];
    submission?: { attachments?: Declared[] };
  };
  return attachments ?? submission?.attachments ?? [];
}

/** Where a file goes, taken out of `awaited`: two files may bear one name. */
function takeTarget(awaited: Declared[], { kind, filename }: NamedApplicationFile): UploadTarget | undefined {
  const index = awaited.findIndex(
    (one) => one.upload_url && one.kind === kind && one.filename === filename.trim(),
  );
  const [found] = index < 0 ? [] : awaited.splice(index, 1);
  return found?.upload_url ? { upload_url: found.upload_url, headers: found.headers ?? {} } : undefined;
}
