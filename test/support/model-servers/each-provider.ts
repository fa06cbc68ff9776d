import { describe } from 'vitest';
import { providerNames } from './providers.ts';

/** The same tests for each provider. Those of one follow each other; providers run beside each other, as many tests wait for a time to end. */
export function eachProvider(tests: (name: (typeof providerNames)[number]) => void): void {
  describe.concurrent.each(providerNames)('%s', (name) => {
    describe('in turn', { concurrent: false }, () => tests(name));
  });
}
