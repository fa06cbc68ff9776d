/** Publishes jobs for the pages that are measured, by the API. Returns the address of a job's page. */
export async function fillPortal(baseUrl: string, key: string, count: number): Promise<string> {
  let portal = '';
  for (let at = 1; at <= count; at++) {
    const response = await fetch(`${baseUrl}/v1/jobs`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: `Nurse in ward ${at}`,
        is_draft: false,
        locations: [{ city: 'Rotterdam', country_code: 'NL' }],
        job_details: {
          description: `## What you do\n\n${'You look after people and write down what they need. '.repeat(20)}\n\n- Early and late shifts\n- 30 days of holiday`,
          work_type: 'onsite',
          employment_type: 'full_time',
          salary_min: 38_000,
          salary_max: 46_000,
          salary_currency: 'EUR',
          salary_period: 'year',
        },
      }),
    });
    if (response.status !== 201) throw new Error(`a job was refused: ${await response.text()}`);
    portal = ((await response.json()) as { urls: { portal: string } }).urls.portal;
  }
  return portal;
}
