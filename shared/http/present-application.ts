import type { Application, ApplicationView } from '../contracts/application.ts';

/** An application as it is sent; where its files lie stays inside, by the schema of the answer. */
export const presentApplication = (application: Application): ApplicationView => ({
  ...application,
  object: 'application',
  fit: null,
});
