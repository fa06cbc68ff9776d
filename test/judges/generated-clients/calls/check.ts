/** What both programs in TypeScript share. */

export const settings = { baseUrl: process.env.BASE_URL ?? '', key: process.env.API_KEY ?? '' };

/** Prints "ok" and the name of a call that returned what it should. */
export function check(name: string, holds: boolean | undefined, returned: unknown): void {
  if (!holds) throw new Error(`${name} returned ${JSON.stringify(returned)}`);
  process.stdout.write(`ok ${name}\n`);
}

/** The data of a response. Throws the error of a call that was refused. */
export async function dataOf<T>(call: Promise<{ data?: T; error?: unknown }>): Promise<NonNullable<T>> {
  const { data, error } = await call;
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

/** Sends the CV to the address of an upload. */
export async function put(upload: {
  upload_url: string;
  headers: { 'Content-Type': string };
}): Promise<void> {
  const { ok, status } = await fetch(upload.upload_url, {
    method: 'PUT',
    headers: upload.headers,
    body: process.env.RESUME ?? '',
  });
  if (!ok) throw new Error(`the PUT returned ${status}`);
}

export const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
export const unknownJob = 'job_00000000000000000000000000';
export const form = {
  fields: [
    { key: 'why', label: 'Why do you bake?', type: 'short_text' as const },
    { key: 'nights', label: 'Do you work at night?', type: 'boolean' as const },
  ],
  consent: { processing_required: false },
};
export const answers = [
  { key: 'why', value: 'I rise early.' },
  { key: 'nights', value: true },
];
