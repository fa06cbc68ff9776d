import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '../../shared/platform/names.ts';
import { grantKey } from '../../shared/storage/keys.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { putFile, type ScanCalls, scanCalls } from './support/scan-calls.ts';

let backend: Backend;
let calls: ScanCalls;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
});

const ask = async (body: object, headers?: Record<string, string>) =>
  calls.upload({ caller: await newCaller(backend), body, headers });

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('201', () => {
  it('grants one PUT within two minutes', async () => {
    const clock = turnableClock();
    const caller = await newCaller(backend);
    const { upload } = scanCalls(backend, clock);
    const { status, body } = await upload({ caller, body: { filename: 'Anna Smith.PDF' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      object: 'upload',
      method: 'PUT',
      headers: { 'Content-Type': 'application/pdf' },
      filename: 'Anna Smith.PDF',
      max_bytes: 10_485_760,
      expires_at: new Date(clock().getTime() + 120_000).toISOString(),
    });
    expect(body.storage_token).toMatch(/^st_[\w-]{43}$/);
    const signed = new URL(body.upload_url).searchParams;
    expect([signed.get('X-Amz-Expires'), signed.get('If-None-Match')]).toEqual(['120', '*']);
    expect(signed.get('X-Amz-SignedHeaders')).toContain('content-type');
  });

  it('takes a first PUT, refuses a second, and one of another content type', async () => {
    const { body } = await ask({ filename: 'cv.pdf' });
    const other = await ask({ filename: 'cv.pdf' });
    expect((await putFile(other.body, 'x', { 'Content-Type': 'text/plain' })).status).toBe(403);
    expect((await putFile(body, 'first')).status).toBe(200);
    expect((await putFile(body, 'second')).status).toBe(412);
    expect((await putFile(body, 'x', { 'Content-Type': 'text/plain' })).status).toBe(403);
  });

  it('takes no PUT on a URL that was changed', async () => {
    const { body } = await ask({ filename: 'cv.pdf' });
    const url = new URL(body.upload_url);
    url.pathname += '0';
    expect((await putFile({ ...body, upload_url: url.href })).status).toBe(403);
    const unconditional = new URL(body.upload_url);
    unconditional.searchParams.delete('If-None-Match');
    expect((await putFile({ ...body, upload_url: unconditional.href })).status).toBe(403);
  });

  it.each([
    ['cv.pdf', 'application/pdf'],
    ['cv.docx', word],
    ['cv.txt', 'text/plain'],
    ['cv.md', 'text/markdown'],
    ['cv.rtf', 'application/rtf'],
    ['cv.odt', 'application/vnd.oasis.opendocument.text'],
    ['cv.html', 'text/html'],
    ['cv.png', 'image/png'],
    ['cv.jpg', 'image/jpeg'],
    ['cv.JPEG', 'image/jpeg'],
    ['cv.webp', 'image/webp'],
    ['my.old.cv.DocX', word],
  ])('names the content type of %s', async (filename, contentType) => {
    const { body } = await ask({ filename });
    expect(body.headers).toEqual({ 'Content-Type': contentType });
    expect((await ask({ filename, content_type: contentType })).status).toBe(201);
  });

  it('takes the declared type in other letters and with a parameter', async () => {
    expect((await ask({ filename: 'cv.txt', content_type: 'Text/Plain; charset=utf-8' })).status).toBe(201);
  });

  it('ignores an Idempotency-Key and says so: a replayed grant would be dead', async () => {
    const caller = await newCaller(backend);
    const sent = { caller, body: { filename: 'cv.pdf' }, headers: { 'idempotency-key': 'k' } };
    const [one, two] = [await calls.upload(sent), await calls.upload(sent)];
    expect(one.headers['Idempotency-Status']).toBe('ignored');
    expect(two.body.storage_token).not.toBe(one.body.storage_token);
    expect(two.headers).not.toHaveProperty('Idempotent-Replayed');
  });

  it('stores no token, only its hash', async () => {
    const { body } = await ask({ filename: 'cv.pdf' });
    const hash = createHash('sha256').update(body.storage_token).digest('hex');
    const Key = grantKey(hash);
    const row = await backend.documents.send(new GetCommand({ TableName: tableName('prod'), Key }));
    expect(row.Item).toMatchObject({ data: { id: body.id } });
    expect(JSON.stringify(row.Item)).not.toContain(body.storage_token);
    expect(body.upload_url).not.toContain(body.storage_token);
  });
});

describe('422', () => {
  it.each([
    ['a program', { filename: 'cv.exe' }, 'unsupported_file_type', 'filename'],
    ['a name without extension', { filename: 'pdf' }, 'unsupported_file_type', 'filename'],
    ['a name that ends in a dot', { filename: 'cv.' }, 'unsupported_file_type', 'filename'],
    [
      'an inherited property as extension',
      { filename: 'cv.constructor' },
      'unsupported_file_type',
      'filename',
    ],
    [
      'a type that is not that of the extension',
      { filename: 'cv.pdf', content_type: 'text/plain' },
      'unsupported_file_type',
      'content_type',
    ],
    ['a file over 10 MB', { filename: 'cv.pdf', size: 10_485_761 }, 'file_too_large', 'size'],
    ['no filename', {}, 'validation_failed', 'filename'],
    ['a blank filename', { filename: ' ' }, 'validation_failed', 'filename'],
    ['a negative size', { filename: 'cv.pdf', size: -1 }, 'validation_failed', 'size'],
    ['a hash that is none', { filename: 'cv.pdf', sha256: 'abc' }, 'validation_failed', 'sha256'],
    ['an unknown field', { filename: 'cv.pdf', folder: 'x' }, 'validation_failed', 'folder'],
  ])('refuses %s', async (_, body, code, param) => {
    const refused = await ask(body);
    expect(refused.body.error).toMatchObject({ status: 422, code, param });
  });

  it('takes a file of exactly 10 MB', async () => {
    expect((await ask({ filename: 'cv.pdf', size: 10_485_760 })).status).toBe(201);
  });
});
