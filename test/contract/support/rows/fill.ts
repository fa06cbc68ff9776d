import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { tableName } from '../../../../shared/platform/names.ts';
import type { Backend } from '../../../support/backend.ts';
import type { Answered } from '../../../support/call-endpoint.ts';
import { seededNumbers } from '../../../support/seeded-numbers.ts';
import type { Fill } from '../enlarge.ts';

const { below } = seededNumbers(Number(process.env.PROPERTY_SEED ?? 20_261_122));

/** What takes most room: ideographs of four bytes each that do not pack. */
export const rare: Fill = (characters) =>
  Array.from({ length: characters }, () => String.fromCodePoint(0x20000 + below(40_000))).join('');
/** What takes most room where a text is escaped. */
export const quotes: Fill = (characters) => '"'.repeat(characters);
export const fills: Record<string, Fill> = { 'four bytes a character': rare, 'quotation marks': quotes };

export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Pairs at their longest; `from` makes other keys. */
export const pairs = (fill: Fill, from = 0, count = 50) =>
  Object.fromEntries(many(count, (index) => [`${from + index}${fill(36)}`, fill(500)]));
export const tags = (fill: Fill) => many(50, (index) => `${index}${fill(48)}`);
export const webLink = (index: number) => `https://example.com/${index}/${'x'.repeat(1_970)}`;

/** Refused in a way that a caller can act on. */
export function expectRefused({ status, body }: Answered, ...codes: string[]) {
  expect([status < 500, codes.includes(body.error?.code)], JSON.stringify(body.error)).toEqual([true, true]);
}

/** As {@link expectRefused}, and nothing is stored but the count of calls. */
export async function expectNothingStored(
  { backend, caller }: { backend: Backend; caller: Caller },
  send: () => Promise<Answered>,
  ...codes: string[]
) {
  const stored = async () => {
    const asked = {
      TableName: tableName('prod'),
      ProjectionExpression: 'pk, sk, #version',
      ExpressionAttributeNames: { '#version': 'version' },
    };
    const places: string[] = [];
    for await (const { Items = [] } of paginateScan({ client: backend.documents }, asked))
      places.push(...Items.map(({ pk, sk, version }) => `${pk} ${sk} ${version}`));
    const isCount = / USAGE|#ADDRESS#|#CALLS#/;
    return places.filter((place) => place.includes(caller.organizationId) && !isCount.test(place)).sort();
  };
  const before = await stored();
  expectRefused(await send(), ...codes);
  expect(await stored()).toEqual(before);
}

/** Sends less and less until it is taken; everything before that is refused as too large. Answers the first that was taken. */
export async function largestTaken(send: (share: number) => Promise<Answered>): Promise<Answered> {
  for (let share = 1; share > 0.0005; share *= 0.8) {
    const answer = await send(share);
    if (answer.status < 300) return answer;
    expectRefused(answer, 'payload_too_large');
  }
  throw new Error('it is too large for good');
}
