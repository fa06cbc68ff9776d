import { html } from '../markup.ts';
import {
  contacts,
  furtherSections,
  languageLine,
  type PageLayout,
  page,
  section,
  skillLines,
  tasks,
} from './page-layout.ts';

/** Centred name, company and dates on one line, the title in italics below. */
export const classic: PageLayout = {
  name: 'classic',
  split: 'development',
  dates: 'long',
  separator: ' – ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `header{text-align:center;margin-bottom:10pt}h1{font-size:22pt}h2{font-size:12pt;border-bottom:1pt solid #333;margin:12pt 0 5pt;text-transform:uppercase}
.row{display:flex;justify-content:space-between}.entry{margin-bottom:7pt}`;
    return page(
      sheet,
      css,
      html`<header><h1>${persona.name}</h1><p>${persona.label}</p><p>${contacts(sheet).join(' | ')}</p></header>
${section(sheet, 'summary', html`<p>${persona.summary}</p>`)}
${section(sheet, 'work', html`${persona.work.map((job) => html`<div class="entry"><div class="row"><b>${job.company}, ${job.place}</b><span>${datesOf(job)}</span></div><i>${job.title}</i>${tasks(job.tasks)}</div>`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<div class="entry"><div class="row"><b>${school.institution}, ${school.place}</b><span>${datesOf(school)}</span></div><i>${degreeOf(school)}</i></div>`)}`)}
${section(sheet, 'skills', html`${skillLines(sheet)}`)}
${section(sheet, 'languages', languageLine(sheet))}${furtherSections(sheet)}`,
    );
  },
};

/** Title first in bold with the dates at the right edge, company below. */
export const titleFirst: PageLayout = {
  name: 'title-first',
  split: 'development',
  dates: 'short',
  separator: ' - ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `body{font-family:Lato,IPAGothic;font-size:9.5pt}h1{font-size:26pt;color:#1a4d7a;font-weight:700}h2{font-size:13pt;color:#1a4d7a;margin:14pt 0 4pt}
.row{display:flex;justify-content:space-between}.dates{color:#777}.entry{margin-bottom:8pt}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1><p>${persona.label}</p><p>${contacts(sheet).join('  ·  ')}</p>
${section(sheet, 'summary', html`<p>${persona.summary}</p>`)}
${section(sheet, 'skills', html`${skillLines(sheet)}`)}
${section(sheet, 'work', html`${persona.work.map((job) => html`<div class="entry"><div class="row"><b>${job.title}</b><span class="dates">${datesOf(job)}</span></div><p>${job.company} · ${job.place}</p>${tasks(job.tasks)}</div>`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<div class="entry"><div class="row"><b>${degreeOf(school)}</b><span class="dates">${datesOf(school)}</span></div><p>${school.institution} · ${school.place}</p></div>`)}`)}
${section(sheet, 'languages', html`<ul>${persona.languages.map(({ name, level }) => html`<li>${name} – ${level}</li>`)}</ul>`)}${furtherSections(sheet)}`,
    );
  },
};

const spaced = (text: string) => [...text.toUpperCase()].join(' ');

/** Headings and name with a blank between all letters, as designers like them. */
export const letterSpaced: PageLayout = {
  name: 'letter-spaced',
  split: 'development',
  dates: 'long',
  separator: ' — ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf, heading } = sheet;
    const css = `body{font-family:'Open Sans','DejaVu Sans',IPAGothic;font-size:9pt}h1{font-size:20pt;font-weight:400;letter-spacing:5pt;text-transform:uppercase}h2{font-size:10.5pt;font-weight:400;margin:14pt 0 6pt}
.entry{margin-bottom:8pt}.dates{font-size:8pt;color:#666}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1><p>${persona.label}</p><p>${contacts(sheet).join('   ')}</p>
<h2>${spaced(heading('summary'))}</h2><p>${persona.summary}</p>
<h2>${spaced(heading('work'))}</h2>${persona.work.map((job) => html`<div class="entry"><p><b>${job.company}</b>, ${job.place}</p><p>${job.title}  <span class="dates">(${datesOf(job)})</span></p>${tasks(job.tasks)}</div>`)}
<h2>${spaced(heading('education'))}</h2>${persona.education.map((school) => html`<div class="entry"><p><b>${school.institution}</b>, ${school.place}</p><p>${degreeOf(school)}  <span class="dates">(${datesOf(school)})</span></p></div>`)}
<h2>${spaced(heading('skills'))}</h2>${skillLines(sheet, ' / ')}
<h2>${spaced(heading('languages'))}</h2>${languageLine(sheet, ' / ')}`,
    );
  },
};

/** Each entry on one line as a sentence would have it, then one line with its tasks; small type, everything on one page. */
export const dense: PageLayout = {
  name: 'dense',
  split: 'test',
  dates: 'numeric',
  separator: '–',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `body{font:8pt/1.25 'Liberation Sans',IPAGothic}h1{font-size:14pt;display:inline}h2{font-size:8.5pt;background:#ddd;margin:6pt 0 2pt;padding:0 3pt}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1> ${persona.label}<p>${contacts(sheet).join(', ')}</p>
${section(sheet, 'work', html`${persona.work.map((job) => html`<p><b>${job.title}, ${job.company}</b>, ${job.place}, ${datesOf(job)}</p><p>${job.tasks.join('; ')}.</p>`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<p><b>${degreeOf(school)}</b>, ${school.institution}, ${school.place}, ${datesOf(school)}</p>`)}`)}
${section(sheet, 'skills', html`<p>${persona.skills.flatMap(({ names }) => names).join(', ')}</p>`)}
${section(sheet, 'languages', languageLine(sheet, '; '))}${furtherSections(sheet)}`,
    );
  },
};

/** The dates stand under title and company, on a line of their own with the place. */
export const datesBelow: PageLayout = {
  name: 'dates-below',
  split: 'test',
  dates: 'long',
  separator: ' - ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `body{font-family:'DejaVu Sans',IPAGothic;font-size:9pt}h1{font-size:21pt}h2{font-size:12.5pt;margin:13pt 0 5pt;color:#7a1f3d}h3{font-size:10.5pt}.entry{margin-bottom:8pt}.small{font-size:8pt;color:#666}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1><p>${persona.label}</p>${contacts(sheet).map((line) => html`<p class="small">${line}</p>`)}
${section(sheet, 'summary', html`<p>${persona.summary}</p>`)}
${section(sheet, 'work', html`${persona.work.map((job) => html`<div class="entry"><h3>${job.title}</h3><p>${job.company}</p><p class="small">${datesOf(job)} | ${job.place}</p>${tasks(job.tasks)}</div>`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<div class="entry"><h3>${degreeOf(school)}</h3><p>${school.institution}</p><p class="small">${datesOf(school)} | ${school.place}</p></div>`)}`)}
${section(sheet, 'skills', html`<ul>${persona.skills.flatMap(({ names }) => names).map((name) => html`<li>${name}</li>`)}</ul>`)}
${section(sheet, 'languages', languageLine(sheet))}${furtherSections(sheet)}`,
    );
  },
};
