import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ReadRecipe, recipes } from '../../../shared/docs/receiver-recipes.ts';
import { newWebhookSecret, signatureHeaders } from '../../../shared/webhooks/sign-delivery.ts';
import { type DriverCall, reasonToSkip, runRecipe } from './receivers/run-recipe.ts';
import { documentOf } from './support/pages.ts';
import { readRecipe, vectors } from './support/read-recipe.ts';

const { cases } = vectors.webhook_signatures;
const secret = newWebhookSecret();
const now = 1_767_225_600;

/** A delivery of an event, signed by our own sender. */
function delivery(
  id: string,
  sequence: number,
  { resource = 'job_1', environment = 'production', organization = 'org_1', sentAt = now, test = false } = {},
): DriverCall {
  const object = { object: 'job', id: resource, name: 'Zoë 山田 🎉' };
  const type = 'job.updated';
  const context = test ? { test } : {};
  const whose = { environment, organization_id: organization };
  const body = JSON.stringify({ object: 'event', id, type, sequence, ...whose, data: { object, context } });
  const signed = {
    secrets: [newWebhookSecret(), secret],
    body,
    eventId: id,
    deliveryId: 'dlv_1',
    attempt: 1,
  };
  const header = signatureHeaders({ ...signed, sentAtEpochSeconds: sentAt })['svc-signature'];
  return { call: 'receive', secret, header, body, now };
}

const story: [what: string, call: DriverCall, answer: string][] = [
  ['the first event of a resource is handled', delivery('evt_1', 1), '200 evt_1'],
  ['the same event again is not', delivery('evt_1', 1), '200 evt_1'],
  ['one that overtook others is', delivery('evt_4', 4), '200 evt_1 evt_4'],
  ['the one it overtook is stale', delivery('evt_3', 3), '200 evt_1 evt_4'],
  ['another event of the same version is not', delivery('evt_5', 4), '200 evt_1 evt_4 evt_5'],
  [
    'another resource has a count of its own',
    delivery('evt_6', 1, { resource: 'job_2' }),
    '200 evt_1 evt_4 evt_5 evt_6',
  ],
  [
    'so has the same id of another organization, such as a month',
    delivery('evt_7', 3, { organization: 'org_2' }),
    '200 evt_1 evt_4 evt_5 evt_6 evt_7',
  ],
  [
    'and of another environment',
    delivery('evt_8', 3, { environment: 'sandbox' }),
    '200 evt_1 evt_4 evt_5 evt_6 evt_7 evt_8',
  ],
  [
    'a test is taken and not handled',
    delivery('evt_9', 9, { test: true }),
    '200 evt_1 evt_4 evt_5 evt_6 evt_7 evt_8',
  ],
  [
    'a forged one is refused',
    { ...delivery('evt_9', 9), secret: 'x' },
    '400 evt_1 evt_4 evt_5 evt_6 evt_7 evt_8',
  ],
  [
    'so is an old one',
    delivery('evt_10', 10, { sentAt: now - 301 }),
    '400 evt_1 evt_4 evt_5 evt_6 evt_7 evt_8',
  ],
];

describe.each(recipes)('the recipe in $language', ({ anchor, language, file }) => {
  const reason = reasonToSkip(anchor);
  const title = `gives every vector its verdict, handles each event once and none that is stale`;
  if (reason) {
    process.stderr.write(`the recipe in ${language} is not tried: ${reason}\n`);
    it.skip(`${title}: ${reason}`);
  } else {
    it(`${title}`, { timeout: 120_000 }, () => {
      const vectors = cases.map(
        ({ secret, headers, body, now }): DriverCall => ({
          call: 'verify',
          secret,
          header: headers['svc-signature'],
          body,
          now,
        }),
      );
      const answers = runRecipe(anchor, [...vectors, ...story.map(([, call]) => call)]);
      const expected = [
        ...cases.map(({ name, valid }) => `${name}: ${valid ? 'valid' : 'refused'}`),
        ...story.map(([what, , answer]) => `${what}: ${answer}`),
      ];
      const names = [...cases.map(({ name }) => name), ...story.map(([what]) => what)];
      expect(names.map((name, index) => `${name}: ${answers[index]}`)).toEqual(expected);
      expect(answers).toHaveLength(expected.length);
    });
  }

  it('stands on the page as it is, and needs no package', () => {
    const heading = documentOf('/docs/signatures').querySelector(`h2[id="${anchor}"]`);
    expect(heading?.nextElementSibling?.textContent?.trim()).toBe(readRecipe(file).trim());
    expect(importsOf(readRecipe(file)).filter((name) => !standard[anchor].test(name))).toEqual([]);
  });
});

/** What each language brings along. */
const standard: Record<(typeof recipes)[number]['anchor'], RegExp> = {
  typescript: /^node:/,
  python: /^(hashlib|hmac|json|re|time)$/,
  go: /^[a-z0-9]+(\/[a-z0-9]+)*$/,
  ruby: /^(json|openssl)$/,
  php: /^$/,
  java: /^javax?\./,
};
const importsOf = (text: string) => [
  ...[...text.matchAll(/^(?:import|from) (?:static )?([\w.]+)/gm)].map(([, name = '']) => name),
  ...[...text.matchAll(/^(?:import .*from|require|\t)\s*["']([\w:./-]+)["'];?$/gm)].map(
    ([, name = '']) => name,
  ),
];

it('each of them is put beside the function that serves the page', () => {
  const list = new URL('../../../functions/documents/files.json', import.meta.url);
  const names: string[] = JSON.parse(readFileSync(list, 'utf8'));
  const wanted: Parameters<ReadRecipe>[0][] = recipes.map(({ file }) => file);
  expect(names).toEqual(expect.arrayContaining(wanted.map((file) => `shared/docs/receivers/${file}`)));
});
