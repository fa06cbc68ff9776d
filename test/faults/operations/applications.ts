import { readRows } from '../rows.ts';
import { careerSite, type KnownApplication } from '../world.ts';
import { addresses, comparable } from './addresses.ts';
import { type Client, type Operation, wrong } from './client.ts';

type Kind = 'nothing' | 'text' | 'declared' | 'forgotten';
const kinds: readonly Kind[] = ['nothing', 'text', 'text', 'declared', 'declared', 'forgotten'];

/** A word that stands in everything a person sends and in nothing else. */
export const wordOf = (number: number) => `Person-${number}-`;

/** A published job out of the known ones, which somebody else may be changing; a new one when there is none. */
async function publishedJob(client: Client): Promise<string | undefined> {
  const { run, number, expect } = client;
  const published = [...run.world.jobs.values()].filter(({ status }) => status === 'published');
  if (published.length > 0) return run.chance.pick(published).id;
  const answer = await client.keyed('createJob', { body: { name: `Job ${number}`, is_draft: false } });
  expect(answer.status === 201, wrong('createJob', answer));
  if (answer.status !== 201) return undefined;
  run.world.jobs.set(answer.body.id, answer.body);
  return answer.body.id;
}

/** Applies for a job by the secret key or from the career site, and PUTs the declared file or forgets to. */
export async function apply(client: Client): Promise<void> {
  const { run, number, expect } = client;
  const { world, chance } = run;
  const isPage = chance.hit(0.4);
  const jobId = await publishedJob(client);
  if (!jobId) return;
  const email = chance.pick(addresses);
  world.namedExternalIds.push({ kind: 'email', value: comparable(email), by: number });
  const kind = chance.pick(kinds);
  const word = wordOf(number);
  const resumes = { nothing: undefined, text: { text: word }, declared: { filename: 'cv.txt' } };
  const body = {
    job_id: jobId,
    candidate: { first_name: word, email },
    resume: resumes[kind === 'forgotten' ? 'declared' : kind],
    consent: { processing: true },
  };
  const before = world.jobs.get(jobId);
  const headers = { Origin: careerSite };
  world.peopleUnderWay.add(number);
  const answer = await client.keyed('createApplication', {
    body,
    ...(isPage && { caller: world.page, headers }),
  });
  world.peopleUnderWay.delete(number);
  if (answer.code === 'answer_erased') {
    world.unheardApplications++;
    return expect(answer.uncertain && world.erased.size > 0, wrong('createApplication', answer));
  }
  if (answer.status !== 201) {
    const isTouched = world.busy.has(jobId) || world.jobs.get(jobId) !== before;
    return expect(isTouched, wrong('createApplication', answer));
  }

  const { id } = answer.body;
  const files = new Map<string, 'stored' | 'awaiting_upload' | undefined>();
  for (const file of isPage ? answer.body.attachments : answer.body.submission.attachments) {
    files.set(file.id, kind === 'forgotten' ? 'awaiting_upload' : await put(file, word));
  }
  const row = (await readRows(run)).find(({ sk }) => sk === id)?.data;
  expect(row !== undefined || world.erased.size > 0, `${id} was accepted and is not there`);
  const entry = before.stages.find((stage: { is_entry: boolean }) => stage.is_entry);
  const known: KnownApplication = {
    jobId,
    candidateId: row?.candidate_id,
    stageId: entry.id,
    status: 'active',
    moves: 0,
    files,
  };
  if (world.jobs.get(jobId) !== before || world.busy.has(jobId)) world.reorderedJobs.add(jobId);
  world.applications.set(id, known);
  if (known.candidateId)
    world.words.set(known.candidateId, [...(world.words.get(known.candidateId) ?? []), word]);
}

interface NewFile {
  upload_url: string | null;
  headers: Record<string, string>;
}

/** PUTs a file where it belongs; undefined when that came too late. */
async function put({ upload_url, headers }: NewFile, text: string): Promise<'stored' | undefined> {
  if (upload_url === null) return 'stored';
  const { ok, status } = await fetch(upload_url, { method: 'PUT', headers, body: text });
  // 412: the bytes came with the request and only the news of it was lost.
  return ok || status === 412 ? 'stored' : undefined;
}

export const applicationOperations: readonly Operation[] = [
  { name: 'apply for a job', weight: 7, perform: apply },
];
