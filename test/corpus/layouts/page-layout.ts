import { html, Markup } from '../markup.ts';
import type { LayoutHabits, Sheet } from '../sheet.ts';
import type { Heading } from '../wording.ts';

export interface PageLayout extends LayoutHabits {
  draw: (sheet: Sheet) => Markup;
}

/** A whole document. Every font list ends in the Japanese one, so that no persona lacks letters. */
export const page = (sheet: Sheet, css: string, body: Markup): Markup =>
  html`<!doctype html><html lang="${sheet.language}"><meta charset="utf-8"><title>CV</title><style>${new Markup(
    `@page{size:A4;margin:16mm 18mm}*{box-sizing:border-box;margin:0;padding:0}
body{font:10pt/1.4 'Liberation Serif','IPAGothic';color:#222}ul{padding-left:14pt}${css}`,
  )}</style><body>${body}</body></html>`;

/** A section with its heading, or nothing when there is nothing to say. */
export const section = (sheet: Sheet, heading: Heading, content: Markup | null) =>
  content && html`<section class="${heading}"><h2>${sheet.heading(heading)}</h2>${content}</section>`;

export const tasks = (lines: readonly string[]) =>
  html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;

export const contacts = ({ persona }: Sheet): string[] => [
  persona.email,
  persona.phone,
  persona.location,
  ...persona.links,
];

/** "Group: one, two" line by line; a single group goes without its name. */
export const skillLines = ({ persona: { skills } }: Sheet, joint = ', ') =>
  skills.map(
    ({ group, names }) => html`<p>${skills.length > 1 && html`<b>${group}:</b> `}${names.join(joint)}</p>`,
  );

export const languageLine = ({ persona: { languages } }: Sheet, joint = ', ') =>
  html`<p>${languages.map(({ name, level }) => `${name} (${level})`).join(joint)}</p>`;

/** Certificates, publications and interests, each only where the person has them. */
export const furtherSections = (sheet: Sheet) => {
  const { certificates, publications, interests } = sheet.persona;
  const list = (lines: string[] | undefined) => (lines ? tasks(lines) : null);
  return [
    section(sheet, 'certificates', list(certificates)),
    section(sheet, 'publications', list(publications)),
    section(sheet, 'interests', interests ? html`<p>${interests}</p>` : null),
  ];
};
