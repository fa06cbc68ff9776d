import type { PersonaRows } from '../persona.ts';

export const american: PersonaRows[] = [
  {
    id: 'us-nurse',
    language: 'en',
    name: 'Odessa Farwell',
    label: 'Registered Nurse, Emergency Care',
    email: 'odessa.farwell@example.com',
    phone: '(503) 555-0118',
    location: 'Portland, OR',
    links: ['linkedin.com/in/odessafarwell'],
    summary:
      'Emergency nurse with nine years at the bedside, calm in a full waiting room, and a preceptor whose trainees stay.',
    work: [
      '2020-03 – present | Charge Nurse | Cedar Hollow Medical Center | Portland, OR | Lead a team of fourteen on the night shift; Cut the time from door to triage from nine minutes to five',
      '2016-06 – 2020-02 | Staff Nurse | Bayfront Community Hospital | Astoria, OR | Cared for up to six patients at a time; Trained eleven new graduates',
      '2014-08 – 2016-05 | Nursing Assistant | Willow Creek Senior Living | Salem, OR | Helped forty residents through their day',
    ],
    education: [
      '2012-09 – 2016-05 | Bachelor of Science | Nursing | Northpoint State University | Salem, OR',
    ],
    skills: [
      'Clinical: Triage, Wound care, IV therapy, Ventilator management',
      'Systems: Epic, Pyxis, Microsoft Excel',
    ],
    languages: ['English (native)', 'Spanish (conversational)'],
    certificates: ['Advanced Cardiac Life Support, 2023', 'Trauma Nursing Core Course, 2021'],
  },
  {
    id: 'us-engineer',
    language: 'en',
    name: 'Tobias K. Merriweather',
    label: 'Senior Backend Engineer',
    email: 'tobias@merriweather.example.net',
    phone: '+1 415 555 0163',
    location: 'Oakland, California',
    links: ['github.com/tmerriweather', 'linkedin.com/in/tobias-merriweather', 'merriweather.example.net'],
    summary:
      'I build services that stay up. Eleven years of payments, logistics and the databases below them, lately in Go and Rust.',
    work: [
      '2021-09 – present | Senior Backend Engineer | Larkspur Payments, Inc. | San Francisco, CA | Moved the ledger to event sourcing without a minute of downtime; Brought p99 latency from 800 to 120 milliseconds',
      '2018-02 – 2021-08 | Software Engineer II | Larkspur Payments, Inc. | San Francisco, CA | Wrote the reconciliation service in Go; Mentored three interns',
      '2013-07 – 2018-01 | Software Developer | Freightwise Logistics LLC | Sacramento, CA | Built the carrier portal; Migrated 40 servers to containers',
    ],
    education: ['2009-09 – 2013-06 | B.S. | Computer Science | Golden Valley University | Fresno, CA'],
    skills: ['Languages: Go, Rust, Python, SQL', 'Platforms: Kubernetes, PostgreSQL, Kafka, Terraform, AWS'],
    languages: ['English (native)', 'German (basic)'],
  },
  {
    id: 'us-teacher',
    language: 'en',
    name: 'Marisol Trujillo-Banks',
    label: 'High School Science Teacher',
    email: 'm.trujillobanks@example.org',
    phone: '505.555.0141',
    location: 'Santa Fe, New Mexico',
    links: ['linkedin.com/in/mtrujillobanks'],
    summary:
      'Chemistry and physics teacher who runs a laboratory on a small budget and a robotics club on a smaller one.',
    work: [
      '2017-08 – present | Science Department Chair | Mesa Alta High School | Santa Fe, NM | Wrote the chemistry curriculum of four grades; Raised the pass rate in physics from 71 to 88 percent',
      '2011-08 – 2017-06 | Chemistry Teacher | Arroyo Seco Charter School | Albuquerque, NM | Taught five sections a day; Founded the robotics club',
      '2010-01 – 2011-05 | Substitute Teacher | Rio Bend School District | Albuquerque, NM | Stood in for nine colleagues in grades six to twelve',
    ],
    education: [
      '2013-06 – 2015-05 | Master of Education | Curriculum and Instruction | Sandia Crest University | Albuquerque, NM',
      '2006-08 – 2010-05 | Bachelor of Arts | Chemistry | Tamarack College | Durango, CO',
    ],
    skills: [
      'Teaching: Lesson planning, Classroom management, Laboratory safety',
      'Tools: Google Classroom, Canvas, Arduino',
    ],
    languages: ['English (fluent)', 'Spanish (native)'],
    interests: 'Backcountry skiing, bread ovens, community radio',
  },
  {
    id: 'us-marketing',
    language: 'en',
    name: 'Deshawn Okafor Pruitt',
    label: 'Growth Marketing Manager',
    email: 'deshawn.pruitt@example.com',
    phone: '(404) 555-0127',
    location: 'Atlanta, GA',
    links: ['linkedin.com/in/deshawnpruitt', 'pruitt-portfolio.example.net'],
    summary:
      'Marketer with a habit of measuring. I have taken two consumer brands from one region to the whole country.',
    work: [
      '2022-01 – present | Growth Marketing Manager | Peachline Foods | Atlanta, GA | Own a yearly budget of two million dollars; Doubled the repeat orders in eighteen months',
      '2020-05 – 2021-12 | Marketing Specialist | Peachline Foods | Atlanta, GA | Ran the e-mail program with 300,000 subscribers',
      '2017-06 – 2020-04 | Account Coordinator | Brightstone Agency | Charlotte, NC | Coordinated campaigns for seven clients; Wrote weekly reports',
    ],
    education: ['2013-08 – 2017-05 | BBA | Marketing | Piedmont Ridge University | Charlotte, NC'],
    skills: [
      'Channels: Paid search, Email marketing, SEO, Influencer outreach',
      'Tools: HubSpot, Google Analytics, Looker, Figma',
    ],
    languages: ['English (native)', 'French (intermediate)'],
    certificates: ['Certified Digital Marketing Professional, 2022'],
  },
  {
    id: 'us-electrician',
    language: 'en',
    name: 'Wyatt Lindgren',
    label: 'Journeyman Electrician',
    email: 'wlindgren@example.net',
    phone: '612-555-0190',
    location: 'Minneapolis, MN',
    links: [],
    summary:
      'Licensed journeyman with ten years of commercial and industrial work and a clean safety record.',
    work: [
      '2019-04 – present | Journeyman Electrician | Ironwood Electric Co. | Minneapolis, MN | Wired two hospitals and a brewery; Supervise four apprentices',
      '2015-05 – 2019-03 | Apprentice Electrician | Northern Lakes Contracting | Duluth, MN | Pulled cable, bent conduit and read plans; Logged 8,000 hours',
      '2013 – 2015 | Warehouse Associate | Harbor Supply Depot | Duluth, MN | Picked and packed parts for contractors',
    ],
    education: [
      '2015 – 2019 | Apprenticeship | Electrical Trade | Lakehead Technical College | Duluth, MN',
      '2013 | High School Diploma | | Pinewood High School | Duluth, MN',
    ],
    skills: [
      'Trade: Conduit bending, Motor controls, PLC troubleshooting, Blueprint reading',
      'Safety: OSHA 30, Lockout/Tagout',
    ],
    languages: ['English (native)'],
    certificates: ['Journeyman License, State of Minnesota, 2019'],
  },
];
