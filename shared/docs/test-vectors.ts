/**
 * Published examples with keys that are good for nothing else. They are written out, not computed, so that code which
 * changes its mind about a signature fails its tests against them.
 */
import type { TestVectors } from '../contracts/test-vectors.ts';

const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const previousSecret = 'whsec_ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4NzY1NDMyMTA=';
const eventId = 'evt_01JGFJJZ000000000000000000';
const sentAt = 1_767_225_600;

const plain = {
  headers: {
    'svc-signature': 't=1767225600,v1=77eb889fcb6731bed383973db41d75c1c3dd23955d0601fd220ac9957d866884',
    'webhook-id': eventId,
    'webhook-timestamp': '1767225600',
    'webhook-signature': 'v1,Wn3es4c4ztGEjPhOfvnhXLaFR1FUSVkF1Ib4UDvX5M8=',
  },
  body: '{"object":"event","id":"evt_01JGFJJZ000000000000000000"}',
};
const rotating = {
  headers: {
    ...plain.headers,
    'svc-signature':
      't=1767225600,v1=3ce8ec7d9e635a3b9a2439c460e5cefb3afaf898cb671a1994cd8f5a013820f1,v1=d14e783945b4b8bbf4511a9a4a0a5bf2d45607730d19b52c5a126bc4925904fb',
    'webhook-signature':
      'v1,zr5ExAbwUUs7HtTh/WkfwGo7zaIu6r2nTB3yDAvz4zw= v1,RaGtA41hOUw0ogYtVI9b+ZyTweV/CV/NreuwO/Bw/qk=',
  },
  body: '{}',
};
const unicode = {
  headers: {
    ...plain.headers,
    'svc-signature': 't=1767225600,v1=a3885e52eb66fb679e76319167b28bc015c413e63c54012e9e573d037ab826ef',
    'webhook-signature': 'v1,/28/aGrF73fU0Yr2ejzU+0nZ/7oezGrmH/LvDsBepCA=',
  },
  body: '{"name":"Zoë 山田 👍"}',
};

const list = { path: '/v1/jobs', filters: { order: 'desc', status: 'published' } };
const cursor = '8c5_T3ksR0ZhMn-s2BL5BzEuMS5qb2JfMDFKR0ZKSlowMDAwMDAwMDAwMDAwMDAwMDA';
const position = 'job_01JGFJJZ000000000000000000';

export const testVectors: TestVectors = {
  webhook_signatures: {
    tolerance_seconds: 300,
    cases: [
      { name: 'a delivery', secret, now: sentAt, ...plain, valid: true },
      { name: 'a body outside ASCII', secret, now: sentAt, ...unicode, valid: true },
      {
        name: 'a rotation, to a receiver with the new secret',
        secret,
        now: sentAt,
        ...rotating,
        valid: true,
      },
      {
        name: 'a rotation, to a receiver with the previous secret',
        secret: previousSecret,
        now: sentAt,
        ...rotating,
        valid: true,
      },
      { name: 'at the end of the tolerance', secret, now: sentAt + 300, ...plain, valid: true },
      { name: 'after the tolerance', secret, now: sentAt + 301, ...plain, valid: false },
      { name: 'from the future', secret, now: sentAt - 301, ...plain, valid: false },
      { name: 'another secret', secret: previousSecret, now: sentAt, ...plain, valid: false },
      { name: 'a changed body', secret, now: sentAt, ...plain, body: `${plain.body} `, valid: false },
    ],
  },
  cursors: {
    key_id: '1',
    key: 'demo-cursor-key',
    environment: 'sandbox',
    organization_id: 'org_01JGFJJZ000000000000000000',
    cases: [
      { name: 'a cursor of this list', cursor, ...list, position },
      { name: 'the same on another list', cursor, ...list, path: '/v1/scans', position: null },
      {
        name: 'the same under other filters',
        cursor,
        ...list,
        filters: { order: 'desc', status: 'draft' },
        position: null,
      },
      { name: 'one character changed', cursor: `9${cursor.slice(1)}`, ...list, position: null },
      { name: 'a character too many', cursor: `${cursor}A`, ...list, position: null },
    ],
  },
};
