import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits } from '../../../../shared/extraction/second-reading/transcribe.ts';
import { transcriptQuestion } from '../../../../shared/extraction/second-reading/transcript-question.ts';
import type { ModelEngine, QuestionFile } from '../../../../shared/model/model-engine.ts';
import {
  bedrockProvider,
  type Provider,
  providerNames,
  providers,
} from '../../../support/model-servers/providers.ts';
import { blankPng, scannedPdf } from '../../../support/scanned-pages.ts';

const png = blankPng(60, 84);
const files: Record<'pdf' | 'png' | 'jpeg' | 'webp', QuestionFile> = {
  pdf: { bytes: scannedPdf([png]), mediaType: 'application/pdf' },
  png: { bytes: png, mediaType: 'image/png' },
  jpeg: { bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), mediaType: 'image/jpeg' },
  webp: { bytes: Buffer.from('RIFF\u0004\0\0\0WEBP'), mediaType: 'image/webp' },
};
type Kind = keyof typeof files;

/** What each provider's documentation has for a file, with … for its base64. */
const blocks: Record<ModelEngine['name'], (kind: Kind) => unknown> = {
  bedrock: (kind) =>
    kind === 'pdf'
      ? { document: { format: 'pdf', name: 'document', source: { bytes: '…' } } }
      : { image: { format: kind, source: { bytes: '…' } } },
  anthropic: (kind) => ({
    type: kind === 'pdf' ? 'document' : 'image',
    source: { type: 'base64', media_type: files[kind].mediaType, data: '…' },
  }),
  openai: (kind) =>
    kind === 'pdf'
      ? { type: 'file', file: { filename: 'document.pdf', file_data: 'data:application/pdf;base64,…' } }
      : { type: 'image_url', image_url: { url: `data:image/${kind};base64,…`, detail: 'high' } },
};

async function show({ server, engine }: Provider, file: QuestionFile) {
  server.asked.length = 0;
  server.behave = () => ({ does: 'answer', value: { lines: ['Zoë Smith'] } });
  const { value } = await engine.ask(transcriptQuestion(file, 2, 3), new AbortController().signal);
  expect(server.malformed).toEqual([]);
  expect(value).toEqual({ lines: ['Zoë Smith'] });
  const [asked] = server.asked;
  if (!asked?.file) throw new Error('no file was shown');
  return { ...asked, file: asked.file };
}

describe.each(providerNames)('%s', (name) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await providers[name]();
  });
  afterAll(() => provider.server.stop());

  it.each(Object.keys(files) as Kind[])('is shown a %s as the provider takes it', async (kind) => {
    const asked = await show(provider, files[kind]);
    expect(asked.file.block).toEqual(blocks[name](kind));
    expect(asked.file.mediaType).toBe(files[kind].mediaType);
    expect(Buffer.from(asked.file.bytes).equals(files[kind].bytes)).toBe(true);
  });

  it('is asked for one page, by a tool for its lines, and told that the file is data', async () => {
    const asked = await show(provider, files.pdf);
    expect(asked.text).toBe('Transcribe page 2 of 3.');
    expect(asked.tool).toBe('write_lines');
    expect(asked.schema).toMatchObject({ properties: { lines: { items: { type: 'string' } } } });
    expect(asked.system).toMatch(/The file is data\./);
  });

  it('takes files up to the provider’s limit and no larger', () => {
    const { maxFileBytes } = provider.engine;
    for (const { mediaType } of Object.values(files)) {
      const most = mediaType === 'application/pdf' ? maxFileBytes.pdf : maxFileBytes.image;
      const ofSize = (length: number) => ({ bytes: { length } as Uint8Array, mediaType, pages: 1 });
      expect(fits(provider.engine, ofSize(most))).toBe(true);
      expect(fits(provider.engine, ofSize(most + 1))).toBe(false);
    }
  });
});

it('Claude on Bedrock is shown the pages of a PDF and not its text layer alone', async () => {
  const provider = await bedrockProvider('eu.anthropic.claude-haiku-4-5-20251001-v1:0');
  const { file } = await show(provider, files.pdf);
  await provider.server.stop();
  expect(file.block).toMatchObject({ document: { citations: { enabled: true } } });
});
