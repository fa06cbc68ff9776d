import { describe, expect, it } from 'vitest';
import { compactFacts } from '../support/compact-facts.ts';

const jobsOf = async (section: string) =>
  (
    await compactFacts(
      `Marlow Idris\nmarlow.idris@example.com\n\nWORK EXPERIENCE\n${section}\n\nSKILLS\nJava, SQL, Excel\n`,
    )
  ).jobs;

describe('dates stand', () => {
  it('in a gutter on the left, title and employer beside and below', async () => {
    expect(
      await jobsOf(`2019 – today      Head of Purchasing
                  Vantage Foods Ltd, Bristol
                  - Negotiated contracts with forty suppliers
03/2014 – 12/2018 Senior Buyer
                  Larkhill Dairy, Bath
                  - Ran the tender for packaging`),
    ).toEqual([
      'Head of Purchasing | Vantage Foods Ltd | 2019 | now',
      'Senior Buyer | Larkhill Dairy | 2014-03 | 2018-12',
    ]);
  });

  it('alone on a line above employer and title', async () => {
    expect(
      await jobsOf(`Since 2019
Brightside Media
Art Director
Leads the studio of nine designers.

Mar '15 – Dec '18
Pixelworks
Graphic Designer
Designed two hundred book covers.`),
    ).toEqual([
      'Art Director | Brightside Media | 2019 | now',
      'Graphic Designer | Pixelworks | 2015-03 | 2018-12',
    ]);
  });

  it('alone on a line below title and employer', async () => {
    expect(
      await jobsOf(`Charge Nurse
St. Brendan's
2018.03 - 2022.11
• Led a ward of thirty beds

Staff Nurse
Mercy General
2012.09 - 2018.02
• Cared for patients after surgery`),
    ).toEqual([
      "Charge Nurse | St. Brendan's | 2018-03 | 2022-11",
      'Staff Nurse | Mercy General | 2012-09 | 2018-02',
    ]);
  });

  it('in brackets behind the title', async () => {
    expect(
      await jobsOf(`Dispatcher (June 2018 to present), Corvus Freight
Handled the night shift.
Driver (2011-2018), Corvus Freight
Drove the northern route.`),
    ).toEqual(['Dispatcher | Corvus Freight | 2018-06 | now', 'Driver | Corvus Freight | 2011 | 2018']);
  });

  it('at the end after a comma, with the town', async () => {
    expect(
      await jobsOf(`Barista, The Copper Kettle, Portland, OR, Summer 2019
Made coffee for commuters.
Line Cook, Gusto, Portland, OR, May 2017 - August 2018
Cooked.`),
    ).toEqual(['Barista | The Copper Kettle | 2019 | ', 'Line Cook | Gusto | 2017-05 | 2018-08']);
  });

  it('in the middle of a line that goes on with sentences', async () => {
    const jobs = [
      'Senior Nurse | Harbour Clinic | 2019-03 | now',
      'Staff Nurse | Vale Care | 2015 | 2019-02',
    ];
    expect(
      await jobsOf(`Senior Nurse, Harbour Clinic (03/2019 – present). Led a ward of twenty beds.
Staff Nurse, Vale Care (2015 – 02/2019). Night shifts, intensive care.`),
    ).toEqual(jobs);
    expect(
      await jobsOf(`03/2019 – present: Senior Nurse, Harbour Clinic. Led a ward of twenty beds.
2015 – 02/2019: Staff Nurse, Vale Care. Night shifts, intensive care.`),
    ).toEqual(jobs);
  });

  it('behind semicolons', async () => {
    expect(
      await jobsOf(`Harbour Clinic; Senior Nurse; March 2019 to date
Vale Care; Staff Nurse; 2015 to February 2019`),
    ).toEqual(['Senior Nurse | Harbour Clinic | 2019-03 | now', 'Staff Nurse | Vale Care | 2015 | 2019-02']);
  });

  it('with seasons, full days or slashes', async () => {
    expect(
      await jobsOf(`Lab Assistant, Orion Biotech, Fall 2019 – Spring 2020
Research Intern, Cellmark, 06/15/2018 – 09/01/2018
Tutor, Mathnasium, 2016/09 – 2018/05`),
    ).toEqual([
      'Lab Assistant | Orion Biotech | 2019 | 2020',
      'Research Intern | Cellmark | 2018-06-15 | 2018-09-01',
      'Tutor | Mathnasium | 2016-09 | 2018-05',
    ]);
  });
});

describe('title and employer', () => {
  it('are distinguished by words if the order changes nothing', async () => {
    expect(
      await jobsOf(`Tessellate — Backend Developer — Jan 2020 to Present
Quarry Bank plc — Analyst — Feb 2017 to Dec 2019`),
    ).toEqual([
      'Backend Developer | Tessellate | 2020-01 | now',
      'Analyst | Quarry Bank plc | 2017-02 | 2019-12',
    ]);
  });

  it('are joined by "at" or "@"', async () => {
    expect(
      await jobsOf(`Product Designer at Loomly
August 2021 – Present
UX Intern @ Fathom
May 2020 – August 2020`),
    ).toEqual(['Product Designer | Loomly | 2021-08 | now', 'UX Intern | Fathom | 2020-05 | 2020-08']);
  });

  it('stand behind labels', async () => {
    expect(
      await jobsOf(`Period: 01/2018 - 06/2023
Employer: Halcyon Textiles
Position: Quality Inspector
Duties: checked the weave

Period: 05/2012 - 12/2017
Employer: Norden Mills
Position: Machine Operator
Duties: ran six looms`),
    ).toEqual([
      'Quality Inspector | Halcyon Textiles | 2018-01 | 2023-06',
      'Machine Operator | Norden Mills | 2012-05 | 2017-12',
    ]);
  });

  it('keep promotions under one employer', async () => {
    expect(
      await jobsOf(`Cobalt Energy, Houston, TX
Operations Director, 2020 – Present
• Runs three sites
Plant Manager, 2016 – 2020
• Cut the downtime
Shift Supervisor, 2012 – 2016
• Trained operators

Delta Refining, Baton Rouge, LA
Process Technician, 2008 – 2012
• Kept the logs`),
    ).toEqual([
      'Operations Director | Cobalt Energy | 2020 | now',
      'Plant Manager | Cobalt Energy | 2016 | 2020',
      'Shift Supervisor | Cobalt Energy | 2012 | 2016',
      'Process Technician | Delta Refining | 2008 | 2012',
    ]);
  });

  it('keep promotions where the employer has dates of its own', async () => {
    const jobs = await jobsOf(`MERIDIAN HOTELS\tJan 2015 – Present
General Manager\tMar 2019 – Present
• Opened the second house
Front Office Manager\tJan 2015 – Feb 2019
• Led a team of ten
CASA LINDA RESORT\tJun 2010 – Dec 2014
Receptionist\tJun 2010 – Dec 2014
• Welcomed guests`);
    expect(jobs).toEqual([
      'General Manager | MERIDIAN HOTELS | 2019-03 | now',
      'Front Office Manager | MERIDIAN HOTELS | 2015-01 | 2019-02',
      'Receptionist | CASA LINDA RESORT | 2010-06 | 2014-12',
    ]);
  });

  it('may be a freelancer without an employer', async () => {
    expect(
      await jobsOf(`Freelance Photographer
2019 – present
Portraits and weddings.

Photo Editor
Harbour Weekly
2015 – 2019
Chose the cover pictures.`),
    ).toEqual(['Freelance Photographer |  | 2019 | now', 'Photo Editor | Harbour Weekly | 2015 | 2019']);
  });

  it('are not made of sentences with years in them', async () => {
    expect(
      await jobsOf(`Sales Manager, Orchard Tools, 2018 – 2023
Grew revenue from 2019 to 2021 by 40 percent in all regions.
Between 2020 and 2022 I also led the export desk.
Sales Clerk, Orchard Tools, 2014 – 2018`),
    ).toEqual(['Sales Manager | Orchard Tools | 2018 | 2023', 'Sales Clerk | Orchard Tools | 2014 | 2018']);
  });
});
