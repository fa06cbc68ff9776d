import { afterAll, beforeAll, describe } from 'vitest';
import type { OwnBackend } from '../../support/backend.ts';
import { changedPageConformance } from './conformance/changed-page.ts';
import { listPageConformance } from './conformance/list-page.ts';
import { resourceStoreConformance } from './conformance/resource-store.ts';
import { storesConformance } from './conformance/stores.ts';
import { tableConformance } from './conformance/table.ts';

/** What our stores ask of a DynamoDB engine, and what we ask of our stores: the same suite on every engine. */
export function storageConformance(name: string, start: () => Promise<OwnBackend>): void {
  describe(name, () => {
    let backend: OwnBackend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend?.stop());
    const started = () => backend;
    describe('table', () => tableConformance(started));
    describe('resource store', () => resourceStoreConformance(started));
    describe('list page', () => listPageConformance(started));
    describe('changed page', () => changedPageConformance(started));
    describe('stores', () => storesConformance(started));
  });
}
