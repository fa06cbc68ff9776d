/** Fifty questions to the search, over the corpus: the answers come from what the CVs say, not from what was read. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extract } from '../../shared/extraction/extract.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { searchDesk } from '../functions/support/search-desk.ts';
import { type OwnBackend, startBackend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { type CorpusRow, corpusFolder, handwrittenFolder, readManifest } from './manifest.ts';
import type { Truth } from './truth.ts';

/** The first file of each person of the drawn corpus and of some that were written by hand. */
const people = [corpusFolder, handwrittenFolder]
  .flatMap((folder) =>
    [...Map.groupBy(readManifest(folder), ({ person }) => person).values()].map(([first]) => ({
      ...(first as CorpusRow),
      folder,
    })),
  )
  .slice(0, 64);
/** Every seventh person is erased, and every fifth of the others is another organization's. */
const isErased = (at: number) => at % 7 === 3;
const isOfOthers = (at: number) => !isErased(at) && at % 5 === 1;

/** What the CV of a person says, without regard to how the service reads it. */
const textOf = ({ name, emails, location, work, education, skills }: Truth) =>
  [
    name,
    ...emails,
    location,
    ...work.flatMap(({ title, company }) => [title, company]),
    ...education.flatMap(({ institution, degree }) => [institution, degree]),
    ...skills,
  ].join(' | ');
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss');
const hasAll = (text: string, question: string) =>
  words(plain(question)).every((word) =>
    new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[+#]/g, '\\$&')}`, 'u').test(plain(text)),
  );

/** Questions as a recruiter asks them, one of each kind in turn. */
const kinds: ((truth: Truth) => string | undefined)[] = [
  ({ name }) => name,
  ({ work }) => work[0]?.company,
  ({ work }) => work[0]?.title,
  ({ skills, work }) => skills[0] && `${skills[0]} ${work[0]?.title.split(' ')[0]}`,
  ({ education }) => education[0]?.institution,
  ({ name, work }) => `${name.split(' ').at(-1)} ${work.at(-1)?.company}`,
  ({ skills }) => skills.at(-1),
  ({ emails }) => emails[0],
  ({ work }) => work[0]?.title.split(' ').at(-1),
  ({ location }) => location?.split(',')[0],
];
const words = (text: string) => text.split(/[^\p{L}\p{N}+#]+/u).filter(Boolean);
const questions = people
  .flatMap(({ truth }, at) => kinds[at % kinds.length]?.(truth) ?? [])
  .filter((question) => words(question).length <= 12)
  .slice(0, 50);

let backend: OwnBackend;
let desk: ReturnType<typeof searchDesk>;
let caller: Caller;
const idOf = new Map<string, string>();
beforeAll(async () => {
  backend = await startBackend();
  desk = searchDesk(backend);
  caller = await newCaller(backend);
  const stranger = await newCaller(backend);
  for (const [at, { file, folder, person, truth }] of people.entries()) {
    const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
    const outcome = await extract({ bytes, filename: file, contentType: '', today: '2026-11-21' });
    if (outcome.outcome !== 'extracted') throw new Error(`${file} is not read`);
    const { profile, lines } = outcome;
    const owner = isOfOthers(at) ? stranger : caller;
    idOf.set(
      person,
      await desk.add(owner, { first_name: null, email: truth.emails[0] ?? null }, { profile, lines }),
    );
  }
  for (const [at, { person }] of people.entries())
    if (isErased(at)) await desk.erase(caller, idOf.get(person) ?? '');
}, 300_000);
afterAll(() => backend?.stop());

it('finds at least 98 % of the people that a question is about, nobody else, and none of those who are gone', async () => {
  expect(questions).toHaveLength(50);
  const missed: string[] = [];
  let wanted = 0;
  for (const question of questions) {
    const found = new Set(await desk.found(caller, question, { limit: '100' }));
    for (const [at, { person, truth }] of people.entries()) {
      const id = idOf.get(person) ?? '';
      const isGone = isErased(at) || isOfOthers(at);
      if (isGone) expect(found.has(id), `${person} by ${question}`).toBe(false);
      else if (hasAll(textOf(truth), question)) {
        wanted++;
        if (!found.has(id)) missed.push(`${person} by ${question}`);
      }
    }
    // Others are found only if their CV has the words in its text.
    for (const id of found) expect([...idOf.values()], question).toContain(id);
  }
  const recall = 1 - missed.length / wanted;
  console.log(`search over the corpus: 50 questions, ${wanted} answers, recall ${recall.toFixed(3)}`, missed);
  expect(wanted).toBeGreaterThan(45);
  expect(recall).toBeGreaterThanOrEqual(0.98);
});
