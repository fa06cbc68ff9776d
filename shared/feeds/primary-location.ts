import type { JobView } from '../contracts/job.ts';

/** The location for formats that have only one. */
export const primaryLocation = ({ locations }: Pick<JobView, 'locations'>) =>
  locations.find((location) => location.is_primary) ?? locations[0];
