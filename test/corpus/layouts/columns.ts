import { html } from '../markup.ts';
import { contacts, furtherSections, type PageLayout, page, section, tasks } from './page-layout.ts';

/** A coloured column on the left with contact, skills and languages; the story on the right. */
export const sidebarLeft: PageLayout = {
  name: 'sidebar-left',
  split: 'development',
  dates: 'numeric',
  separator: ' – ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `@page{margin:0}body{font-family:Lato,IPAGothic;font-size:9.5pt}.sheet{display:flex;min-height:297mm}aside{width:62mm;background:#26364a;color:#fff;padding:14mm 7mm}main{flex:1;padding:14mm 10mm}
h1{font-size:22pt}h2{font-size:12pt;margin:12pt 0 5pt}aside p{overflow-wrap:anywhere}.entry{margin-bottom:8pt}.dates{font-size:8.5pt;color:#666}`;
    return page(
      sheet,
      css,
      html`<div class="sheet"><aside>
${section(sheet, 'contact', html`${contacts(sheet).map((line) => html`<p>${line}</p>`)}`)}
${section(sheet, 'skills', html`${persona.skills.flatMap(({ names }) => names).map((name) => html`<p>${name}</p>`)}`)}
${section(sheet, 'languages', html`${persona.languages.map(({ name, level }) => html`<p>${name}: ${level}</p>`)}`)}
</aside><main><h1>${persona.name}</h1><p>${persona.label}</p>
${section(sheet, 'summary', html`<p>${persona.summary}</p>`)}
${section(sheet, 'work', html`${persona.work.map((job) => html`<div class="entry"><b>${job.title}</b><p>${job.company}, ${job.place}</p><p class="dates">${datesOf(job)}</p>${tasks(job.tasks)}</div>`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<div class="entry"><b>${degreeOf(school)}</b><p>${school.institution}, ${school.place}</p><p class="dates">${datesOf(school)}</p></div>`)}`)}
${furtherSections(sheet)}</main></div>`,
    );
  },
};

/** Name over both columns; skills as tags, languages and contact on the right. */
export const sidebarRight: PageLayout = {
  name: 'sidebar-right',
  split: 'test',
  dates: 'short',
  separator: ' – ',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `body{font-family:'Open Sans','DejaVu Sans',IPAGothic;font-size:9pt}.sheet{display:flex;gap:9mm}main{flex:1}aside{width:50mm}h1{font-size:24pt}h2{font-size:12pt;margin:11pt 0 5pt;color:#0b6b57;border-bottom:1.5pt solid #0b6b57}
.tag{display:inline-block;border:.5pt solid #999;border-radius:3pt;padding:1pt 4pt;margin:0 3pt 3pt 0}aside p{overflow-wrap:anywhere}.entry{margin-bottom:8pt}`;
    return page(
      sheet,
      css,
      html`<h1>${persona.name}</h1><p>${persona.label}</p><div class="sheet"><main>
${section(sheet, 'work', html`${persona.work.map((job) => html`<div class="entry"><p><b>${job.company}</b> — ${job.title}</p><p>${datesOf(job)}, ${job.place}</p>${tasks(job.tasks)}</div>`)}`)}
${section(sheet, 'education', html`${persona.education.map((school) => html`<div class="entry"><p><b>${school.institution}</b> — ${degreeOf(school)}</p><p>${datesOf(school)}, ${school.place}</p></div>`)}`)}
${furtherSections(sheet)}</main><aside>
${section(sheet, 'summary', html`<p>${persona.summary}</p>`)}
${section(sheet, 'contact', html`${contacts(sheet).map((line) => html`<p>${line}</p>`)}`)}
${section(sheet, 'skills', html`<div>${persona.skills.flatMap(({ names }) => names).map((name) => html`<span class="tag">${name}</span>`)}</div>`)}
${section(sheet, 'languages', html`${persona.languages.map(({ name, level }) => html`<p><b>${name}</b></p><p>${level}</p>`)}`)}
</aside></div>`,
    );
  },
};

/** Section headings in the left margin, their text on the right of them. */
export const marginHeadings: PageLayout = {
  name: 'margin-headings',
  split: 'test',
  dates: 'year',
  separator: '–',
  draw: (sheet) => {
    const { persona, datesOf, degreeOf } = sheet;
    const css = `h1{font-size:20pt;margin-left:42mm}header p{margin-left:42mm}section{display:flex;margin-top:12pt}h2{width:42mm;flex:none;font-size:10.5pt;font-variant:small-caps}.entry{margin-bottom:6pt}`;
    return page(
      sheet,
      css,
      html`<header><h1>${persona.name}</h1><p>${contacts(sheet).join(' • ')}</p></header>
${section(sheet, 'work', html`<div>${persona.work.map((job) => html`<div class="entry"><p><b>${job.title}</b>, <i>${job.company}</i>, ${datesOf(job)}</p>${tasks(job.tasks)}</div>`)}</div>`)}
${section(sheet, 'education', html`<div>${persona.education.map((school) => html`<p><b>${degreeOf(school)}</b>, <i>${school.institution}</i>, ${datesOf(school)}</p>`)}</div>`)}
${section(sheet, 'skills', html`<p>${persona.skills.flatMap(({ names }) => names).join(' • ')}</p>`)}
${section(sheet, 'languages', html`<p>${persona.languages.map(({ name, level }) => `${name}: ${level}`).join(' • ')}</p>`)}`,
    );
  },
};
