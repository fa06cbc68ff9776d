import { findDates } from '../../words/dates.ts';
import { titleScore } from '../../words/role-words.ts';
import type { Section } from './section.ts';

const client =
  /^(?:kunde|endkunde|auftraggeber|client|end client|cliente|committente|klant|opdrachtgever|klient)\s*[:：]\s*/iu;

/**
 * Freelancers list their work as projects: "Data Engineer ⟂ 2019 – 2021" over "Client: Stadtwerke". If every client is below a
 * dated role, the section is one of work and the client an employer; projects inside a job have names, not roles.
 */
export const clientsAsEmployers = (section: Section): Section => {
  if (section.kind !== 'projects') return section;
  const clients = section.lines.flatMap((line, i) => (client.test(line.text) ? [i] : []));
  const heads = clients.map((i) => section.lines.slice(Math.max(0, i - 2), i));
  const areRoles = heads.every((lines) =>
    lines.some(({ text }) => titleScore(text) >= 1 && findDates(text).some((date) => date.isRange)),
  );
  if (clients.length < 2 || !areRoles) return section;
  return {
    ...section,
    kind: 'work',
    lines: section.lines.map((line) => ({ ...line, text: line.text.replace(client, 'Employer: ') })),
  };
};
