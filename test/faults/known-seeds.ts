/** Seeds whose run once broke an invariant: what broke, and whether it is mended. A mended one must stay whole. */
export const knownSeeds: { seed: string; broke: string; mended: boolean }[] = [
  {
    seed: '1.25',
    broke:
      'a rescan whose first run crashed after its effect happens twice, and its event overwrites the first one',
    mended: false,
  },
  {
    seed: '1.33',
    broke: 'the same, with a file that can be read',
    mended: false,
  },
  {
    seed: '1.0',
    broke: 'a DELETE whose answer was lost and whose repetition met a conflict finds nothing and says 404',
    mended: false,
  },
];
