import type { UpsertJobBody } from '../contracts/job-body.ts';
import type { Job } from './stored/job.ts';

/**
 * The body with the ids of the parts that the job already has, so that the same body changes nothing the second time: a
 * stage is known by its name, a requirement by its type and label, a question by its key. Ids in the body stay.
 */
export function withKnownIds(job: Job, body: UpsertJobBody): UpsertJobBody {
  const { stages, requirements, application_form: form } = body;
  return {
    ...body,
    ...(stages && { stages: identified(stages, job.stages, ({ name }) => name) }),
    ...(requirements && {
      requirements: identified(requirements, job.requirements, ({ type, label }) => `${type} ${label}`),
    }),
    ...(form?.fields && {
      application_form: {
        ...form,
        fields: identified(form.fields, job.application_form.fields, ({ key }) => key),
      },
    }),
  };
}

function identified<Given extends { id?: string | undefined }>(
  given: Given[],
  kept: readonly (Given & { id: string })[],
  nameOf: (part: Given) => string,
): Given[] {
  const taken = new Set(given.map(({ id }) => id));
  const free = new Map(kept.filter(({ id }) => !taken.has(id)).map((part) => [nameOf(part), part.id]));
  return given.map((part) => {
    const id = part.id ?? free.get(nameOf(part));
    free.delete(nameOf(part));
    return id === undefined ? part : { ...part, id };
  });
}
