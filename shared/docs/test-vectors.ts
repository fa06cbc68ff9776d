import type { TestVectors } from '../contracts/test-vectors.ts';

const list = { path: '/v1/jobs', filters: { order: 'desc', status: 'published' } };
const cursor = 'Mi4xLls_nc7HNguEEJ-m5YWxNyLa65kLvMIigcDj3VNNUK-YRDdlNtOkU8ZIGk99HEbxEU1YZ8exiD1LKy0';
const earlier = '8c5_T3ksR0ZhMn-s2BL5BzEuMS5qb2JfMDFKR0ZKSlowMDAwMDAwMDAwMDAwMDAwMDA';
const position = 'job_01JGFJJZ000000000000000000';

/**
 * Published examples with keys that are used for nothing else. `signatureVectors` is the text of signature-vectors.json,
 * which `npm run vectors` writes.
 */
export const testVectors = (signatureVectors: string): TestVectors => ({
  webhook_signatures: JSON.parse(signatureVectors),
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
      {
        name: 'one character changed',
        cursor: `${cursor.slice(0, 20)}-${cursor.slice(21)}`,
        ...list,
        position: null,
      },
      { name: 'a character too many', cursor: `${cursor}A`, ...list, position: null },
      { name: 'a signed one of the earlier form', cursor: earlier, ...list, position: null },
    ],
  },
});
