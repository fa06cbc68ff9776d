import { jobPosting } from '../../contracts/job-posting.ts';
import type { Descriptions } from './texts.ts';

/** Public lists of jobs, and a job as schema.org's JobPosting. */
export const feeds: Descriptions = {
  tags: {
    feeds: 'Public lists of open jobs, which need no key.',
  },
  schemas: {
    JobPosting: jobPosting,
  },
  parts: {
    JobPostingJobLocation: 'JobPostingLocation',
    JobPostingJobLocationAddress: 'JobPostingAddress',
  },
  operations: {
    getJobLinkedData: { returns: 'The job as JSON-LD.' },
    getJobsFeedJson: { returns: 'The public jobs as a list.' },
    getJobsFeedRss: { returns: 'The public jobs as RSS.' },
    getJobsFeedXml: { returns: 'The public jobs as XML.' },
  },
  parameters: {
    'feeds.organization': 'The id of the organization whose jobs are listed.',
  },
  fields: {
    'JobPosting.@context': 'The vocabulary of this JSON-LD document: schema.org.',
    'JobPosting.@type': 'The schema.org type of this document.',
    'JobPosting.title': 'The title of the job.',
    'JobPosting.description': 'The text of the posting as HTML. Absent without a description.',
    'JobPosting.identifier': 'The id of the job, with the name of the organization that uses it.',
    'JobPosting.url': 'The page of the job on the public portal.',
    'JobPosting.datePosted':
      'The day or instant at which the job was published; of a draft, at which it was created.',
    'JobPosting.validThrough': [
      'The instant at which the job closes or was closed. Absent if it has no end.',
      '2026-03-01T08:00:00.000Z',
    ],
    'JobPosting.employmentType': 'The kind of employment in the words of schema.org. Absent if not set.',
    'JobPosting.hiringOrganization': 'The organization that hires.',
    'JobPosting.jobLocation': 'The places of work. Absent if none is set.',
    'JobPosting.jobLocationType': ['`TELECOMMUTE` for a remote job. Absent for other jobs.', 'TELECOMMUTE'],
    'JobPosting.applicantLocationRequirements': 'The regions that people may work from if the job is remote.',
    'JobPosting.baseSalary': 'The salary. Absent if it is not set or not shown.',
    'JobPosting.jobBenefits': 'The benefits as one text. Absent if none is set.',
    'JobPosting.totalJobOpenings': 'The number of people that this job is open for.',
    'JobPosting.directApply': 'Whether the job accepts applications through the portal.',
    'JobPostingIdentifier.@type': 'The schema.org type of an identifier.',
    'JobPostingIdentifier.name': 'The name of the organization.',
    'JobPostingIdentifier.value': 'The id of the job.',
    'JobPostingHiringOrganization.@type': 'The schema.org type of the employer.',
    'JobPostingHiringOrganization.name': 'The name of the organization.',
    'JobPostingLocation.@type': 'The schema.org type of a place.',
    'JobPostingLocation.address': 'The address of the place of work.',
    'JobPostingAddress.@type': 'The schema.org type of an address.',
    'JobPostingAddress.streetAddress': [
      'The street and house number. Absent if not set.',
      'Harbour Street 12',
    ],
    'JobPostingAddress.addressLocality': 'The city of the place. Absent if not set.',
    'JobPostingAddress.addressRegion': ['The state, province or region. Absent if not set.', 'South Holland'],
    'JobPostingAddress.postalCode': ['The postal code of the place. Absent if not set.', '3011 AA'],
    'JobPostingAddress.addressCountry': 'The country as an ISO 3166 alpha-2 code. Absent if not set.',
    'JobPostingApplicantLocationRequirement.@type': [
      'Whether the region is a country or a part of one.',
      'Country',
    ],
    'JobPostingApplicantLocationRequirement.name': ['The name of the region.', 'Netherlands'],
    'JobPostingBaseSalary.@type': 'The schema.org type of an amount of money.',
    'JobPostingBaseSalary.currency': 'The currency of the salary as an ISO 4217 code.',
    'JobPostingBaseSalary.value': 'The amount or range, and its period.',
    'JobPostingBaseSalaryValue.@type': 'The schema.org type of a quantity.',
    'JobPostingBaseSalaryValue.value': ['The salary, if it is one amount and no range.', 3600],
    'JobPostingBaseSalaryValue.minValue': 'The lowest salary of a range.',
    'JobPostingBaseSalaryValue.maxValue': 'The highest salary of a range.',
    'JobPostingBaseSalaryValue.unitText': 'The period that the salary is paid for.',
  },
};
