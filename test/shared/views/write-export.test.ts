import { expect, it } from 'vitest';
import { application, candidate, ids } from '../../../shared/examples/example-resources.ts';
import type { CandidateData } from '../../../shared/storage/candidate-data.ts';
import { writeExport } from '../../../shared/views/write-export.ts';

it('reads one item after the other, as its output is consumed', async () => {
  let asked = 0;
  async function* nothing() {}
  const candidateData: CandidateData = {
    async *applications() {
      for (; asked < 10_000; asked++) yield { application, fit: null, reasons: new Map() };
    },
    scans: nothing,
    intakes: nothing,
    assessments: nothing,
    notes: nothing,
    files: nothing,
    timeline: nothing,
    merged: nothing,
  };
  const text = writeExport({ id: `exp_${ids.application.slice(4)}` }, candidate, candidateData, new Date());
  let taken = 0;
  for await (const piece of text) if (piece.includes('"object":"application"')) expect(asked).toBe(taken++);
  expect(taken).toBe(10_000);
});
