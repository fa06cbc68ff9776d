import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extract } from '../../shared/extraction/extract.ts';
import { handwrittenFolder } from './manifest.ts';

/** What a page can do that text cannot: one file for each way of setting it. */
const profileOf = async (file: string) => {
  const bytes = new Uint8Array(readFileSync(new URL(`files/${file}`, handwrittenFolder)));
  const outcome = await extract({ bytes, filename: file, contentType: '', today: '2026-11-21' });
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  const { basics, work, education, skills } = outcome.profile;
  const jobs = work.map(({ position, name }) => `${position} | ${name}`);
  const schools = education.map(
    ({ study_type, area, institution }) => `${study_type} | ${area} | ${institution}`,
  );
  return { basics, jobs, schools, skills: skills.map(({ name }) => name) };
};

describe('a page', () => {
  it('sets a name over three lines, with an address in small print beside them', async () => {
    const { basics } = await profileOf('tavares-swiss.pdf');
    expect(basics.name).toBe('Jussara Tavares do Nascimento');
    expect(basics.email).toBe('jussara.tn@correio.example.br');
    expect(basics.phone).toBe('(31) 99555-0147');
  });

  it('sets its headings and names in small capitals of a font that keeps them apart', async () => {
    const { basics, jobs } = await profileOf('okonkwo.pdf');
    expect(basics.name).toBe('Chidubem Okonkwo-Reyes');
    expect(jobs[0]).toBe('Software Engineer II, Payments | Tallgrass');
  });

  it('ends an employer in another type with the stroke before the post', async () => {
    const { jobs } = await profileOf('macsweeney.pdf');
    expect(jobs[0]).toBe('Senior Product Manager | Lanternjack');
  });

  it('sets a name wide, and draws the blanks between its words', async () => {
    const { basics } = await profileOf('es-abogada.pdf');
    expect(basics.name).toMatch(/^Inmaculada Ferreiro de la Torre$/i);
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

describe('a CV of the sixth batch', () => {
  it('marks employers with squares above tables of their posts', async () => {
    const { jobs } = await profileOf('morimoto-eigyo.docx');
    expect(jobs.slice(0, 2)).toEqual([
      '大阪支店 営業課 主任 | カワセミケア株式会社',
      '大阪支店 営業課 | カワセミケア株式会社',
    ]);
    expect(jobs).toHaveLength(3);
  });

  it('sets a role in bold before its bracket and employer', async () => {
    const { jobs } = await profileOf('adebayo-marine.pdf');
    expect(jobs[0]).toBe('Researcher | University of Gothenburg');
  });

  it('leaves the word between role and employer to the role', async () => {
    const { jobs } = await profileOf('izquierdo-administrativo.docx');
    expect(jobs).toContain('Administrativo | Gestoría Hermanos Cantillana');
  });

  it('begins with what it is before the name', async () => {
    const { basics } = await profileOf('kuehne-bilanz.docx');
    expect(basics.name).toBe('Mandy Kühne-Noack');
  });

  it('names which address it gives', async () => {
    const { basics } = await profileOf('ramanathan-qs.docx');
    expect(basics.location?.raw).toMatch(/^Blk 412 .* Singapore 730412$/);
  });

  it('has a phone beside the label of the address', async () => {
    const { basics } = await profileOf('kitagawa-rirekisho.pdf');
    expect(basics.location?.raw).toMatch(/^埼玉県川越市/);
  });

  it('goes on from languages to skills in the next row of a form', async () => {
    const { skills } = await profileOf('pellegrinelli-geometra.pdf');
    expect(skills).toContain('AutoCAD');
  });
});
