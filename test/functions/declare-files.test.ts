import { describe, expect, it } from 'vitest';
import { declareFiles } from '../../functions/applications/declare-files.ts';
import { maxUploadBytes } from '../../shared/contracts/upload.ts';

type Body = Parameters<typeof declareFiles>[0];

const declare = (body: Partial<Body>) =>
  declareFiles({ resume: null, attachments: [], ...body }, (filename) => ({
    id: 'file_1',
    filename,
    file_key: 'key',
  }));
const base64 = (bytes: number) => Buffer.alloc(bytes, 'a').toString('base64');
const mostInline = 3 * 1024 * 1024;

describe('a résumé in the request', () => {
  it('has the bytes and the size of what was sent', () => {
    const [file] = declare({ resume: { filename: 'cv.pdf', content_base64: base64(10) } });
    expect(file).toEqual({
      bytes: Buffer.alloc(10, 'a'),
      declaredSize: null,
      attachment: {
        id: 'file_1',
        filename: 'cv.pdf',
        file_key: 'key',
        kind: 'resume',
        content_type: 'application/pdf',
        status: 'awaiting_upload',
        size: 10,
        file_version: null,
        rejection: null,
      },
    });
  });

  it('has at most 3 MB', () => {
    const resume = (bytes: number) => ({ filename: 'cv.pdf', content_base64: base64(bytes) });
    expect(declare({ resume: resume(mostInline) })[0]?.bytes).toHaveLength(mostInline);
    expect(() => declare({ resume: resume(mostInline + 1) })).toThrow(
      expect.objectContaining({
        code: 'file_too_large',
        particulars: { param: 'resume.content_base64', message: expect.stringContaining('3 MB') },
      }),
    );
  });

  it.each(['YWJj\nZGVm', 'YWI', 'YWI=', '-_-_'])('is read from %j', (content_base64) => {
    const bytes = Buffer.from(content_base64, 'base64');
    expect(declare({ resume: { filename: 'cv.pdf', content_base64 } })[0]?.bytes).toEqual(bytes);
  });

  it.each(['YWJj!', 'YW Jj.', '{}', 'Y', 'é'])('is refused as %j', (content_base64) => {
    expect(() => declare({ resume: { filename: 'cv.pdf', content_base64 } })).toThrow(
      expect.objectContaining({ particulars: expect.objectContaining({ param: 'resume.content_base64' }) }),
    );
  });

  it.each([
    [undefined, 'resume.txt'],
    ['cv.pdf', 'resume.txt'],
    ['cv.TXT', 'cv.TXT'],
    ['cv.md', 'cv.md'],
    ['cv.md.pdf', 'resume.txt'],
  ])('is a text file when it is a text: %s becomes %s', (filename, name) => {
    const [file] = declare({ resume: { filename, text: 'Zoë' } });
    expect(file?.attachment).toMatchObject({ filename: name, size: 4 });
    expect(file?.bytes?.toString()).toBe('Zoë');
  });
});

describe('a file that is uploaded later', () => {
  it('has at most the size of an upload, wherever it stands', () => {
    const file = (size: number) => ({ kind: 'other', filename: 'cv.pdf', size });
    const places: [string, (size: number) => Partial<Body>][] = [
      ['resume', (size) => ({ resume: file(size) })],
      ['attachments.1', (size) => ({ attachments: [file(1), file(size)] })],
    ];
    for (const [place, body] of places) {
      expect(declare(body(maxUploadBytes)).at(-1)).toMatchObject({
        bytes: null,
        declaredSize: maxUploadBytes,
        attachment: { size: null },
      });
      const refused = { code: 'file_too_large', particulars: { param: `${place}.size` } };
      expect(() => declare(body(maxUploadBytes + 1))).toThrow(expect.objectContaining(refused));
    }
  });

  it('needs a name of a known kind, and is refused with its place', () => {
    const attachments = [{ kind: 'other', filename: 'virus.exe' }];
    const refused = (param: string) =>
      expect.objectContaining({ particulars: expect.objectContaining({ param }) });
    expect(() => declare({ attachments })).toThrow(refused('attachments.0.filename'));
    expect(() => declare({ resume: { filename: 'cv' } })).toThrow(refused('resume.filename'));
    expect(() => declare({ resume: {} })).toThrow(refused('resume.filename'));
  });

  it('stands behind the résumé, each with its kind', () => {
    const attachments = ['cover', 'other'].map((kind) => ({ kind, filename: `${kind}.pdf` }));
    const files = declare({ resume: { filename: 'cv.pdf' }, attachments });
    expect(files.map(({ attachment }) => attachment.kind)).toEqual(['resume', 'cover', 'other']);
  });
});
