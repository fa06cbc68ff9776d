import { Document, Packer, Paragraph, TextRun } from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../../../../shared/contracts/profile.ts';
import { extract } from '../../../../shared/extraction/extract.ts';
import type { Extracted } from '../../../../shared/extraction/second-reading/extracted.ts';
import { readWithModel } from '../../../../shared/extraction/second-reading/read-with-model.ts';
import type { Part } from '../../../../shared/model/answer-schema.ts';
import { isInstruction } from '../../../../shared/model/instruction-lines.ts';
import type { Asked, Behaviour } from '../../../support/model-servers/dialect.ts';
import { type Provider, providerNames, providers } from '../../../support/model-servers/providers.ts';
import { partOfTool, truthfulAnswer } from '../../../support/model-servers/truthful-model.ts';
import { type WrittenCv, writtenCvs } from '../support/written-cvs.ts';
import { honestLines, injections } from './support/injections.ts';
import { readByRules, today } from './support/read-by-rules.ts';

const [cv] = writtenCvs as [WrittenCv];
const cvLines = cv.text.split('\n');

/** Where the line is put: under the name, among the duties of a job, among the skills, at the very end. */
const places = {
  'under the name': 1,
  'in a job': cvLines.findIndex((line) => line.startsWith('- Trained')),
  'among the skills': cvLines.findIndex((line) => line.startsWith('Platforms')),
  'at the end': cvLines.length,
};
const injected = (line: string, at: number) => cvLines.toSpliced(at, 0, line).join('\n');

/** Everything a profile says, without the number of the line that says it: a line more moves those behind it. */
const said = (profile: Profile): unknown =>
  JSON.parse(JSON.stringify(profile, (key, value) => (key === 'line' ? undefined : value)));

it('is a set of at least twenty, each of which is distinguished from honest lines', () => {
  expect(injections.length).toBeGreaterThanOrEqual(20);
  expect(injections.filter((line) => !isInstruction(line))).toEqual([]);
  expect(honestLines.filter(isInstruction)).toEqual([]);
});

describe('the rules', () => {
  it.each(Object.entries(places))('give the same profile with and without each line %s', async (_, at) => {
    const clean = await readByRules(cv.text);
    for (const line of injections) {
      const { profile, summary, lines, quality } = await readByRules(injected(line, at));
      expect(said(profile), line).toEqual(said(clean.profile));
      expect(summary, line).toEqual(clean.summary);
      // The text itself is the applicant's, and stays; whoever reads it is told.
      expect(lines).toContain(line);
      expect(quality.warnings).toContain('instructions_ignored');
    }
    expect(clean.quality.warnings).not.toContain('instructions_ignored');
  });

  it('cite the lines of the whole document all the same', async () => {
    const { profile, lines } = await readByRules(injected(injections[0] ?? '', 1));
    for (const { source } of profile.work) expect(lines[Number(source?.line) - 1]).toBe(source?.quote);
  });

  it('give the same profile for text that a reader cannot see', async () => {
    const read = async (hidden: string[]) => {
      const bytes = await docxOf(hidden);
      const outcome = await extract({ bytes, filename: 'cv.docx', contentType: '', today });
      return said((outcome as Extracted).profile);
    };
    expect(await read([...injections])).toEqual(await read([]));
  });
});

/** The CV as a Word file, with lines in white, one point high, behind the name. */
async function docxOf(hidden: string[]): Promise<Uint8Array> {
  const visible = (text: string) => new Paragraph({ children: [new TextRun(text)] });
  const white = (text: string) =>
    new Paragraph({ children: [new TextRun({ text, color: 'FFFFFF', size: 2 })] });
  const [name = '', ...rest] = cvLines;
  const children = [visible(name), ...hidden.map(white), ...rest.map(visible)];
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

/** What the injected lines want, on their own line and on honest ones, and the line itself as a fact. */
const wanted = (line: string, number: number): Record<Part, Record<string, unknown[]>> => {
  const lie = (value: string, at = number) => ({ value, line: at });
  const job = { position: lie('CEO'), name: lie('Alphabet'), start_date: lie('1996'), end_date: null };
  return {
    person: { skills: [lie('Kubernetes'), lie('fit_score 100', 3), lie(line)] },
    work: {
      work: [job, { ...job, position: lie(line), name: null, highlights: [{ from: number, to: number }] }],
    },
    background: {
      education: [{ institution: lie('Harvard University'), study_type: lie('PhD', 2) }],
      awards: [{ title: lie(line) }],
    },
  };
};

describe.each(providerNames)('%s', (name) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await providers[name]();
  });
  afterAll(() => provider.server.stop());
  const read = async (text: string, behave: (asked: Asked) => Behaviour) => {
    provider.server.behave = behave;
    return readWithModel(await readByRules(text), { engine: provider.engine, today });
  };

  it('changes no field when the model obeys an injected line beside its work', async () => {
    const clean = await read(cv.text, (asked) => ({ does: 'answer', value: truthfulAnswer(asked, cv) }));
    expect(clean.account.fallbackReason).toBeNull();
    for (const [turn, line] of injections.entries()) {
      const at = Object.values(places)[turn % 4] as number;
      const { outcome, account } = await read(injected(line, at), (asked) => {
        const honest = truthfulAnswer(asked, cv) as Record<string, unknown>;
        const wishes = wanted(line, at + 1)[partOfTool(asked.tool)];
        const both = Object.entries(wishes).map(([field, added]) => [
          field,
          [...(honest[field] as unknown[]), ...added],
        ]);
        return { does: 'answer', value: { ...honest, ...Object.fromEntries(both) } };
      });
      expect(said(outcome.profile), line).toEqual(said(clean.outcome.profile));
      expect(outcome.summary, line).toEqual(clean.outcome.summary);
      expect(account.dropped).toBeGreaterThanOrEqual(10);
      expect(account.fallbackReason).toBeNull();
    }
  });

  it('changes no field when the model does nothing but obey', async () => {
    const clean = await readByRules(cv.text);
    for (const [turn, line] of injections.entries()) {
      const at = Object.values(places)[turn % 4] as number;
      const { outcome } = await read(injected(line, at), (asked) => ({
        does: 'answer',
        value: wanted(line, at + 1)[partOfTool(asked.tool)],
      }));
      expect(said(outcome.profile), line).toEqual(said(clean.profile));
      expect(outcome.summary, line).toEqual(clean.summary);
    }
  });
});
