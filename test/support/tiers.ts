import { longTests } from './long-tests.ts';

export interface Tier {
  name: string;
  /** Globs of its test files. */
  files: string[];
  /** Globs of files that are in another tier. */
  except?: string[];
  /**
   * Whether the files of a worker share its modules and its backend, rather than load them anew. Such a file leaves no
   * module changed: it replaces none (`vi.mock`), and undoes what it sets.
   */
  sharesWorker: boolean;
  /** Files at once. More than the two cores where tests wait for each other's servers for a part of their time. */
  atOnce?: number;
}

const pure = ['test/architecture.test.ts', 'test/{docs,shared,support}/**'];
/** Tests of whole files, long hostile texts, programs and simulations: the corpus, broken files, text recognition, pairs of the fit. */
const reading = [
  'test/{backtracking,corpus}/**',
  'test/shared/assessments/{developer/coding-tasks,general/{adaptive-test,fit-difficulties}}.test.ts',
  'test/shared/assessments/code-runner/{hostile-programs,run-code}.test.ts',
  'test/shared/contracts/{bounded-lists,hostile-fields}.test.ts',
  'test/shared/{extraction,fit}/growth.test.ts',
  'test/shared/fit/{persona,stranger}-pairs.test.ts',
  'test/shared/extraction/{fuzz,run-in-worker}.test.ts',
  'test/shared/extraction/profile/hostile-text.test.ts',
  'test/shared/extraction/read/{quick-inflate,read-ocr}.test.ts',
  'test/shared/postings/any-page.test.ts',
  'test/shared/views/longest-html.test.ts',
  'test/shared/words/hostile-texts.test.ts',
];
/** What waits for real servers: models that hang, receivers that drip, boards, and the recipes of receivers. */
const overHttp = [
  'test/shared/extraction/models/**',
  'test/shared/extraction/second-reading/{read-with-model,transcribe}.test.ts',
  'test/shared/outbound/**',
  'test/shared/postings/{boards,fetch-page,read-by-model}.test.ts',
  'test/shared/webhooks/{hostile-receivers,post-to-target,post-to-target-tls}.test.ts',
  'test/shared/docs/receiver-recipes.test.ts',
];
/** What stands on a table or bucket beside the functions. */
const onBackend = [
  'test/shared/{administration,http,storage}/**',
  'test/shared/webhooks/fair-queues.test.ts',
];
const functions = ['test/functions/**'];
const longFunctions = longTests.map((name) => `test/functions/${name}.test.ts`);
const infrastructure = ['test/infra/**'];
/** The dashboard in a real browser, on both stages as `npm start` runs them. */
const web = ['test/web/**'];
const contract = ['test/contract/**'];
const others = [pure, reading, overHttp, onBackend, functions, infrastructure, contract, web].flat();

/**
 * The tiers of the suite, in the order of a run. Each is a project of vitest: `vitest run --project pure`. What is in no
 * other is a whole-stage test.
 */
export const tiers: Tier[] = [
  { name: 'pure', files: pure, except: [...onBackend, ...overHttp, ...reading], sharesWorker: true },
  { name: 'functions', files: functions, except: longFunctions, sharesWorker: true },
  { name: 'long functions', files: longFunctions, sharesWorker: true },
  { name: 'edge and storage', files: onBackend, sharesWorker: true },
  { name: 'over http', files: overHttp, sharesWorker: true },
  { name: 'reading', files: reading, sharesWorker: false },
  { name: 'infrastructure', files: infrastructure, sharesWorker: false },
  { name: 'contract', files: contract, sharesWorker: true, atOnce: 3 },
  { name: 'dashboard', files: web, sharesWorker: false },
  { name: 'whole stage', files: ['test/**'], except: others, sharesWorker: false },
];
