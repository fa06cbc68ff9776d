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

/** Dates in a gutter on the left of every entry. */
export const gutter: PageLayout = {
  name: 'gutter',
  split: 'development',
  dates: 'numeric',
  separator: ' – ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `body{font-family:'Liberation Sans',IPAGothic}h1{font-size:18pt}h2{font-size:12pt;margin:14pt 0 5pt;border-top:.5pt solid #444;padding-top:3pt}.entry{display:flex;margin-bottom:7pt}.dates{width:38mm;flex:none}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1><p>${persona.location}</p><p>${persona.phone}</p><p>${persona.email}</p>${persona.links.map((link) => html`<p>${link}</p>`)}
${section(sheet, 'work', html`${persona.work.map((job) => html`<div class="entry"><div class="dates">${datesOf(job)}</div><div><b>${job.title}</b><p>${job.company}, ${job.place}</p>${tasks(job.tasks)}</div></div>`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<div class="entry"><div class="dates">${datesOf(school)}</div><div><b>${degreeOf(school)}</b><p>${school.institution}, ${school.place}</p></div></div>`)}`)}
${section(sheet, 'skills', html`${skillLines(sheet)}`)}
${section(sheet, 'languages', languageLine(sheet))}${furtherSections(sheet)}`,
    );
  },
};

/** Work and education as bordered tables: dates, company or school, title or degree. */
export const table: PageLayout = {
  name: 'table',
  split: 'development',
  dates: 'short',
  separator: ' – ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `body{font-family:'Liberation Sans',IPAGothic;font-size:9.5pt}h1{font-size:18pt}h2{font-size:12pt;margin:12pt 0 4pt}table{border-collapse:collapse;width:100%}td{border:.6pt solid #888;padding:3pt 5pt;vertical-align:top}td:first-child{width:36mm}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1><p>${persona.label}</p><table>
<tr><td>E-Mail</td><td>${persona.email}</td></tr><tr><td>Tel.</td><td>${persona.phone}</td></tr><tr><td></td><td>${persona.location}</td></tr>${persona.links.map((link) => html`<tr><td>Web</td><td>${link}</td></tr>`)}</table>
${section(sheet, 'work', html`<table>${persona.work.map((job) => html`<tr><td>${datesOf(job)}</td><td>${job.company}, ${job.place}</td><td><b>${job.title}</b>${tasks(job.tasks)}</td></tr>`)}</table>`)}
${section(sheet, 'education', html`<table>${persona.education.map((school) => html`<tr><td>${datesOf(school)}</td><td>${school.institution}, ${school.place}</td><td><b>${degreeOf(school)}</b></td></tr>`)}</table>`)}
${section(sheet, 'skills', html`<table>${persona.skills.map(({ group, names }) => html`<tr><td>${group}</td><td>${names.join(', ')}</td></tr>`)}</table>`)}
${section(sheet, 'languages', html`<table>${persona.languages.map(({ name, level }) => html`<tr><td>${name}</td><td>${level}</td></tr>`)}</table>`)}`,
    );
  },
};

/** A line down the page with a dot per entry; years on its left, the end over the start. */
export const timeline: PageLayout = {
  name: 'timeline',
  split: 'test',
  dates: 'iso',
  separator: ' – ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `body{font-family:'Open Sans','DejaVu Sans',IPAGothic;font-size:9pt}h1{font-size:22pt}h2{font-size:12pt;margin:13pt 0 7pt;color:#884400}.entry{position:relative;margin:0 0 9pt 34mm;border-left:1pt solid #884400;padding-left:5mm}
.dates{position:absolute;left:-34mm;width:31mm;text-align:right;color:#555}.dot{position:absolute;left:-2.5mm;color:#884400}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1><p>${persona.label}</p><p>${contacts(sheet).join(' | ')}</p>
${section(sheet, 'work', html`${persona.work.map((job) => html`<div class="entry"><span class="dates">${datesOf(job)}</span><span class="dot">●</span><b>${job.company}</b><p>${job.title}, ${job.place}</p>${tasks(job.tasks)}</div>`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<div class="entry"><span class="dates">${datesOf(school)}</span><span class="dot">●</span><b>${school.institution}</b><p>${degreeOf(school)}, ${school.place}</p></div>`)}`)}
${section(sheet, 'skills', html`${skillLines(sheet, ' · ')}`)}
${section(sheet, 'languages', languageLine(sheet, ' · '))}${furtherSections(sheet)}`,
    );
  },
};
