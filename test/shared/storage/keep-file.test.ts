import { describe, expect, it } from 'vitest';
import { isGone, keepFile, makeKept, readKept, servedFile } from '../../../shared/storage/keep-file.ts';

const pending = { key: 'pending/uploads/org_1/hash', version: 'v1' };
const registered = {
  id: 'scan_1',
  file_key: 'uploads/org_1/scan_1',
  file_version: 'v9',
  pending_file: pending,
};
const early = { ...registered, pending_file: null };
const gone = (name: string) => Object.assign(new Error('nothing is there'), { name });

/** A bucket that has the file at its place or not, and can copy it there or not. */
function bucket({ isKept = false, copying }: { isKept?: boolean; copying?: Error } = {}) {
  const copies: [unknown, string][] = [];
  let has = isKept;
  return {
    copies,
    async copy(from: { key: string; version: string }, to: string) {
      if (copying) throw copying;
      copies.push([from, to]);
      has = true;
      return 'v2';
    },
    find: async (key: string) =>
      has && key === registered.file_key ? { size: 1, version: 'v2' } : undefined,
    async read(key: string, version: string | null) {
      if (!has) throw gone('NoSuchKey');
      return new TextEncoder().encode(`${key} ${version}`);
    },
  };
}
const toItsPlace = [[pending, registered.file_key]];

describe('the file of a scan is copied to its place', () => {
  it('once it is registered', async () => {
    const uploads = bucket();
    await keepFile(uploads, registered);
    expect(uploads.copies).toEqual(toItsPlace);
  });

  it('once, and not where its upload had that key from the beginning', async () => {
    const uploads = bucket();
    await makeKept(uploads, early);
    await keepFile(uploads, early);
    expect(uploads.copies).toEqual([]);
    await makeKept(uploads, registered);
    await makeKept(uploads, registered);
    expect(uploads.copies).toEqual(toItsPlace);
  });
});

describe('the place from which a file is served', () => {
  const place = { key: registered.file_key, version: registered.file_version };

  it('is its own, with or without a copy that had to be made', async () => {
    const [kept, missing, old] = [bucket({ isKept: true }), bucket(), bucket()];
    expect(await servedFile(kept, registered)).toEqual(place);
    expect(kept.copies).toEqual([]);
    expect(await servedFile(missing, registered)).toEqual(place);
    expect(missing.copies).toEqual(toItsPlace);
    expect(await servedFile(old, early)).toEqual(place);
  });

  it('is that of the upload while the bucket cannot copy', async () => {
    expect(await servedFile(bucket({ copying: new Error('later') }), registered)).toEqual(pending);
  });

  it.each(['NoSuchKey', 'NoSuchVersion'])('is not found after %s', async (name) => {
    const served = servedFile(bucket({ copying: gone(name) }), registered);
    await expect(served).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the bytes of a scan', () => {
  const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const text = `${registered.file_key} ${registered.file_version}`;

  it('are read from its place, where they are copied first if they are missing', async () => {
    const [kept, missing] = [bucket({ isKept: true }), bucket()];
    expect(textOf(await readKept(kept, registered))).toBe(text);
    expect(kept.copies).toEqual([]);
    expect(textOf(await readKept(missing, registered))).toBe(text);
    expect(missing.copies).toEqual(toItsPlace);
  });

  it('are gone where there is no upload to copy', async () => {
    await expect(readKept(bucket(), early)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('are not copied after a failure of another kind', async () => {
    const uploads = bucket({ isKept: true });
    const read = () => Promise.reject(new Error('later'));
    await expect(readKept({ ...uploads, read }, registered)).rejects.toThrow('later');
    expect(uploads.copies).toEqual([]);
  });
});

it('a file is gone after an error of S3 that says so, and after no other', () => {
  expect([gone('NoSuchKey'), gone('NoSuchVersion'), gone('AccessDenied')].map(isGone)).toEqual([
    true,
    true,
    false,
  ]);
  expect(isGone({ name: 'NoSuchKey' })).toBe(false);
});
