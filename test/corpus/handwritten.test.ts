import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extract } from '../../shared/extraction/extract.ts';
import { handwrittenFolder } from './manifest.ts';

/** What a page can do that text cannot: one file for each way of setting it. */
const profileOf = async (file: string) => {
  const bytes = new Uint8Array(readFileSync(new URL(`files/${file}`, handwrittenFolder)));
  const outcome = await extract({ bytes, filename: file, contentType: '', today: '2026-11-21' });
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  const { basics, work, education } = outcome.profile;
  const jobs = work.map(({ position, name }) => `${position} | ${name}`);
  const schools = education.map(
    ({ study_type, area, institution }) => `${study_type} | ${area} | ${institution}`,
  );
  return { basics, jobs, schools };
};

describe('a page', () => {
  it('sets a name over three lines, with an address in small print beside them', async () => {
    const { basics } = await profileOf('tavares-swiss.pdf');
    expect(basics.name).toBe('Jussara Tavares do Nascimento');
    expect(basics.email).toBe('jussara.tn@correio.example.br');
    expect(basics.phone).toBe('(31) 99555-0147');
  });

  it('sets its letters wide', async () => {
    const { jobs } = await profileOf('benyoucef-sidebar.pdf');
    expect(jobs[0]).toBe('Responsable de boutique | Maison Cerise');
  });

  it('sets its headings wide, a gap between the words', async () => {
    const { jobs } = await profileOf('vasconcelos-casual.pdf');
    expect(jobs).toHaveLength(5);
    expect(jobs[0]).toBe('Gestor de ativos eólicos | Ventos da Gralheira');
  });

  it('centres everything', async () => {
    const { jobs } = await profileOf('irigoitia-centrado.pdf');
    expect(jobs).toContain('Coordinadora de producción | Canal Siete Colores');
  });

  it('has headings of its own words in a second column', async () => {
    const { jobs } = await profileOf('delossantos-change.pdf');
    expect(jobs[0]).toBe('Junior Data Analyst | Alameda County Community Food Share');
    expect(jobs.at(-1)).toBe('Pastry Cook | The Claremont Grill Room');
  });

  it('breaks a degree over two lines', async () => {
    const { schools } = await profileOf('en-gdocs-swiss-ops.pdf');
    expect(schools[0]).toBe('Bachelor of Applied Science | Logistics Management | Truckee Valley College');
  });

  it('draws a line of dashes under its headings', async () => {
    const { jobs } = await profileOf('nl-chauffeur.pdf');
    expect(jobs.slice(0, 3)).toEqual([
      'Vrachtwagenchauffeur internationaal | Hanzetrans Kampen',
      'Chauffeur distributie | Veldkamp Dranken',
      'Buschauffeur | Streekvervoer De Vecht',
    ]);
  });
});
