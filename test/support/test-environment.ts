/** The variables that tests of functions find, in the suite and under the mutation judge. Show the log with LOG_LEVEL=info npx vitest … */
export const testEnvironment = {
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  API_URL: 'http://127.0.0.1:4010',
  PRODUCTION_URL: 'http://127.0.0.1:4010',
  UPLOADS_ORIGIN: 'https://uploads.example',
};

/** What runs before each test file. */
export const setupFiles = ['test/support/seed-properties.ts', 'test/support/undo-stubs.ts'];
