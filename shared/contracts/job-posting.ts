import * as v from 'valibot';
import { wholeNumber } from './primitives.ts';

const address = v.object({
  '@type': v.literal('PostalAddress'),
  streetAddress: v.optional(v.string()),
  addressLocality: v.optional(v.string()),
  addressRegion: v.optional(v.string()),
  postalCode: v.optional(v.string()),
  addressCountry: v.optional(v.string()),
});

/**
 * A job as schema.org's JobPosting, by the rules of Google's job search. JSON-LD omits fields without a value, so
 * fields are optional here that are null elsewhere.
 */
export const jobPosting = v.object({
  '@context': v.literal('https://schema.org/'),
  '@type': v.literal('JobPosting'),
  title: v.string(),
  /** HTML. */
  description: v.optional(v.string()),
  identifier: v.object({ '@type': v.literal('PropertyValue'), name: v.string(), value: v.string() }),
  url: v.string(),
  datePosted: v.string(),
  validThrough: v.optional(v.string()),
  employmentType: v.optional(
    v.picklist([
      'FULL_TIME',
      'PART_TIME',
      'CONTRACTOR',
      'TEMPORARY',
      'INTERN',
      'VOLUNTEER',
      'PER_DIEM',
      'OTHER',
    ]),
  ),
  hiringOrganization: v.object({ '@type': v.literal('Organization'), name: v.string() }),
  jobLocation: v.optional(v.array(v.object({ '@type': v.literal('Place'), address }))),
  jobLocationType: v.optional(v.literal('TELECOMMUTE')),
  applicantLocationRequirements: v.optional(
    v.array(v.object({ '@type': v.picklist(['Country', 'AdministrativeArea']), name: v.string() })),
  ),
  baseSalary: v.optional(
    v.object({
      '@type': v.literal('MonetaryAmount'),
      currency: v.string(),
      value: v.object({
        '@type': v.literal('QuantitativeValue'),
        value: v.optional(v.number()),
        minValue: v.optional(v.number()),
        maxValue: v.optional(v.number()),
        unitText: v.picklist(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
      }),
    }),
  ),
  jobBenefits: v.optional(v.string()),
  totalJobOpenings: wholeNumber,
  directApply: v.boolean(),
});
export type JobPosting = v.InferOutput<typeof jobPosting>;
