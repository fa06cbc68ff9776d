import { expect, it } from 'vitest';
import { application, candidate, ids } from '../../../shared/contracts/example-resources.ts';
import { writeExport } from '../../../shared/http/write-export.ts';
import type { Dossier } from '../../../shared/storage/dossier.ts';

it('asks for one thing after the other, as what it has written is taken away', async () => {
  let asked = 0;
  async function* nothing() {}
  const dossier: Dossier = {
    async *applications() {
      for (; asked < 10_000; asked++) yield { application, fit: null };
    },
    scans: nothing,
    notes: nothing,
    timeline: nothing,
  };
  const text = writeExport({ id: `exp_${ids.application.slice(4)}` }, candidate, dossier, new Date());
  let taken = 0;
  for await (const piece of text) if (piece.includes('"object":"application"')) expect(asked).toBe(taken++);
  expect(taken).toBe(10_000);
});
