import type { Answers, Cited, Part } from '../../../shared/model/answer-schema.ts';
import { findDates } from '../../../shared/words/dates.ts';
import type { Asked, Behaviour } from './dialect.ts';

/** What is true of a CV, as its author knows it. */
export interface Truth {
  name: string;
  jobs: { position: string; name: string; start: string; end: string | null }[];
  schools: { institution: string }[];
  skills: string[];
}

interface SeenLine {
  number: number;
  text: string;
}

export const partOfTool = (tool: string) => tool.replace('report_', '') as Part;

/** The lines between the fences, as a model sees them. */
export function linesIn({ text }: Asked): SeenLine[] {
  const [fence, ...rest] = text.split('\n');
  const end = rest.indexOf(fence ?? '');
  if (!/^=+ \w+ =+$/.test(fence ?? '') || end < 0) throw new Error('the lines are not fenced');
  return rest.slice(0, end).map((line) => {
    const [, number, words = ''] = /^\d+:(\d+)\|(.*)$/su.exec(line) ?? [];
    return { number: Number(number), text: words };
  });
}

/** A model that reads the lines that it is sent, looks the truth up in them, and cites where it found it. */
export function truthfulAnswer(asked: Asked, truth: Truth): Answers[Part] {
  const lines = linesIn(asked);
  const cite = (value: string, near = 1): Cited | null => {
    const holding = lines.filter(({ text }) => text.includes(value));
    const [line] = holding.sort((a, b) => Math.abs(a.number - near) - Math.abs(b.number - near));
    return line ? { value, line: line.number } : null;
  };
  const citeDate = (date: string | null, near: number): Cited | null => {
    if (date === null) return null;
    const line = lines
      .filter(({ number }) => Math.abs(number - near) <= 3)
      .sort((a, b) => Math.abs(a.number - near) - Math.abs(b.number - near))
      .find(({ text }) => findDates(text).some(({ start, end }) => start === date || end === date));
    return line ? { value: date, line: line.number } : null;
  };
  const currentLine = (near: number) =>
    lines
      .filter(({ number }) => Math.abs(number - near) <= 3)
      .find(({ text }) => findDates(text).some(({ isCurrent }) => isCurrent))?.number ?? null;

  switch (partOfTool(asked.tool)) {
    case 'person':
      return {
        name: cite(truth.name),
        label: null,
        location: null,
        summary: null,
        skills: truth.skills.flatMap((skill) => cite(skill) ?? []),
        languages: [],
      };
    case 'work':
      return {
        work: truth.jobs.map((job) => {
          const name = cite(job.name);
          const position = cite(job.position, name?.line);
          const at = position?.line ?? 1;
          return {
            position,
            name,
            location: null,
            start_date: citeDate(job.start, at),
            end_date: citeDate(job.end, at),
            current_line: job.end === null ? currentLine(at) : null,
            summary: null,
            highlights: [],
          };
        }),
      };
    case 'background':
      return {
        education: truth.schools.map(({ institution }) => ({
          institution: cite(institution),
          area: null,
          study_type: null,
          start_date: null,
          end_date: null,
          score: null,
        })),
        certificates: [],
        projects: [],
        publications: [],
        awards: [],
        volunteer: [],
      };
  }
}

export const truthful =
  (truth: Truth) =>
  (asked: Asked): Behaviour => ({ does: 'answer', value: truthfulAnswer(asked, truth) });
