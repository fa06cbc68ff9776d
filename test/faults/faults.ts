import type { Chance } from './chance.ts';

/** One call on its way from a function to AWS, or a step of its own such as a POST to a receiver. */
export interface WireCall {
  service: 'dynamodb' | 's3' | 'sqs' | 'events' | 'secretsmanager' | 'function';
  operation: string;
  /** The SDK's own count: from 2 on it is sending again. */
  attempt: number;
}

export interface Fault {
  kind: string;
  weight: number;
  /** Whether the call takes effect. */
  acts: boolean;
  /** What the function gets instead of the answer; `hold` and `slow` get the answer, only later. */
  gets: 'throttle' | 'conflict' | 'error' | 'cut' | 'timeout' | 'die' | 'hold' | 'slow' | 'partial';
  meets: (call: WireCall) => boolean;
}

const aws = ({ service }: WireCall) => service !== 'function';
const anything = () => true;
const conflicting = new Set(['TransactWriteItems', 'PutItem', 'UpdateItem', 'DeleteItem']);
/** Calls whose answer may say that a part of them was not done. */
const divisible = new Set(['PutEvents', 'SendMessageBatch', 'BatchGetItem']);

/** Everything that may happen to a call. To add a fault, add a row. */
export const faults: readonly Fault[] = [
  { kind: 'throttled', weight: 4, acts: false, gets: 'throttle', meets: aws },
  {
    kind: 'transaction conflict',
    weight: 8,
    acts: false,
    gets: 'conflict',
    meets: ({ operation }) => conflicting.has(operation),
  },
  { kind: '5xx', weight: 3, acts: false, gets: 'error', meets: anything },
  { kind: '5xx after the effect', weight: 2, acts: true, gets: 'error', meets: aws },
  { kind: 'connection cut', weight: 2, acts: false, gets: 'cut', meets: aws },
  { kind: 'answer lost', weight: 4, acts: true, gets: 'cut', meets: aws },
  { kind: 'timeout', weight: 2, acts: false, gets: 'timeout', meets: aws },
  { kind: 'timeout after the effect', weight: 2, acts: true, gets: 'timeout', meets: aws },
  { kind: 'crash before', weight: 3, acts: false, gets: 'die', meets: anything },
  { kind: 'crash after', weight: 4, acts: true, gets: 'die', meets: anything },
  { kind: 'held before', weight: 2, acts: false, gets: 'hold', meets: anything },
  { kind: 'held after', weight: 2, acts: true, gets: 'hold', meets: anything },
  { kind: 'slow', weight: 2, acts: true, gets: 'slow', meets: anything },
  {
    kind: 'part not done',
    weight: 12,
    acts: true,
    gets: 'partial',
    meets: ({ operation }) => divisible.has(operation),
  },
];

/** How often a call meets a fault: from a good day to a bad hour. */
const weathers = [0.01, 0.03, 0.06, 0.12, 0.2];
/** Faults come in bursts: a call that is sent again is worse off than its first try. */
const burst = 0.3;

export type FaultPlan = ReturnType<typeof faultPlan>;

/** Draws the faults of one run. */
export function faultPlan(chance: Chance) {
  const rate = chance.pick(weathers);
  let isOver = false;
  return {
    rate,
    end() {
      isOver = true;
    },
    choose(call: WireCall): Fault | undefined {
      if (isOver || !chance.hit(call.attempt > 1 ? Math.max(rate, burst) : rate)) return undefined;
      return chance.weighted(faults.filter(({ meets }) => meets(call)));
    },
    /** How long a slow call takes: up to six seconds, past what a fresh message may wait. */
    slowMs: () => 500 + chance.below(5500),
    /** Which of a call's parts are not done: at least one. */
    undone<T>(parts: readonly T[]): Set<T> {
      const chosen = new Set(parts.filter(() => chance.hit(0.4)));
      return chosen.size > 0 ? chosen : new Set(parts.slice(0, 1));
    },
  };
}
