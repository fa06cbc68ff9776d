import { expect, it } from 'vitest';
import { judgeEndpointUrl } from '../../../shared/webhooks/judge-endpoint-url.ts';

it('the URL of an endpoint is returned in its normal form', () => {
  expect(judgeEndpointUrl('HTTPS://Example.com:443/hook', false)).toBe('https://example.com/hook');
});

it('one to which deliveries are not allowed is refused in words', () => {
  expect(() => judgeEndpointUrl('ftp://example.com', false)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      particulars: {
        param: 'url',
        details: [
          { param: 'url', code: 'url_not_allowed', message: expect.stringMatching(/^url \w.+[^.]\.$/) },
        ],
      },
    }),
  );
});

it('one on the own machine is allowed to a local stage alone', () => {
  expect(judgeEndpointUrl('http://127.0.0.1:4000/hook', true)).toBe('http://127.0.0.1:4000/hook');
  expect(() => judgeEndpointUrl('http://127.0.0.1:4000/hook', false)).toThrow('validation_failed');
});
