import { describe, expect, it } from 'vitest';
import { readProfile } from '../support/read-profile.ts';

const jobsOf = async (section: string) => {
  const text = `Dana Whitlock\ndana@example.com\n\nEXPERIENCE\n${section}\n\nEDUCATION\nOregon State University, BSc Physics, 2011 - 2015\n`;
  const { profile } = await readProfile(text);
  return profile.work.map(({ position, name, location, start_date, end_date }) =>
    [position, name, location, start_date, end_date].join(' | '),
  );
};

describe('an entry may be written', () => {
  it('with the employer and its town above title and dates', async () => {
    const section = `Bluefin Robotics, Oakland, CA
Mechanical Engineer	Jun 2019 – Present
• Designed pressure housings
Trident Labs, San Diego, CA
Engineering Intern	May 2018 – Aug 2018
• Built fixtures`;
    expect(await jobsOf(section)).toEqual([
      'Mechanical Engineer | Bluefin Robotics | Oakland, CA | 2019-06 | ',
      'Engineering Intern | Trident Labs | San Diego, CA | 2018-05 | 2018-08',
    ]);
  });

  it('on one line that begins with the dates', async () => {
    const section = `2018-2022: Store Manager, Palmetto Outfitters, Miami, FL
2015-2018: Sales Associate, Bayside Shoes, Miami, FL`;
    expect(await jobsOf(section)).toEqual([
      'Store Manager | Palmetto Outfitters | Miami, FL | 2018 | 2022',
      'Sales Associate | Bayside Shoes | Miami, FL | 2015 | 2018',
    ]);
  });

  it('with several roles under one employer', async () => {
    const section = `Northwind
6 years 2 months
Staff Engineer
January 2022 - Present (3 years)
Seattle, Washington, United States
Senior Engineer
March 2019 - January 2022 (2 years 11 months)`;
    expect(await jobsOf(section)).toEqual([
      'Staff Engineer | Northwind | Seattle, Washington, United States | 2022-01 | ',
      'Senior Engineer | Northwind |  | 2019-03 | 2022-01',
    ]);
  });

  it('with a label such as "Key achievements:" below, which ends nothing', async () => {
    const section = `Senior Project Manager
Network Civils plc, London
Jan 2017 to date
Key achievements:
• Delivered the station upgrade on time

Project Manager
Kent Rail Ltd, Maidstone
Apr 2012 to Dec 2016
• Planned possessions`;
    expect(await jobsOf(section)).toEqual([
      'Senior Project Manager | Network Civils plc | London | 2017-01 | ',
      'Project Manager | Kent Rail Ltd | Maidstone | 2012-04 | 2016-12',
    ]);
  });

  it('as "title at employer" under a line of dates', async () => {
    const section = `2020-02 – present
Product Owner at Donau Software GmbH
Responsible for the roadmap of the billing product and for two teams.

2016-07 – 2020-01
Business Analyst at Alpen Consulting AG`;
    expect(await jobsOf(section)).toEqual([
      'Product Owner | Donau Software GmbH |  | 2020-02 | ',
      'Business Analyst | Alpen Consulting AG |  | 2016-07 | 2020-01',
    ]);
  });
});

describe('the text below an entry', () => {
  it('becomes highlights and a summary, wrapped lines made whole', async () => {
    const { profile } = await readProfile(`Dana Whitlock
dana@example.com
EXPERIENCE
Store Manager, Palmetto Outfitters, 2018 - 2022
Ran the largest of the twelve stores and opened two more in the county.
• Trained forty sales asso-
ciates
• Cut the yearly stock loss`);
    expect(profile.work[0]).toMatchObject({
      summary: 'Ran the largest of the twelve stores and opened two more in the county.',
      highlights: ['Trained forty sales associates', 'Cut the yearly stock loss'],
      duration_months: 60,
    });
  });
});
