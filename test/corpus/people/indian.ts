import type { PersonaRows } from '../persona.ts';

export const indian: PersonaRows[] = [
  {
    id: 'in-tester',
    language: 'en',
    name: 'Kavya Narasimhan',
    label: 'QA Automation Engineer',
    email: 'kavya.narasimhan@example.com',
    phone: '+91 98450 00127',
    location: 'Bengaluru, Karnataka, India',
    links: ['linkedin.com/in/kavyanarasimhan', 'github.com/kavya-n'],
    summary: 'Automation engineer with 6+ years of experience in web and mobile testing for banking clients.',
    work: [
      '2021-11 – present | Senior QA Engineer | Nilgiri Infosystems Pvt. Ltd. | Bengaluru | Own the regression suite of 2,400 cases; Reduced the release cycle from three weeks to five days',
      '2018-07 – 2021-10 | Test Engineer | Tungabhadra Technologies | Hubballi | Wrote API tests with REST Assured; Reported and tracked defects in Jira',
    ],
    education: [
      '2014 – 2018 | B.E. | Computer Science and Engineering | Sahyadri Institute of Technology | Dharwad',
      '2014 | Higher Secondary Certificate | Science | Vidya Mandir Junior College | Hubballi',
    ],
    skills: [
      'Testing: Selenium, Appium, REST Assured, JMeter',
      'Languages: Java, Python, SQL',
      'Tools: Jenkins, Jira, Git',
    ],
    languages: ['English (fluent)', 'Kannada (native)', 'Hindi (fluent)'],
  },
  {
    id: 'in-accountant',
    language: 'en',
    name: 'Rohan Deshpande-Kale',
    label: 'Chartered Accountant',
    email: 'rohan.dkale@example.net',
    phone: '+91-20-5550-0148',
    location: 'Pune, Maharashtra',
    links: ['linkedin.com/in/rohandkale'],
    summary: 'Chartered accountant with statutory audit and GST experience across manufacturing and retail.',
    work: [
      '2019-06 – present | Manager – Finance & Accounts | Sahara Vale Auto Components Ltd. | Pune | Close the books of four plants within three days; Led the move to Ind AS',
      '2016-04 – 2019-05 | Audit Executive | Joshi Ranade & Associates | Mumbai | Statutory audit of eleven companies; Prepared GST returns',
    ],
    education: [
      '2016 | Chartered Accountant | Accountancy | Indian Board of Certified Accountancy | Mumbai',
      '2010 – 2013 | B.Com. | Accounting and Finance | Deccan Plateau College of Commerce | Pune',
    ],
    skills: [
      'Finance: Statutory audit, GST, Ind AS, Budgeting',
      'Software: Tally Prime, SAP FICO, Advanced Excel',
    ],
    languages: ['English (professional)', 'Marathi (native)', 'Hindi (fluent)'],
  },
  {
    id: 'in-civil',
    language: 'en',
    name: 'Farhan Qureshi',
    label: 'Civil Engineer',
    email: 'farhan.qureshi.civil@example.org',
    phone: '+91 40 5550 0163',
    location: 'Hyderabad, India',
    links: ['linkedin.com/in/farhanqureshi-civil'],
    summary: 'Site engineer with metro rail and water supply projects to his name, from survey to handover.',
    work: [
      '2020-08 – present | Project Engineer | Golconda Infra Projects Ltd | Hyderabad | Deliver two elevated stations; Coordinate twelve subcontractors',
      '2017-07 – 2020-07 | Site Engineer | Musi River Constructions | Warangal | Built nine kilometres of pipeline; Checked bills of quantities',
      '2016-08 – 2017-06 | Graduate Engineer Trainee | Musi River Constructions | Warangal | Surveyed and levelled; Kept the site diary',
    ],
    education: [
      '2012 – 2016 | Bachelor of Technology | Civil Engineering | Kakatiya Valley Engineering College | Warangal',
    ],
    skills: ['Engineering: AutoCAD, STAAD Pro, Primavera P6, Quantity surveying'],
    languages: ['English (fluent)', 'Urdu (native)', 'Telugu (conversational)'],
  },
];
