import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { setupFiles, testEnvironment } from '../../support/test-environment.ts';

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
    setupFiles,
    provide: { assemblyDir: process.env.MUTATION_ASSEMBLY ?? '' },
    env: testEnvironment,
    // A busy machine is no reason to notice a change.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    fsModuleCache: true,
    sequence: { sequencer: NearestFirst },
  },
});
