import type { EventOrigin } from '../../../shared/domain/event.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import type { Duplicates } from '../../../shared/storage/duplicates.ts';
import type { WordIndex } from '../../../shared/storage/index-words.ts';
import { retryOnConflict } from '../../../shared/storage/retry-on-conflict.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  index: WordIndex;
  duplicates: Duplicates;
  clock: () => Date;
}

export interface CandidateToIndex {
  organizationId: string;
  candidateId: string;
}

/** Makes a candidate findable by its words, and emits an event for each other candidate who may be the same person. */
export const indexCandidate =
  ({ environmentName, index, duplicates, clock }: Dependencies) =>
  async ({ organizationId, candidateId }: CandidateToIndex): Promise<void> => {
    await retryOnConflict(async () => {
      const { candidate } = await index.refresh(organizationId, candidateId);
      const indexed = await index.find(organizationId, candidateId);
      if (!candidate || !indexed || indexed.data.is_compared) return;
      const now = clock();
      const found = await duplicates.find(organizationId, candidate, now);
      const origin = systemOrigin('index-candidate', { environmentName }, organizationId, now);
      await duplicates.report(origin, candidate, indexed, found);
    });
  };
