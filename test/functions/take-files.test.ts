import { expect, it } from 'vitest';
import type { DeclaredFile } from '../../shared/domain/declared-file.ts';
import { fileTaker } from '../../shared/storage/take-files.ts';
import { logLines } from './support/log-lines.ts';

const linesOf = logLines();
const now = new Date('2026-11-23T12:00:00.000Z');

const declared = (id: string, changes: Partial<DeclaredFile>): DeclaredFile => ({
  bytes: null,
  declaredSize: null,
  ...changes,
  attachment: {
    id,
    filename: 'cv.pdf',
    file_key: `files/${id}`,
    kind: 'resume',
    content_type: 'application/pdf',
    status: 'awaiting_upload',
    size: null,
    file_version: null,
    rejection: null,
  },
});
const sent = declared('file_sent', { bytes: Buffer.from('%PDF') });
const later = declared('file_later', { declaredSize: 40 });

const take = async (files: DeclaredFile[], put: () => Promise<void> = async () => {}) =>
  Object.fromEntries(
    await fileTaker({
      put,
      signPut: async (key, type, size) => `https://files.example.com/${key}?type=${type}&size=${size}`,
    })(files, now),
  );
const nothingToUpload = { upload_url: null, method: null, headers: null, expires_at: null };

it('a file of the request is stored, and there is nothing to upload', async () => {
  expect(await take([sent])).toEqual({ file_sent: nothingToUpload });
});

it('a declared file is awaited for two minutes, with its type and size', async () => {
  const { file_sent, file_later } = await take([sent, later]);
  expect(file_sent).toEqual(nothingToUpload);
  expect(file_later).toEqual({
    upload_url: expect.stringMatching(/files\/file_later.*\?type=application\/pdf&size=40$/),
    method: 'PUT',
    headers: { 'Content-Type': 'application/pdf' },
    expires_at: '2026-11-23T12:02:00.000Z',
  });
});

it('a file that could not be stored can be uploaded, and an operator reads which one it was', async () => {
  const { file_sent } = await take([sent], () => Promise.reject(new Error('no room')));
  expect(file_sent).toMatchObject({ method: 'PUT', expires_at: '2026-11-23T12:02:00.000Z' });
  expect(linesOf('an inline file could not be stored')).toMatchObject([
    { level: 'warn', attachment: 'file_sent', error: 'Error' },
  ]);
});
