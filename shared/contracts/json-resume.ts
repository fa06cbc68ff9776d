import * as v from 'valibot';

const text = v.optional(v.string());
const texts = v.optional(v.array(v.string()));
const period = { startDate: text, endDate: text };

/** The profile as a document of the JSON Resume standard (jsonresume.org), which has no nulls. */
export const jsonResumeDocument = v.object({
  $schema: v.string(),
  basics: v.optional(
    v.object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: v.optional(
        v.object({ address: text, postalCode: text, city: text, countryCode: text, region: text }),
      ),
      profiles: v.optional(v.array(v.object({ network: text, username: text, url: text }))),
    }),
  ),
  work: v.optional(
    v.array(
      v.object({ name: text, position: text, location: text, ...period, summary: text, highlights: texts }),
    ),
  ),
  volunteer: v.optional(
    v.array(v.object({ organization: text, position: text, ...period, highlights: texts })),
  ),
  education: v.optional(
    v.array(v.object({ institution: text, area: text, studyType: text, ...period, score: text })),
  ),
  awards: v.optional(v.array(v.object({ title: text, date: text, awarder: text }))),
  certificates: v.optional(v.array(v.object({ name: text, date: text, issuer: text, url: text }))),
  publications: v.optional(v.array(v.object({ name: text, publisher: text, releaseDate: text, url: text }))),
  skills: v.optional(v.array(v.object({ name: text }))),
  languages: v.optional(v.array(v.object({ language: text, fluency: text }))),
  projects: v.optional(
    v.array(v.object({ name: text, description: text, ...period, url: text, highlights: texts })),
  ),
  meta: v.object({ version: v.string(), lastModified: text }),
});
export type JsonResume = v.InferOutput<typeof jsonResumeDocument>;
