import { testScript } from './test-script.ts';

/** The PUT of a CV to the address that `createUpload` returned. It is not an operation of the API. */
export const fileRequest = () => ({
  name: 'putFile',
  event: [
    { listen: 'test', script: { type: 'text/javascript', exec: testScript({ status: 200, saves: {} }) } },
  ],
  request: {
    method: 'PUT',
    description: 'Sends a CV to the address that createUpload returned.',
    auth: { type: 'noauth' },
    header: [{ key: 'Content-Type', value: 'text/plain' }],
    url: '{{upload_url}}',
    body: { mode: 'raw', raw: cv, options: { raw: { language: 'text' } } },
  },
  response: [],
});

const cv = `Jane Miller
jane.miller@example.com
Rotterdam, Netherlands

Experience
Registered nurse, Harbour Clinic, Rotterdam
January 2019 - December 2023

Skills
Cardiology, Patient care
`;
