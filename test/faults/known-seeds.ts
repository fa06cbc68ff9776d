/**
 * Seeds whose run broke an invariant: what broke, and whether it is mended. A mended one must stay whole.
 * A seed means a run only together with the tables of operations and faults: a new row there deals every run anew.
 */
export const knownSeeds: { seed: string; broke: string; mended: boolean }[] = [
  {
    seed: '1.25',
    broke: 'a rescan is done twice when the first run ended after its effect and before its answer was kept',
    mended: true,
  },
  {
    seed: '2.26',
    broke: 'the second of these writes its event over the first one, and the scan stays queued',
    mended: true,
  },
  { seed: '1.35', broke: 'the same, and later events of the scan are lost as well', mended: true },
  {
    seed: 'c.22',
    broke: 'a job that closes between a crash and its retry refuses the application that is stored already',
    mended: true,
  },
  {
    seed: 'b.27',
    broke: 'a CV that arrives after its person was anonymized is read and named by the candidate',
    mended: true,
  },
  {
    seed: 'c.21',
    broke:
      'of two runs that erase the same person, the later removes the news of the end that the other told',
    mended: true,
  },
  {
    seed: '20261121.43',
    broke:
      'a candidate that is erased before its creation was answered comes back with the next try of that call',
    mended: false,
  },
  {
    seed: 'fresh-1795314690788.4',
    broke: 'a webhook endpoint that was removed is answered 404 where the answer of the database was lost',
    mended: true,
  },
  {
    seed: 'build-c.18',
    broke: 'the repetition of a deletion that was stopped leaves the hold of forms to its expiry',
    mended: true,
  },
  {
    seed: 'build-b.4',
    broke:
      'a fan-out whose send failed ends during its other send, and the next one waits for that one forever',
    mended: true,
  },
];
