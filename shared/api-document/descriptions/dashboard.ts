import type { Descriptions } from './texts.ts';

/** The pages of the dashboard and their files. */
export const dashboard: Descriptions = {
  tags: {
    dashboard:
      'The pages for people: one document and its files. They need no key, and call this API after a sign-in.',
  },
  operations: {
    getDashboard: { returns: 'The document of the dashboard.' },
    getDashboardPage: { returns: 'The document of the dashboard.' },
    getDashboardScript: { returns: 'The script as JavaScript.' },
    getDashboardStyle: { returns: 'The style sheet as CSS.' },
  },
  parameters: {
    'dashboard.path': ['The rest of the address of the page.', 'jobs'],
    'dashboard.file': ['The name of the file, which contains a hash of its content.', 'main-4QX2ZK7A.js'],
  },
};
