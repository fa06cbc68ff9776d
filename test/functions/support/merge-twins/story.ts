import { type SeededNumbers, seededNumbers } from '../../../support/seeded-numbers.ts';

/** One of three people. The first two are merged in every story; the third one may be merged too. */
export type Who = 0 | 1 | 2;
export const everyone: Who[] = [0, 1, 2];

/** How a request is sent: without a key, with a key, or with a key by a function that stops before its response. */
export type Sending = 'plain' | 'keyed' | 'crashed';
export const fields = [
  'first_name',
  'last_name',
  'phone',
  'location',
  'email',
  'external_id',
  'links',
  'tags',
  'metadata',
] as const;
export const moves = ['advance', 'reject', 'unreject', 'withdraw', 'hire', 'unhire', 'label'] as const;

/** An action; `pick` chooses among what earlier actions created, and `old` addresses a person by the id of a merged one. */
export type Action = { name: string } & (
  | { do: 'patch'; who: Who; field: (typeof fields)[number]; clear: boolean }
  | { do: 'exchange'; what: 'email' | 'phone'; who: Who }
  | {
      do: 'form';
      who: Who;
      job: number;
      isPublic: boolean;
      gives: string[];
      cv: boolean;
      retention: boolean;
      marketing: boolean;
      sending: Sending;
    }
  | { do: 'apply'; who: Who; job: number; consents: boolean; sending: Sending }
  | { do: 'file' | 'read' | 'drop'; pick: number }
  | { do: 'confirm'; pick: number; old: boolean; sending: Sending }
  | { do: 'move'; pick: number; how: (typeof moves)[number]; sending: Sending }
  | { do: 'scan'; who: Who; job: number | null }
  | { do: 'score'; pick: number; job: number }
  | { do: 'note' | 'attach'; who: Who; sending: Sending }
  | { do: 'arrive' | 'discard'; pick: number }
  | { do: 'export'; who: Who; isWritten: boolean }
  | { do: 'write'; pick: number }
  | { do: 'merge' | 'unmerge'; into: Who; who: Who; sending: Sending }
  | { do: 'repeat'; pick: number }
  | { do: 'wait'; days: number }
  | { do: 'sync' }
  | { do: 'erase' | 'anonymize'; who: Who }
);
type Unnamed = Action extends infer One ? (One extends Action ? Omit<One, 'name'> : never) : never;

export interface Story {
  /** Which of the people have only a name and an address in the beginning. */
  bare: boolean[];
  before: Action[];
  during: Action[];
  after: Action[];
  end: Action[];
}
export const actionsOf = ({ before, during, after, end }: Story): Action[] => [
  ...before,
  ...during,
  ...after,
  ...end,
];

/** A random action. `isMerged` allows those that need a merge. */
function drawAction({ below, share }: SeededNumbers, isMerged: boolean): Unnamed {
  const who = below(3) === 0 ? (below(3) as Who) : (below(2) as Who);
  const pick = below(1000);
  const job = below(2);
  const sending: Sending = below(4) === 0 ? 'crashed' : below(3) === 0 ? 'keyed' : 'plain';
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const form = (): Unnamed => ({
    do: 'form',
    who,
    job,
    isPublic: below(2) === 0,
    gives: ['last_name', 'phone', 'location', 'links'].filter(() => below(2) === 0),
    cv: below(3) === 0,
    retention: below(2) === 0,
    marketing: below(2) === 0,
    sending,
  });
  const draws: [number, () => Unnamed][] = [
    [4, () => ({ do: 'patch', who, field: one(fields), clear: below(4) === 0 })],
    [5, form],
    [2, () => ({ do: 'apply', who, job, consents: below(2) === 0, sending })],
    [3, () => ({ do: 'file', pick })],
    [3, () => ({ do: 'read', pick })],
    [2, () => ({ do: 'drop', pick })],
    [3, () => ({ do: 'confirm', pick, old: below(2) === 0, sending })],
    [4, () => ({ do: 'move', pick, how: one(moves), sending })],
    [5, () => ({ do: 'scan', who, job: below(2) === 0 ? null : job })],
    [1, () => ({ do: 'score', pick, job })],
    [2, () => ({ do: 'note', who, sending })],
    [3, () => ({ do: 'attach', who, sending })],
    [3, () => ({ do: 'arrive', pick })],
    [1, () => ({ do: 'discard', pick })],
    [3, () => ({ do: 'export', who, isWritten: below(2) === 0 })],
    [1, () => ({ do: 'write', pick })],
    [2, () => ({ do: 'repeat', pick })],
    [1, () => ({ do: 'wait', days: 1 + below(8) })],
    [1, () => ({ do: 'sync' })],
    [isMerged ? 1 : 0, () => ({ do: 'exchange', what: one(['email', 'phone']), who })],
  ];
  const total = draws.reduce((sum, [weight]) => sum + weight, 0);
  let at = share() * total;
  for (const [weight, draw] of draws) {
    at -= weight;
    if (at < 0) return draw();
  }
  return { do: 'sync' };
}

/** One of many forms under an address; some come from the team's own system. */
const plainForm = (who: Who, n: number): Unnamed => ({
  ...{ do: 'form', who, job: n % 2, isPublic: n % 4 !== 0, gives: n % 3 === 0 ? ['phone'] : [] },
  ...{ cv: n % 10 === 0, retention: false, marketing: false, sending: 'plain' },
});

/** A random story: what happens before a merge, during it, after its undo, and at its end. */
export function drawStory(seed: number): Story {
  const numbers = seededNumbers(seed);
  const { below } = numbers;
  let number = 0;
  const named = (action: Unnamed): Action => ({ name: `a${++number}`, ...action }) as Action;
  const some = (least: number, more: number, isMerged = false) =>
    Array.from({ length: least + below(more) }, () => named(drawAction(numbers, isMerged)));
  const sending = (): Sending => (['plain', 'keyed', 'crashed'] as const)[below(3)] as Sending;
  const bare = everyone.map(() => below(2) === 0);
  const before = some(3, 5);
  const during: Action[] = [named({ do: 'merge', into: 0, who: 1, sending: sending() }), ...some(3, 6, true)];
  const undo: Action[] = [named({ do: 'unmerge', into: 0, who: 1, sending: sending() })];
  if (below(4) === 0) {
    const [into, who]: [Who, Who] = below(2) === 0 ? [0, 2] : [2, 0];
    during.push(named({ do: 'merge', into, who, sending: sending() }), ...some(1, 4, true));
    undo.unshift(named({ do: 'unmerge', into, who, sending: sending() }), ...some(0, 3, true));
  }
  const ends: Unnamed[] = [
    { do: 'erase', who: below(2) as Who },
    { do: 'erase', who: below(2) as Who },
    { do: 'erase', who: below(2) as Who },
    { do: 'anonymize', who: below(2) as Who },
  ];
  const end = named(ends[below(ends.length)] as Unnamed);
  // More forms than a candidate's row has entries for, and than one transaction moves.
  const addForms = () => {
    if (below(5) > 0) return;
    const who = below(2) as Who;
    const forms = Array.from({ length: 10 + below(51) }, (_, n) => named(plainForm(who, n)));
    // A candidate with so many is merged no more.
    const from = 1 + during.findLastIndex((action) => action.do === 'merge');
    during.splice(from + below(during.length - from + 1), 0, ...forms);
  };
  // The erasure of both, while they are one.
  const isOne = below(6) === 0;
  const more = isOne ? [] : some(0, 5);
  const isEnded = isOne || below(6) > 0;
  addForms();
  if (isOne) return { bare, before, during, after: [], end: [end] };
  return { bare, before, during, after: [...undo, ...more], end: isEnded ? [end] : [] };
}

/** A story with as few actions as still fail: one after the other is left out, the last first, until none can be. */
export async function shrink(story: Story, fails: (story: Story) => Promise<boolean>): Promise<Story> {
  let least = story;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const { name } of actionsOf(least).toReversed()) {
      const keep = (actions: Action[]) => actions.filter((action) => action.name !== name);
      const less = {
        bare: least.bare,
        before: keep(least.before),
        during: keep(least.during),
        after: keep(least.after),
        end: keep(least.end),
      };
      if (!(await fails(less))) continue;
      least = less;
      isSmaller = true;
    }
  }
  return least;
}
