import { describe, expect, it } from 'vitest';
import { maxApplicationBytes, maxInlineBytes } from '../../../shared/contracts/application-body.ts';
import { maxFormBytes } from '../../../shared/contracts/portal.ts';
import { checkBodySize } from '../../../shared/http/check-body-size.ts';
import * as routes from '../../../shared/routes/route-table.ts';

const route = routes.createApplication;
const weigh = (body: unknown) => checkBodySize(route, typeof body === 'string' ? body : JSON.stringify(body));
const tooLarge = expect.objectContaining({ code: 'payload_too_large' });
const kilobyte = 'x'.repeat(1024);
const base64 = Buffer.from(Uint8Array.from({ length: maxInlineBytes }, (_, n) => (n * 7919) % 251)).toString(
  'base64',
);

describe('an application', () => {
  it.each([
    ['its résumé in Base64', { resume: { filename: 'cv.pdf', content_base64: base64 } }],
    ['its résumé as text of many lines', { resume: { text: `"ÿ"\n\\${kilobyte}\n`.repeat(300) } }],
    ['both with spaces', `{"resume" : {"content_base64" :\n "${base64}"}}`],
    [
      'slashes escaped, as PHP writes them',
      JSON.stringify({ content_base64: base64 }).replaceAll('/', '\\/'),
    ],
    ['a field of its own called text before it', { text: 'hello', resume: { text: kilobyte.repeat(400) } }],
  ])('may weigh more than 256 KB by %s', (_, body) => {
    expect(() => weigh(body)).not.toThrow();
  });

  it.each([
    ['a million attachments', { attachments: Array.from({ length: 100_000 }, () => ({})) }],
    ['many small texts', { answers: Array.from({ length: 100_000 }, () => ({ text: 'a' })) }],
    ['names', Object.fromEntries(Array.from({ length: 60_000 }, (__, n) => [`k${n}`, 1]))],
    ['a résumé and as much beside it', { content_base64: base64, rest: kilobyte.repeat(300) }],
    ['two résumés', { content_base64: base64.slice(0, 1_000_000), text: base64.slice(0, 1_000_000) }],
    ['a name within a text', `{"cover_letter":"\\"text\\":\\"${kilobyte.repeat(300)}"}`],
    ['numbers behind a text that ends in a backslash', [{ text: '\\' }, ...Array(200_000).fill(1)]],
    ['a text that never ends', `{"text":"a","x":[${'1,'.repeat(200_000)}1],"text":"`],
  ])('is refused for %s of more', (_, body) => {
    expect(() => weigh(body)).toThrow(tooLarge);
  });

  it('is not looked through again and again for what it holds', () => {
    const marks = JSON.stringify({ text: '\\"'.repeat(500_000) });
    expect(() => weigh(marks)).not.toThrow();
    expect(() => weigh('"text":"'.repeat(600_000))).toThrow(tooLarge);
  });
});

describe('what is beside a file', () => {
  const bodyOf = (beside: number) => {
    const file = JSON.stringify({ content_base64: base64 });
    return `{"a":"${'x'.repeat(beside - '{"a":"",'.length - file.length + base64.length + 1)}",${file.slice(1)}`;
  };

  it('may weigh what the row says, to the byte, and the refusal says how much', () => {
    expect(Buffer.byteLength(bodyOf(route.maxFieldBytes))).toBe(base64.length + route.maxFieldBytes);
    expect(() => weigh(bodyOf(route.maxFieldBytes))).not.toThrow();
    expect(() => weigh(bodyOf(route.maxFieldBytes + 1))).toThrow(
      expect.objectContaining({
        code: 'payload_too_large',
        message: "Beside a file's content the body weighs 256 KB at most.",
      }),
    );
  });

  it('is what lies around the longest text, wherever the longest is', () => {
    const [rest, short, long] = [100, 100, 200].map((size) => kilobyte.repeat(size));
    expect(() => weigh({ rest, text: short, content_base64: long })).not.toThrow();
    expect(() => weigh({ rest, content_base64: long, text: short })).not.toThrow();
  });
});

describe('the largest body', () => {
  /** What Lambda takes for one event, and what API Gateway puts around a body at most: 10 KB of headers twice, and itself. */
  const eventBytes = 6_291_456;
  const around = 64 * 1024;

  it('fits into Lambda’s event, in which it is a text once more', () => {
    const fields = '"\\\n'.repeat(Math.floor(route.maxFieldBytes / 3));
    const file = JSON.stringify({ content_base64: base64 }).replaceAll('/', '\\/');
    const content = file + 'A'.repeat(maxApplicationBytes - route.maxFieldBytes - file.length);
    const event = JSON.stringify({ body: fields + content });
    expect(Buffer.byteLength(event) + around).toBeLessThan(eventBytes);
  });

  it('of every other route does so whatever it holds', () => {
    for (const { maxBodyBytes, maxFieldBytes } of Object.values(routes))
      if (maxBodyBytes === maxFormBytes) {
        // A form arrives in Base64.
        expect((4 / 3) * maxFormBytes + around).toBeLessThan(eventBytes);
      } else if (maxBodyBytes !== maxApplicationBytes) {
        expect(maxFieldBytes).toBe(maxBodyBytes);
        expect(2 * maxBodyBytes + around).toBeLessThan(eventBytes);
      }
  });
});
