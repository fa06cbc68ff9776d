import { describe, expect, it } from 'vitest';
import { declareFormFiles } from '../../functions/applications/declare-form-files.ts';
import { maxInlineBytes, type SentApplicationBody } from '../../shared/contracts/application-body.ts';

const file = (name: string, size: number, filename = 'cv.pdf') => ({
  name,
  filename,
  size,
  bytes: new Uint8Array(size).fill(size),
});
const declare = (files: ReturnType<typeof file>[], body: object) =>
  declareFormFiles(
    files,
    { resume: null, attachments: [], ...body } as unknown as SentApplicationBody,
    (filename) => ({
      id: `att_${filename}`,
      filename,
      file_key: `key/${filename}`,
    }),
  );
const declared = (filename: string, kind: string, content_type: string, size: number) => ({
  bytes: new Uint8Array(size).fill(size),
  declaredSize: null,
  attachment: {
    id: `att_${filename}`,
    filename,
    file_key: `key/${filename}`,
    kind,
    content_type,
    size,
    status: 'awaiting_upload',
    file_version: null,
    rejection: null,
  },
});

describe('the files of a form', () => {
  it('are those of its fields, the CV first, each with its own bytes', () => {
    const attachments = [
      { kind: 'diploma', filename: 'diploma.png' },
      { kind: 'letter', filename: 'letter.txt' },
    ];
    const files = [file('answers.letter', 3), file('answers.diploma', 2), file('resume', 1)];
    expect(declare(files, { resume: { filename: 'cv.pdf' }, attachments })).toEqual([
      declared('cv.pdf', 'resume', 'application/pdf', 1),
      declared('diploma.png', 'diploma', 'image/png', 2),
      declared('letter.txt', 'letter', 'text/plain', 3),
    ]);
    expect(declare([], {})).toEqual([]);
  });

  it('have at most 3 MB each, and a known type; the refusal names the field', () => {
    const attachments = [{ kind: 'diploma', filename: 'diploma.png' }];
    const ofSize = (size: number) => declare([file('answers.diploma', size)], { attachments });
    expect(ofSize(maxInlineBytes)[0]?.bytes).toHaveLength(maxInlineBytes);
    expect(() => ofSize(maxInlineBytes + 1)).toThrow(
      expect.objectContaining({ code: 'file_too_large', particulars: { param: 'answers.diploma' } }),
    );
    expect(() => declare([file('resume', 1)], { resume: { filename: 'cv.exe' } })).toThrow(
      expect.objectContaining({
        code: 'unsupported_file_type',
        particulars: expect.objectContaining({ param: 'resume' }),
      }),
    );
  });
});
