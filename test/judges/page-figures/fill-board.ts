type Call = (path: string, body: object) => Promise<Response>;

/** How many calls are under way at once. */
const lanes = 6;

/** Publishes a job with this many people on its board, by the API. Returns the id of the job. */
export async function fillBoard(baseUrl: string, key: string, people: number): Promise<string> {
  const call: Call = (path, body) =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const response = await call('/v1/jobs', { name: `Board of ${people}`, is_draft: false });
  if (response.status !== 201) throw new Error(`a job was refused: ${await response.text()}`);
  const { id, stages } = (await response.json()) as { id: string; stages: { id: string; type: string }[] };
  const open = stages.filter(({ type }) => type !== 'hired');
  let next = 0;
  const work = async () => {
    for (let at = next++; at < people; at = next++) await apply(call, id, at, open[at % open.length]?.id);
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return id;
}

async function apply(call: Call, job: string, at: number, stage: string | undefined): Promise<void> {
  const response = await call('/v1/applications', {
    job_id: job,
    candidate: { first_name: `Person ${at}`, last_name: 'Jansen', email: `person-${job}-${at}@example.com` },
    consent: { processing: true, retention: true },
    stage_id: stage,
  });
  if (response.status !== 201) throw new Error(`an application was refused: ${await response.text()}`);
}
