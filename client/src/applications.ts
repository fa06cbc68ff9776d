import { HiringUploadError } from './errors.ts';
import { type FileSource, type NamedFile, readFileSource } from './file-source.ts';
import type { HiringClient } from './hiring-client.ts';
import type { AnswerOf, BodyOf, CallOptions } from './operation-types.ts';
import { mayTakeAgain, putFile, type UploadTarget } from './put-file.ts';
import { pauseMs } from './retry-delay.ts';
import type { Settings } from './settings.ts';
import { sleep } from './time-limit.ts';

/**
 * A file of an application. The kind is `resume` for the CV, the key of a `file` question, or a word that you choose.
 */
export interface ApplicationFile {
  kind: string;
  file: FileSource;
  /** Optional when the file has a name of its own. */
  filename?: string;
}

export interface NewApplicationOptions extends CallOptions {
  files?: ApplicationFile[];
}

/** Whether a file was stored, and the error if it was not. */
export type FileOutcome = { kind: string; filename: string } & (
  | { stored: true }
  | { stored: false; error: HiringUploadError }
);

export interface CreatedApplication {
  application: AnswerOf<'/v1/applications', 'post'>;
  /** One entry per file, in the order in which they were passed. */
  files: FileOutcome[];
}

interface NamedApplicationFile extends NamedFile {
  kind: string;
}

/** The upload target that the response has for one expected file. */
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
   * Sends an application, then its files. The application is stored first. A file that could not be sent therefore does
   * not throw: `files` has the error, and the applicant need not apply again.
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
        // The URL accepts one file, and only this client has the URL. So an earlier attempt stored the file and its
        // response was lost.
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

/**
 * With a publishable key the response is a receipt with the files at its top level; with a secret key it is the
 * application, with the files in its submission.
 */
function declaredIn(answer: object): Declared[] {
  const { attachments, submission } = answer as {
    attachments?: Declared[];
    submission?: { attachments?: Declared[] };
  };
  return attachments ?? submission?.attachments ?? [];
}

/** Finds the upload target of a file and removes it from `awaited`, because two files may have the same name. */
function takeTarget(awaited: Declared[], { kind, filename }: NamedApplicationFile): UploadTarget | undefined {
  const index = awaited.findIndex(
    (one) => one.upload_url && one.kind === kind && one.filename === filename.trim(),
  );
  const [found] = index < 0 ? [] : awaited.splice(index, 1);
  return found?.upload_url ? { upload_url: found.upload_url, headers: found.headers ?? {} } : undefined;
}
