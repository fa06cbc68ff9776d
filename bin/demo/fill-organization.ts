import { demoTemplates } from './demo-assessments.ts';
import { demoChats } from './demo-chats.ts';
import { type DemoPerson, emailOf, writeCv } from './demo-cv.ts';
import { type DemoJob, demoJobs } from './demo-jobs.ts';
import { engineers } from './engineers.ts';
import { nurses } from './nurses.ts';
import { writePdf } from './write-pdf.ts';

interface Job {
  id: string;
  stages: { id: string; type: string }[];
}

const dayMs = 86_400_000;

/** Fills the organizations of all stages. A failure is printed and leaves the stages running. */
export async function fillDemo(
  stages: { base_url: string; secret_key: string }[],
  print: (line: string) => void,
): Promise<void> {
  if (process.env.DEMO === '0') return;
  for (const { base_url, secret_key } of stages)
    await fillOrganization(base_url, secret_key).catch((error: Error) => print(error.message));
}

/**
 * Gives an organization templates of assessments, a few jobs, applications, scans and chats by the API's own calls, so that its pages are not empty at first.
 * An organization that has jobs is left as it is, whether they are these or others.
 */
async function fillOrganization(baseUrl: string, secretKey: string): Promise<void> {
  const call = async (method: string, path: string, body?: object, token = secretKey) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`demo data: ${method} ${path} returned ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  const { data } = await call('GET', '/v1/jobs?limit=1');
  if (data.length > 0) return;
  for (const template of demoTemplates) await call('POST', '/v1/assessment-templates', template);
  const jobs = new Map<DemoJob, Job>();
  for (const [id, job] of Object.entries(demoJobs))
    jobs.set(id as DemoJob, await call('PUT', `/v1/jobs/by-external-id/${id}`, job));
  // The newest are created last, as lists show them first.
  for (const person of [...engineers, ...nurses].toSorted((left, right) => right.days - left.days)) {
    const job = jobs.get(person.job);
    if (job) await apply(call, person, job);
  }
  for (const { job, says } of demoChats) {
    const body = { job_id: jobs.get(job)?.id, locale: 'en' };
    const { id, session_token } = await call('POST', '/v1/intakes', body);
    for (const [at, text] of says.entries())
      await call('POST', `/v1/intakes/${id}/messages`, { turn: at + 1, text }, session_token);
  }
}

async function apply(
  call: (method: string, path: string, body?: object) => Promise<{ id: string }>,
  person: DemoPerson,
  job: Job,
): Promise<void> {
  const email = emailOf(person);
  const { id } = await call('POST', '/v1/applications', {
    job_id: job.id,
    candidate: { first_name: person.first, last_name: person.last, email, location: { raw: person.place } },
    resume: {
      filename: `${email.split('@')[0]}.pdf`,
      content_base64: writePdf(writeCv(person)).toString('base64'),
    },
    consent: { processing: true, retention: true },
    ...(person.job === 'demo-backend' && { answers: [{ key: 'start', value: '2027-02-01' }] }),
    source: { type: person.source },
    stage_id: job.stages[person.stage]?.id,
    applied_at: new Date(Date.now() - person.days * dayMs).toISOString(),
    external_id: `demo-${email}`,
  });
  if (person.isRejected)
    await call('POST', `/v1/applications/${id}/reject`, { reason: 'Not the experience we need' });
}
