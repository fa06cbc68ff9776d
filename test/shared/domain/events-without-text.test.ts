/** Events of people outlive an erasure: no text that anybody has written is in them. Made from the contracts' schemas. */
import { describe, expect, it } from 'vitest';
import { applicationView } from '../../../shared/contracts/application.ts';
import { candidateView } from '../../../shared/contracts/candidate.ts';
import { scanView } from '../../../shared/contracts/scan.ts';
import { applicationSnapshot } from '../../../shared/domain/application.ts';
import { candidateSnapshot } from '../../../shared/domain/candidate.ts';
import { previousOf } from '../../../shared/domain/event.ts';
import { scanSnapshot } from '../../../shared/domain/scan.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import { application, candidate, scan } from '../../../shared/examples/example-resources.ts';
import { fillFreeText, isMarked, textsIn } from '../../contract/support/free-text.ts';
import { words } from '../../contract/support/words-of-ours.ts';

const kinds = [
  {
    kind: 'candidate',
    schema: candidateView,
    resource: candidate,
    show: (one: unknown) => candidateSnapshot(one as Candidate),
    /** So that the test cannot come to see nothing. */
    some: ['tags', 'custom_fields', 'metadata', 'external_id', 'consent', 'email', 'links'],
  },
  {
    kind: 'application',
    schema: applicationView,
    resource: { ...application, rejection: { reason: 'x', note: null, at: application.created_at } },
    show: (one: unknown) => applicationSnapshot(one as Application),
    some: [
      'tags',
      'custom_fields',
      'metadata',
      'external_id',
      'consent',
      'submission',
      'source',
      'rejection',
    ],
  },
  {
    kind: 'scan',
    schema: scanView,
    resource: scan,
    show: (one: unknown) => scanSnapshot(one as Scan),
    some: ['metadata', 'external_id', 'file'],
  },
] as const;

describe.each(kinds)('what events show of the largest $kind', ({ kind, schema, resource, show, some }) => {
  const isOurs = (path: string) => words[kind].includes(path);
  const largest = fillFreeText(schema, resource, isOurs) as Record<string, unknown>;
  const marked = Object.keys(largest).filter((field) => textsIn(largest[field]).some(isMarked));

  it('is asked with a mark in every place that takes text', () => {
    expect(marked).toEqual(expect.arrayContaining([...some]));
  });

  it('is no text of anybody’s', () => {
    expect(textsIn(show(largest)).filter(isMarked)).toEqual([]);
  });

  it.each(marked)('nor is it, after a change of %s, what that was before', (field) => {
    const other = { ...largest, [field]: (resource as unknown as Record<string, unknown>)[field] };
    for (const [before, after] of [
      [largest, other],
      [other, largest],
    ])
      expect(textsIn(previousOf(show(before), show(after))).filter(isMarked)).toEqual([]);
  });
});
