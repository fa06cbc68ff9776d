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
}

/** Reading of whole files, page by page: the corpus, broken files, text recognition. */
const reading = [
  'test/corpus/**',
  'test/shared/extraction/{fuzz,run-in-worker}.test.ts',
  'test/shared/extraction/read/read-ocr.test.ts',
];
/** What stands on a table or bucket beside the functions. */
const onBackend = [
  'test/shared/{administration,http,storage}/**',
  'test/shared/webhooks/fair-queues.test.ts',
];
const pure = ['test/architecture.test.ts', 'test/{docs,shared,support}/**'];
const functions = ['test/functions/**'];
const infrastructure = ['test/infra/**'];
const contract = ['test/contract/**'];

/** The tiers of the suite, each a project of vitest: `vitest run --project pure`. What is in no other is a whole-stage test. */
export const tiers: Tier[] = [
  { name: 'pure', files: pure, except: [...onBackend, ...reading], sharesWorker: true },
  { name: 'edge and storage', files: onBackend, sharesWorker: true },
  { name: 'functions', files: functions, sharesWorker: true },
  { name: 'extraction', files: reading, sharesWorker: false },
  { name: 'infrastructure', files: infrastructure, sharesWorker: false },
  { name: 'contract', files: contract, sharesWorker: false },
  {
    name: 'whole stage',
    files: ['test/**'],
    except: [...pure, ...onBackend, ...functions, ...reading, ...infrastructure, ...contract],
    sharesWorker: false,
  },
];
