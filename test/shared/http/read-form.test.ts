import { describe, expect, it } from 'vitest';
import { readForm } from '../../../shared/http/read-form.ts';

/** Reads a form as a browser encodes it. */
async function read(...fields: [name: string, value: string | File][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const sent = new Response(form);
  return readForm(sent.headers.get('content-type') ?? '', Buffer.from(await sent.arrayBuffer()));
}
const noForm = expect.objectContaining({
  code: 'validation_failed',
  particulars: {
    details: [{ param: null, code: 'invalid_format', message: 'The body is no valid form.' }],
  },
});

describe('the texts of a form', () => {
  it('are fields by their names, and those of answers an object of their own', async () => {
    const { fields, files } = await read(
      ['first_name', 'Jana'],
      ['answers.why', 'Because'],
      ['answers.answers.x', '1'],
      ['answers', 'not one'],
      ['my answers.x', '2'],
    );
    expect(fields).toEqual({
      first_name: 'Jana',
      'my answers.x': '2',
      answers: { why: 'Because', 'answers.x': '1' },
    });
    expect(files).toEqual([]);
  });

  it('of one name have a line each, also where one is empty', async () => {
    const { fields } = await read(['language', 'de'], ['language', ''], ['language', 'fr'], ['motto', '']);
    expect(fields).toEqual({ language: 'de\n\nfr', motto: '', answers: {} });
  });

  it('have line ends of one character', async () => {
    const { fields } = await read(['letter', 'one\r\ntwo\r\n\r\nthree']);
    expect(fields).toEqual({ letter: 'one\ntwo\n\nthree', answers: {} });
  });
});

describe('the files of a form', () => {
  it('have the name of their field, their own name and their bytes', async () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, n) => n % 256);
    const { files, fields } = await read(
      ['resume', new File([bytes], 'cv.pdf')],
      ['other', new File(['second'], 'b.txt')],
    );
    expect(files).toEqual([
      { name: 'resume', filename: 'cv.pdf', bytes },
      { name: 'other', filename: 'b.txt', bytes: new TextEncoder().encode('second') },
    ]);
    expect(fields).toEqual({ answers: {} });
  });

  it('are left out where none was selected, and kept where one is empty or has no name', async () => {
    const part = (name: string, filename: string, text: string) => [
      '--x',
      `Content-Disposition: form-data; name="${name}"; filename="${filename}"`,
      'Content-Type: application/octet-stream',
      '',
      text,
    ];
    const parts = [part('unselected', '', ''), part('empty', 'cv.pdf', ''), part('nameless', '', 'a')];
    const body = Buffer.from([...parts.flat(), '--x--', ''].join('\r\n'));
    const { files, fields } = await readForm('multipart/form-data; boundary=x', body);
    expect(files.map(({ name, filename, bytes }) => [name, filename, bytes.length])).toEqual([
      ['empty', 'cv.pdf', 0],
      ['nameless', '', 1],
    ]);
    expect(fields).toEqual({ answers: {} });
  });
});

describe('no valid form', () => {
  it.each([
    ['no boundary', 'multipart/form-data', 'a=b'],
    ['another type', 'application/json', '{}'],
    ['a body without the boundary', 'multipart/form-data; boundary=x', 'a=b'],
    ['no body', 'multipart/form-data; boundary=x', ''],
  ])('is one with %s', async (_, type, body) => {
    await expect(readForm(type, Buffer.from(body))).rejects.toEqual(noForm);
  });

  it('is one of more than 2000 parts', async () => {
    const many = (count: number) =>
      read(...Array.from({ length: count }, (_, n): [string, string] => [`f${n}`, '']));
    expect(Object.keys((await many(2000)).fields)).toHaveLength(2001);
    await expect(many(2001)).rejects.toEqual(noForm);
  });
});
