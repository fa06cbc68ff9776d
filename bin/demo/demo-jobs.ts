/** The jobs of the demo organization, by their external ids. All of it is invented. */
export const demoJobs = {
  'demo-backend': {
    name: 'Backend engineer',
    is_draft: false,
    openings: 2,
    language: 'en',
    department: 'Engineering',
    locations: [{ city: 'Rotterdam', country_code: 'NL', is_primary: true }],
    job_details: {
      description:
        '# What you do\n\nYou build the services that plan the routes of our harbour pilots: event-driven, ' +
        'on AWS, in TypeScript. Your team is six people who deploy many times a day.\n\n# What you bring\n\n' +
        '- Years with services that must not lose a message\n- TypeScript and SQL\n- Clear English; Dutch is welcome',
      work_type: 'hybrid',
      employment_type: 'full_time',
      experience_level: 'mid',
      salary_min: 62_000,
      salary_max: 84_000,
      salary_currency: 'EUR',
      salary_period: 'year',
      benefits: ['30 days of leave', 'A day a week to learn'],
    },
    requirements: [
      { type: 'skill', label: 'TypeScript', importance: 'must_have', knockout: true },
      { type: 'experience', label: 'Backend engineer', importance: 'must_have', min_years: 3 },
      { type: 'skill', label: 'AWS', importance: 'must_have' },
      { type: 'skill', label: 'PostgreSQL', importance: 'nice_to_have' },
      { type: 'language', label: 'Dutch', importance: 'nice_to_have', level: 'B2' },
    ],
    application_form: {
      fields: [
        { key: 'start', label: 'When could you start?', type: 'date', required: true },
        { key: 'on_call', label: 'Would you join the on-call rota?', type: 'boolean' },
      ],
      consent: { retention_months: 12, privacy_url: 'https://demo.example/privacy' },
    },
  },
  'demo-nurse': {
    name: 'Registered nurse, cardiology',
    is_draft: false,
    openings: 1,
    language: 'en',
    department: 'Care',
    locations: [{ city: 'Delft', country_code: 'NL', is_primary: true }],
    job_details: {
      description: 'You care for patients on our cardiology ward, in a team of twelve, by day and by night.',
      work_type: 'onsite',
      employment_type: 'part_time',
      salary_min: 3_100,
      salary_max: 4_300,
      salary_currency: 'EUR',
      salary_period: 'month',
      benefits: ['Travel allowance'],
    },
    requirements: [
      { type: 'license', label: 'Registered nurse', importance: 'must_have', knockout: true },
      { type: 'skill', label: 'Cardiology', importance: 'must_have' },
    ],
  },
  'demo-controller': {
    name: 'Controller',
    is_draft: true,
    openings: 1,
    language: 'de',
    department: 'Finance',
    locations: [{ city: 'Hamburg', country_code: 'DE', is_primary: true }],
    job_details: {
      description: 'Sie verantworten Planung und Berichte unserer drei Werke.',
      work_type: 'hybrid',
    },
    requirements: [{ type: 'skill', label: 'SAP', importance: 'must_have' }],
  },
} as const;
export type DemoJob = keyof typeof demoJobs;
