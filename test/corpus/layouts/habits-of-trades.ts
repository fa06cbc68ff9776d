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

/** DejaVu draws these private letters; a CV's icon font has its telephone and envelope in the same range. */
const icons = ['\uf400', '\uf401', '\uf402', '\uf403'];

/** Contact line with glyphs of an icon font before each item; skills as a bulleted list in two columns. */
export const iconFont: PageLayout = {
  name: 'icon-font',
  split: 'development',
  dates: 'short',
  separator: ' – ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `body{font-family:Lato,IPAGothic}h1{font-size:24pt;text-align:center}.contact{text-align:center;margin:4pt 0 8pt}.icon{font-family:'DejaVu Sans';color:#0a5}.contact span{margin-right:8pt}h2{font-size:12pt;margin:12pt 0 5pt}.skills ul{columns:2}.row{display:flex;justify-content:space-between}.entry{margin-bottom:7pt}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1><p class="contact">${contacts(sheet).map((item, i) => html`<span><span class="icon">${icons[i % icons.length] ?? ''}</span> ${item}</span>`)}</p>
${section(sheet, 'summary', html`<p>${persona.summary}</p>`)}
${section(sheet, 'skills', html`<ul>${persona.skills.flatMap(({ names }) => names).map((name) => html`<li>${name}</li>`)}</ul>`)}
${section(sheet, 'work', html`${persona.work.map((job) => html`<div class="entry"><div class="row"><span><b>${job.title}</b> | ${job.company}</span><span>${datesOf(job)}</span></div>${tasks(job.tasks)}</div>`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<div class="entry"><div class="row"><span><b>${degreeOf(school)}</b> | ${school.institution}</span><span>${datesOf(school)}</span></div></div>`)}`)}
${section(sheet, 'languages', languageLine(sheet, ' | '))}${furtherSections(sheet)}`,
    );
  },
};

/** Education before work, numbered headings, publications, wide lines: the way of universities. */
export const academic: PageLayout = {
  name: 'academic',
  split: 'development',
  dates: 'year',
  separator: '–',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf, heading } = sheet;
    const numbered = (number: number, kind: Parameters<typeof heading>[0]) =>
      html`<h2>${String(number)}. ${heading(kind)}</h2>`;
    const css = `body{font-size:11pt}h1{font-size:17pt;font-weight:400}h2{font-size:12pt;margin:14pt 0 5pt}.entry{margin-bottom:6pt}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1><p>${contacts(sheet).join(', ')}</p>
${numbered(1, 'education')}${persona.education.map((school) => html`<p class="entry">${datesOf(school)}: ${degreeOf(school)}, <i>${school.institution}</i>, ${school.place}</p>`)}
${numbered(2, 'work')}${persona.work.map((job) => html`<div class="entry"><p>${datesOf(job)}: <b>${job.title}</b>, ${job.company}, ${job.place}</p><p>${job.tasks.join('. ')}.</p></div>`)}
${numbered(3, 'skills')}${skillLines(sheet)}${numbered(4, 'languages')}${languageLine(sheet)}
${persona.publications ? [numbered(5, 'publications'), tasks(persona.publications)] : null}`,
    );
  },
};

/** What the person can do comes first, with the tasks; the jobs are a bare list at the end. */
export const functional: PageLayout = {
  name: 'functional',
  split: 'test',
  dates: 'year',
  separator: ' - ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `body{font-family:'Liberation Sans',IPAGothic}h1{font-size:20pt;text-align:right}header p{text-align:right}h2{font-size:12pt;margin:13pt 0 5pt;text-transform:uppercase;letter-spacing:1pt}`;
    return page(
      sheet,
      css,
      html`<header><h1>${persona.name}</h1><p>${persona.location}</p><p>${persona.phone} · ${persona.email}</p><p>${persona.links.join(' · ')}</p></header>
${section(sheet, 'summary', html`<p>${persona.summary}</p>${tasks(persona.work.flatMap((job) => job.tasks))}`)}
${section(sheet, 'skills', html`${skillLines(sheet)}`)}
${section(sheet, 'work', html`${persona.work.map((job) => html`<p>${job.title}, ${job.company}, ${job.place}, ${datesOf(job)}</p>`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<p>${degreeOf(school)}, ${school.institution}, ${datesOf(school)}</p>`)}`)}
${section(sheet, 'languages', languageLine(sheet))}${furtherSections(sheet)}`,
    );
  },
};

/** A company once, and under it each position that was held there. */
export const multiPosition: PageLayout = {
  name: 'multi-position',
  split: 'test',
  dates: 'short',
  separator: ' – ',
  fits: ({ work }) => work.some((job, i) => job.company === work[i + 1]?.company),
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `body{font-family:Lato,IPAGothic}h1{font-size:23pt}h2{font-size:13pt;margin:13pt 0 5pt}h3{font-size:11pt;margin-top:7pt}.position{margin:3pt 0 4pt 8pt}.row{display:flex;justify-content:space-between}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1><p>${contacts(sheet).join(' | ')}</p>
${section(sheet, 'summary', html`<p>${persona.summary}</p>`)}
${section(sheet, 'work', html`${sheet.jobsByCompany().map(({ company, place, jobs }) => html`<h3>${company}, ${place}</h3>${jobs.map((job) => html`<div class="position"><div class="row"><i>${job.title}</i><span>${datesOf(job)}</span></div>${tasks(job.tasks)}</div>`)}`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<h3>${school.institution}, ${school.place}</h3><div class="position row"><i>${degreeOf(school)}</i><span>${datesOf(school)}</span></div>`)}`)}
${section(sheet, 'skills', html`${skillLines(sheet)}`)}
${section(sheet, 'languages', languageLine(sheet))}${furtherSections(sheet)}`,
    );
  },
};
