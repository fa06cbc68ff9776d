import { S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import { answeringClient, errorNamed } from './support/answering-client.ts';

const signer = new S3Client({
  region: 'eu-central-1',
  credentials: { accessKeyId: 'an id', secretAccessKey: 'a secret' },
});
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

/** A store whose bucket gives these answers in turn. */
function answering(...answers: (object | Error)[]) {
  const { client, sent } = answeringClient(...answers);
  return { store: uploadStore(client as unknown as S3Client, 'files'), sent };
}

describe('the link to put a file', () => {
  const store = uploadStore(signer, 'files');
  const sign = async (size?: number | null) =>
    queryOf(await store.signPut('uploads/a', 'application/pdf', size));

  it('is valid for two minutes and one file, with its type', async () => {
    expect(await sign()).toMatchObject({
      ...{ 'X-Amz-Expires': '120', 'If-None-Match': '*' },
      'X-Amz-SignedHeaders': 'content-type;host',
    });
    expect(await store.signPut('uploads/a', 'application/pdf')).toContain('uploads/a?');
  });

  it.each([
    [1000, true],
    [0, true],
    [null, false],
    [undefined, false],
  ])('is for the declared size only: %s', async (size, isSigned) => {
    const signed = (await sign(size))['X-Amz-SignedHeaders'];
    expect(signed).toBe(isSigned ? 'content-length;content-type;host' : 'content-type;host');
  });
});

it.each([
  ['v 1', 'v 1'],
  [null, undefined],
])('the link to a file is valid for five minutes, for version %s', async (version, expected) => {
  const shown = { key: 'uploads/a', filename: 'Jane.pdf', contentType: 'application/pdf', version };
  const query = queryOf(await uploadStore(signer, 'files').signGet(shown));
  expect([query['X-Amz-Expires'], query.versionId]).toEqual(['300', expected]);
  expect(query['response-content-disposition']).toContain('Jane.pdf');
});

describe('a file', () => {
  it('is copied as the version that was meant', async () => {
    const { store, sent } = answering({ VersionId: 'v2' }, {}, errorNamed('NoSuchVersion'));
    const from = { key: 'pending/a', version: 'a+b' };
    expect(await store.copy(from, 'uploads/a')).toBe('v2');
    expect(await store.copy(from, 'uploads/a')).toBe('');
    const CopySource = 'files/pending/a?versionId=a%2Bb';
    expect(sent[0]).toEqual({ Bucket: 'files', Key: 'uploads/a', CopySource });
    await expect(store.copy(from, 'uploads/a')).rejects.toThrow('NoSuchVersion');
  });

  it('is found with its size and version, and not where there is none', async () => {
    const { store, sent } = answering({ ContentLength: 5, VersionId: 'v1' }, {}, errorNamed('NotFound'));
    expect(await store.find('a')).toEqual({ size: 5, version: 'v1' });
    expect(await store.find('a')).toEqual({ size: 0, version: '' });
    expect(await store.find('a')).toBeUndefined();
    expect(sent[0]).toEqual({ Bucket: 'files', Key: 'a' });
  });

  it('is not taken for missing where the bucket fails', async () => {
    for (const name of ['SlowDown', 'Forbidden']) {
      const { store } = answering(errorNamed(name));
      await expect(store.find('a')).rejects.toThrow(name);
    }
  });

  it('is read as one version, or the current one', async () => {
    const Body = { transformToByteArray: async () => new Uint8Array([1, 2]) };
    const { store, sent } = answering({ Body }, {}, errorNamed('NoSuchKey'));
    expect(await store.read('a', 'v1')).toEqual(new Uint8Array([1, 2]));
    expect(await store.read('a', null)).toEqual(new Uint8Array());
    const asked = { Bucket: 'files', Key: 'a' };
    expect(sent).toEqual([
      { ...asked, VersionId: 'v1' },
      { ...asked, VersionId: undefined },
    ]);
    await expect(store.read('a', null)).rejects.toThrow('NoSuchKey');
  });

  it('is put if there is none; an existing one stays, and other failures are thrown', async () => {
    const { store, sent } = answering({}, errorNamed('PreconditionFailed'), errorNamed('SlowDown'));
    const put = () => store.put('a', new Uint8Array([1]), 'text/plain');
    await put();
    await put();
    await expect(put()).rejects.toThrow('SlowDown');
    const Body = new Uint8Array([1]);
    const command = { Bucket: 'files', Key: 'a', Body, ContentType: 'text/plain', IfNoneMatch: '*' };
    expect(sent).toEqual([command, command, command]);
  });
});
