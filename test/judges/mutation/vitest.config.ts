import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const asked = process.env.MUTATION_TESTS?.split(' ') ?? [];
const orderOf = ({ moduleId }: TestSpecification) => asked.findIndex((path) => moduleId.endsWith(path));

class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => orderOf(one) - orderOf(other));
  }
}

/** The tests that try-change.ts names, in that order, on the assembly of the unbroken sources. */
export default defineConfig({
  cacheDir: '.vite',
  test: {
    include: asked,
    setupFiles: ['test/support/seed-properties.ts'],
    provide: { assemblyDir: process.env.MUTATION_ASSEMBLY ?? '' },
    env: { LOG_LEVEL: 'silent', API_URL: 'http://127.0.0.1:4010', PRODUCTION_URL: 'http://127.0.0.1:4010' },
    // A busy machine is no reason to notice a change.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    fsModuleCache: true,
    sequence: { sequencer: NearestFirst },
  },
});
