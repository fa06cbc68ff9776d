import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdministration } from '../../bin/open-administration.ts';
import { createKeySet, createOrganization } from '../../shared/administration/organizations.ts';
import * as files from '../support/bad-files.ts';
import { type Api, apiOf, placesOf } from '../support/local-stage.ts';
import { prepareKillableStage } from './support/killable-stage.ts';
import { scanFile } from './support/scan-file.ts';

const goodCv = files.cvPdf({ name: 'Ada Lindqvist', email: 'ada.lindqvist@example.com' });
const megabyte = 1024 * 1024;

let stage: Awaited<ReturnType<typeof prepareKillableStage>>;
let api: Api;
beforeAll(async () => {
  stage = await prepareKillableStage();
  const places = await stage.start();
  const admin = openAdministration('prod', placesOf(places));
  const { id: organization } = await createOrganization(admin, { name: 'Testing Ltd', plan: 'scale' });
  const scopes = ['scans:read', 'scans:write'];
  const { keys } = await createKeySet(admin, { organization, name: 'tests', scopes });
  api = apiOf(places.baseUrl, keys[0]?.secret);
  await scanFile(api, 'cv.pdf', goodCv);
});
afterAll(() => stage.destroy());

describe('a bad file ends in its own code, and the next one is read', () => {
  it.each([
    ['0 bytes', 'cv.pdf', files.emptyFile(), 'file_corrupt'],
    ['a truncated PDF', 'cv.pdf', files.truncatedPdf(), 'file_corrupt'],
    ['an encrypted PDF', 'cv.pdf', files.encryptedPdf(), 'file_encrypted'],
    ['a PDF bomb', 'cv.pdf', files.pdfBomb(), 'file_corrupt'],
    ['a DOCX bomb', 'cv.docx', files.docxBomb(), 'file_corrupt'],
    ['a PDF named .docx', 'cv.docx', files.pdfNamedDocx().bytes, 'unsupported_file_type'],
  ])('%s', async (_name, filename, bytes, code) => {
    const before = stage.peakMemoryBytes();
    expect(await scanFile(api, filename, bytes)).toMatchObject({ status: 'failed', error: { code } });
    // The whole local cloud is one process, so this bounds the extraction from above.
    expect(stage.peakMemoryBytes() - before).toBeLessThan(512 * megabyte);
    expect(await scanFile(api, 'cv.pdf', goodCv)).toMatchObject({ status: 'completed' });
  });

  it('11 MB is refused when it is registered', async () => {
    const refused = await scanFile(api, 'cv.pdf', new Uint8Array(11 * megabyte));
    expect(refused).toMatchObject({ error: { code: 'file_too_large', status: 422 } });
  });
});
