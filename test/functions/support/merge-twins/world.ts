import { extractScan } from '../../../../functions/workers/extract-scan/handler.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { fileEraser } from '../../../../shared/storage/erase-file.ts';
import { profileOf } from '../../../shared/fit/support/profiles.ts';
import { workingAs } from '../../../support/as-function.ts';
import type { Backend } from '../../../support/backend.ts';
import { newCaller } from '../../../support/call-endpoint.ts';
import { applicationCalls, publishedJob } from '../application-calls.ts';
import { candidateCalls } from '../candidate-calls.ts';
import type { TurnableClock } from '../clock.ts';
import { crashing } from '../crashing.ts';
import { fitCalls } from '../fit-calls.ts';
import { moveCalls } from '../move-calls.ts';
import { privacyCalls } from '../privacy-calls.ts';
import { extracted } from '../reading.ts';
import { scanCalls } from '../scan-calls.ts';
import { everyone, type Who } from './story.ts';

/** Every call of the stories, once as it is and once by functions that stop before their response is stored. */
export function desksOf(backend: Backend, clock: TurnableClock) {
  const desk = (on: Backend) => ({
    candidates: candidateCalls(on, clock),
    applications: applicationCalls(on, clock),
    moves: moveCalls(on, { clock }),
  });
  const plain = desk(backend);
  const { scans, uploads } = plain.applications;
  let cv = '';
  const extract = workingAs(
    'extract-scan',
    extractScan({
      loadCorrections: () => import('../../../../functions/workers/extract-scan/corrections.ts'),
      environmentName: 'production',
      scans,
      uploads,
      eraseFile: fileEraser(backend.s3, backend.bucketName),
      extract: async () => {
        const reading = extracted(cv);
        const { basics } = reading.profile;
        return { ...reading, profile: { ...profileOf({ skills: ['Care'] }), basics } };
      },
      clock,
    }),
  );
  return {
    backend,
    clock,
    plain,
    stopped: desk(crashing(backend)),
    scans: scanCalls(backend, clock),
    fits: fitCalls(backend, clock),
    privacy: privacyCalls(backend, clock),
    /** Reads a CV of a text. */
    read(text: string, organizationId: string, scanId: string) {
      cv = text;
      return extract({ organizationId, scanId }, { messageId: 'message', receiptsLeft: 4 });
    },
  };
}
export type Desks = ReturnType<typeof desksOf>;

export interface World {
  caller: Caller;
  /** Whether candidates are merged here; in its twin they never are. */
  isMerged: boolean;
  tag: string;
  jobs: Awaited<ReturnType<typeof publishedJob>>[];
  people: string[];
  /** The ids of what the actions created, by kind and name of the action. */
  ids: Map<string, string>;
  /** The text in the CV of each scan, by the name of the scan. */
  texts: Map<string, string>;
  repeats: Map<string, () => Promise<{ status: number }>>;
  copies: Map<string, { version: number; candidate_id?: string | null }>;
  syncedAt: Date | null;
}

/** The text by which everything of a person is found. */
export const markOf = ({ tag }: Pick<World, 'tag'>, who: Who) => `x${'hgt'[who]}${tag}x`;
export const addressOf = (world: Pick<World, 'tag'>, who: Who, number: string) =>
  `${markOf(world, who)}.${number}@example.com`;

let worlds = 0;

/** An organization with two jobs and three candidates. */
export async function newWorld(
  { backend, plain }: Desks,
  isMerged: boolean,
  bare: boolean[],
): Promise<World> {
  const caller = await newCaller(backend);
  const tag = `${process.pid.toString(36)}w${(++worlds).toString(36).padStart(4, '0')}`;
  const consent = { processing_required: true, retention_months: 1, privacy_url: null, ai_notice: null };
  const requirements = [
    { type: 'skill' as const, label: 'Care', importance: 'must_have' as const, weight: 1, knockout: false },
  ];
  const jobs = [];
  for (const name of ['Nurse', 'Cook'])
    jobs.push(
      await publishedJob(backend, caller, {
        name,
        requirements,
        application_form: { consent, fields: [] },
      } as never),
    );
  const people: string[] = [];
  for (const who of everyone) {
    const mark = markOf({ tag }, who);
    const all = {
      phone: mark,
      location: { raw: mark },
      tags: [mark],
      links: [`https://${mark}.example.com/`],
      metadata: { team: mark, [mark]: '1' },
      external_id: mark,
    };
    const own = { first_name: mark, email: addressOf({ tag }, who, '0'), ...(!bare[who] && all) };
    people.push((await plain.candidates.create({ caller, body: own })).body.id);
  }
  const ids = new Map(everyone.map((who) => [`person ${who}`, people[who] as string]));
  for (const [number, job] of jobs.entries()) ids.set(`job ${number}`, job.id);
  return {
    caller,
    isMerged,
    tag,
    jobs,
    people,
    ids,
    texts: new Map(),
    repeats: new Map(),
    copies: new Map(),
    syncedAt: null,
  };
}
