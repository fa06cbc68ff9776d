import type { UpsertJobBody } from '../contracts/job-body.ts';
import type { Job } from './stored/job.ts';

/**
 * The body with the ids of the parts that the job already has, so that the same body changes nothing the second time: a
 * stage is known by its name, a requirement by its type and label, a question by its key. Parts of one name are known in
 * their order. Ids in the body stay, and a part with one leaves the parts of its name to the others.
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
  const free = Map.groupBy(
    kept.filter(({ id }) => !taken.has(id)),
    nameOf,
  );
  return given.map((part) => {
    const id = part.id ?? free.get(nameOf(part))?.shift()?.id;
    return id === undefined ? part : { ...part, id };
  });
}
