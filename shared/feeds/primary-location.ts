import type { JobView } from '../contracts/job.ts';

/** The one location that formats without a list of them show. */
export const primaryLocation = ({ locations }: Pick<JobView, 'locations'>) =>
  locations.find((location) => location.is_primary) ?? locations[0];
