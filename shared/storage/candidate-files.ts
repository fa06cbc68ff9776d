import { ApiError } from '../domain/api-error.ts';
import { timeOf } from '../domain/ids.ts';
import { invalid } from '../domain/invalid.ts';
import type { CandidateFile } from '../domain/stored/candidate-file.ts';
import { erasedMark, notErased } from './erased-marks.ts';
import { joinedPage } from './joined-page.ts';
import { ofCandidate } from './keys.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { idsOfPerson, type Person } from './merged-rows.ts';
import type { Key, Write } from './row.ts';
import type { Table } from './table.ts';

export type CandidateFileStore = ReturnType<typeof candidateFileStore>;

/** The most files of one candidate; those of merged candidates come on top. */
const maxFiles = 30;

const fileKey = (
  organizationId: string,
  { candidate_id, id }: Pick<CandidateFile, 'candidate_id' | 'id'>,
): Key => ({
  pk: ofCandidate(organizationId, candidate_id, 'FILE'),
  sk: id,
});

/**
 * The files of candidates. Each is in the partition of the candidate whom it was added to, and stays there when that candidate is
 * merged. They are written with a change of the candidate, so that none is stored after its erasure.
 */
export function candidateFileStore(table: Table) {
  const find = async (organizationId: string, person: Person, id: string) => {
    for (const candidate_id of idsOfPerson(person)) {
      const found = await table.get<CandidateFile>(fileKey(organizationId, { candidate_id, id }));
      if (found) return found.data;
    }
    return undefined;
  };
  const pageOf = (organizationId: string, candidateId: string, page: PageRequest) => {
    const partition = ofCandidate(organizationId, candidateId, 'FILE');
    return listPage<CandidateFile>(
      table,
      { kind: 'attachment', partition, since: timeOf(organizationId) },
      page,
    );
  };
  return {
    find,

    /** The file. Throws the same not_found for a missing file and another candidate's. */
    async get(organizationId: string, person: Person, id: string): Promise<CandidateFile> {
      const file = await find(organizationId, person, id);
      if (!file) throw new ApiError('not_found');
      return file;
    },

    /** Throws {@link ApiError} validation_failed if the candidate has as many files as it may have. */
    async refuseOneTooMany(organizationId: string, candidateId: string, now: Date): Promise<void> {
      const page = { limit: maxFiles, order: 'asc', now } as const;
      const { items } = await pageOf(organizationId, candidateId, page);
      if (items.length >= maxFiles)
        throw invalid('kind', 'too_many', `A candidate has at most ${maxFiles} files.`);
    },

    /** The writes that store a new file unless it was deleted, for the transaction that changes its candidate. */
    keep: (organizationId: string, file: CandidateFile): Write[] => [
      { put: { ...fileKey(organizationId, file), data: file }, when: { absent: true } },
      notErased(file.id),
    ],

    /** The write that changes a file, for the transaction that changes its candidate. */
    change: (organizationId: string, file: CandidateFile): Write => ({
      put: { ...fileKey(organizationId, file), data: file },
      when: { exists: true },
    }),

    /** The writes that remove a file, for the transaction that changes its candidate. */
    remove: (organizationId: string, file: CandidateFile, now: Date): Write[] => [
      { remove: fileKey(organizationId, file), when: { exists: true } },
      erasedMark(file.id, { organizationId, now }),
    ],

    list: (organizationId: string, person: Person, page: PageRequest) =>
      joinedPage(idsOfPerson(person), page, (candidateId) => pageOf(organizationId, candidateId, page)),
  };
}
