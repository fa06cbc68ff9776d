import type { DemoPerson } from './demo-cv.ts';

const nurse = { job: 'demo-nurse', title: 'Registered nurse' } as const;

export const nurses: DemoPerson[] = [
  {
    ...nurse,
    first: 'Sanne',
    last: 'de Boer',
    place: 'Delft, Netherlands',
    stage: 1,
    days: 5,
    source: 'portal',
    work: [
      [
        'Registered nurse',
        'Harbour Clinic',
        '01/2017 - present',
        'Cardiology ward, first contact for new colleagues.',
      ],
      ['Nurse', 'Sint Jan Hospital', '08/2013 - 12/2016', 'Intensive care.'],
    ],
    education: ['BSc Nursing', 'Rotterdam University of Applied Sciences', '2009 - 2013'],
    skills: 'Cardiology, Intensive care, Medication safety',
    languages: 'Dutch (native), English (B2)',
  },
  {
    ...nurse,
    first: 'Amina',
    last: 'Yilmaz',
    place: 'The Hague, Netherlands',
    stage: 0,
    days: 1,
    source: 'portal',
    work: [['Registered nurse', 'Duinrand Hospital', '09/2020 - present', 'Surgery ward, night shifts.']],
    education: ['BSc Nursing', 'The Hague University', '2016 - 2020'],
    skills: 'Surgery, Wound care, Cardiology',
    languages: 'Dutch (C2), Turkish (native)',
  },
  {
    ...nurse,
    first: 'Pieter',
    last: 'Smit',
    place: 'Gouda, Netherlands',
    stage: 0,
    days: 3,
    source: 'referral',
    work: [['Care assistant', 'De Linde', '03/2019 - present', 'Care for people with dementia.']],
    education: ['Vocational degree Care', 'MBO Rijnland', '2016 - 2019'],
    skills: 'Care planning, First aid',
    languages: 'Dutch (native)',
  },
];
