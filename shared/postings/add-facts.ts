import type { Findings } from './findings.ts';
import type { ReadPlaces } from './read-place.ts';
import type { ReadSalary } from './read-salary.ts';
import { readEmploymentTypes } from './read-words.ts';

/** Adds the one employment type in the words; several types, or none that this API has, leave the field empty. */
export function addEmploymentType({ facts, warnings }: Findings, words: string[]): void {
  const [type, ...others] = readEmploymentTypes(words);
  if (others.length > 0) warnings.add('several_employment_types');
  else if (type) facts.job_details.employment_type = type;
  else if (words.length > 0) warnings.add('employment_type_unknown');
}

export function addSalary({ facts, warnings }: Findings, read: ReadSalary): void {
  Object.assign(facts.job_details, read.salary);
  for (const warning of read.warnings) warnings.add(warning);
}

export function addPlaces({ facts, warnings }: Findings, read: ReadPlaces): void {
  if (read.locations.length > 0) facts.locations = read.locations;
  for (const warning of read.warnings) warnings.add(warning);
}

export function addRegions({ facts, warnings }: Findings, regions: string[]): void {
  if (regions.length > 0) facts.remote_regions = [...new Set(regions)];
  else if (facts.job_details.work_type === 'remote') warnings.add('remote_regions_missing');
}
