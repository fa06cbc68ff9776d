import { isDeepStrictEqual } from 'node:util';
import type { Profile } from '../../shared/contracts/profile.ts';
import type { CorrectProfileBody } from '../../shared/contracts/profile-corrections.ts';
import { correctableLists } from '../../shared/contracts/profile-corrections.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import {
  certificatesOf,
  coursesOf,
  jobsOf,
  type Lists,
  languagesOf,
  skillsOf,
} from '../../shared/extraction/profile/corrected-entries.ts';
import {
  asRead,
  type Corrected,
  type Corrections,
  correctionsOf,
  type Facts,
  fieldsAt,
  withCorrections,
} from '../../shared/extraction/profile/corrections.ts';
import { maxCorrectedBytes } from '../../shared/storage/fit-profile.ts';
import { correctedBasics, type ReadNumber } from './corrected-basics.ts';

/** The facts of a request, and the reader of its phone numbers. */
interface Given extends Facts {
  readNumber: ReadNumber;
}

interface Change extends Corrected {
  /** The paths whose values were corrected, or whose correction was taken back. Empty if nothing changed. */
  changed: string[];
}

/** A stored profile after a request. Throws {@link ApiError} payload_too_large for too many corrections. */
export async function afterRequest(
  stored: Corrected,
  body: CorrectProfileBody,
  now: Date,
  facts: Given,
): Promise<Change> {
  const before = stored.profile;
  const read = asRead(stored);
  const at = now.toISOString();
  const corrections = await correctionsAfter(before, read, body, at, facts);
  if (Buffer.byteLength(JSON.stringify(corrections)) > maxCorrectedBytes)
    throw new ApiError('payload_too_large', { message: 'The corrections of a profile have at most 128 KB.' });
  const after = withCorrections(read, corrections, facts);
  const beforeAt = new Map(before.corrected.map((one) => [one.path, one.at]));
  const isSame = (path: string) =>
    beforeAt.has(path) && isDeepStrictEqual(valueAt(before, path), valueAt(after.profile, path));
  const paths = corrections.corrected.map(({ path }) => path);
  const takenBack = [...beforeAt.keys()].filter((path) => !paths.includes(path));
  const corrected = corrections.corrected.map((one) =>
    isSame(one.path) ? { ...one, at: beforeAt.get(one.path) ?? at } : one,
  );
  return {
    ...after,
    profile: { ...after.profile, corrected },
    changed: [...paths.filter((path) => !isSame(path)), ...takenBack],
  };
}

const valueAt = ({ basics, ...lists }: Profile, path: string): unknown =>
  path.startsWith('basics/') ? fieldsAt(path).map((field) => basics[field]) : lists[path as keyof Lists];

async function correctionsAfter(
  shown: Profile,
  read: Profile,
  body: CorrectProfileBody,
  at: string,
  { today, language, readNumber }: Given,
): Promise<Corrections> {
  const { basics, lists, corrected } = correctionsOf(shown);
  const times = new Map(corrected.map((one) => [one.path, one.at]));
  const values: Partial<Profile['basics']> = { ...basics };
  const drop = (paths: string[]) => {
    for (const path of paths) {
      times.delete(path);
      for (const field of fieldsAt(path)) delete values[field];
    }
  };
  if (body.basics === null) drop([...times.keys()].filter((path) => path.startsWith('basics/')));
  // A new name is split again.
  if (body.basics?.name !== undefined) drop(['basics/first_name', 'basics/last_name']);
  const fields = body.basics ? await correctedBasics(shown.basics, body.basics, language, readNumber) : [];
  for (const [path, given] of fields) {
    times.set(path, at);
    Object.assign(values, given);
  }
  const given: Partial<Lists> = {
    ...(body.work && { work: jobsOf(body.work, shown.work, read.work) }),
    ...(body.education && { education: coursesOf(body.education, today) }),
    ...(body.skills && { skills: skillsOf(body.skills) }),
    ...(body.languages && { languages: languagesOf(body.languages) }),
    ...(body.certificates && { certificates: certificatesOf(body.certificates) }),
  };
  const kept: Partial<Lists> = { ...lists, ...given };
  for (const list of correctableLists) {
    if (body[list] === null) {
      delete kept[list];
      times.delete(list);
    } else if (body[list]) times.set(list, at);
  }
  return { basics: values, lists: kept, corrected: [...times].map(([path, time]) => ({ path, at: time })) };
}
