import { testScript } from './test-script.ts';

/** The PUTs of files: each is named after the operation that returned its address. They are not operations of the API. */
export const filePuts = { putFile: 'createUpload', putCandidateFile: 'addCandidateAttachment' } as const;

export const fileRequest = (name: keyof typeof filePuts) => ({
  name,
  event: [
    { listen: 'test', script: { type: 'text/javascript', exec: testScript({ status: 200, saves: {} }) } },
  ],
  request: {
    method: 'PUT',
    description: `Sends a CV to the address that ${filePuts[name]} returned.`,
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
