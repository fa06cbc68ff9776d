import { describe, expect, it } from 'vitest';
import { extract } from '../../../../shared/extraction/extract.ts';
import { readTranscript, type Transcript } from '../../../../shared/extraction/read/read-transcript.ts';
import { writtenCvs } from '../support/written-cvs.ts';

const transcript = (...linesOfPages: string[][]): Transcript => ({
  mediaType: 'application/pdf',
  pages: linesOfPages.length,
  linesOfPages,
  warnings: ['transcribed_by_model'],
});

describe('the lines of a transcript', () => {
  it('are those of a scan, on their pages, with cells and list marks', () => {
    const document = readTranscript(transcript(['Head Nurse\t2019', '• Led a team'], [], ['Education']));
    expect(document).toMatchObject({ format: 'pdf', pages: 3, isOcr: true, layout: 'scanned' });
    expect(document.warnings).toEqual(['transcribed_by_model']);
    expect(document.lines.map(({ number, page, text, bullet }) => [number, page, text, bullet])).toEqual([
      [1, 1, 'Head Nurse\t2019', false],
      [2, 1, 'Led a team', true],
      [3, 3, 'Education', false],
    ]);
  });

  it('stay one line and on their page, whatever signs are in them', () => {
    const [first, second] = readTranscript(transcript(['Anna\n\fSmith\u2028Nurse'], ['Education'])).lines;
    expect(first).toMatchObject({ text: 'Anna Smith Nurse', page: 1 });
    expect(second).toMatchObject({ text: 'Education', page: 2 });
  });

  it('are reported as a file without text if they have hardly a word', () => {
    expect(() => readTranscript(transcript(['- 1 -'], []))).toThrow('no_text_found');
  });
});

describe('the rules', () => {
  it('read what looks like the head of another format as the line that it is', async () => {
    const [cv] = writtenCvs;
    const lines = ['%PDF-1.7', '{\\rtf1', ...(cv?.text ?? '').split('\n')];
    const outcome = await extract({ transcript: transcript(lines), today: '2026-01-15' });
    expect(outcome).toMatchObject({
      outcome: 'extracted',
      file: { pages: 1, is_ocr: true, language: 'en' },
      quality: { layout: 'scanned', warnings: expect.arrayContaining(['transcribed_by_model']) },
      lines: expect.arrayContaining(['%PDF-1.7']),
    });
  });
});
