/** The queues by their names in the workers' stack, each with its part of a hundred of what workers may run at once. */
const parts = {
  deliveries: 24,
  retries: 24,
  extraction: 12,
  events: 12,
  replays: 5,
  attachments: 5,
  scorings: 4,
  indexings: 4,
  imports: 4,
  erasures: 3,
  exports: 3,
} as const;
type WorkerQueue = keyof typeof parts;

/** The lowest ceiling and the highest that an event source mapping takes. */
const leastCeiling = 2;
const mostCeiling = 1000;
/** An import reads a page of another company's site. More at once would be a burden for that site. */
const mostImports = 10;
/** The workers have this part of a stage's executions, and the calls of the API have the rest. */
const workersPart = 0.5;
/** The authorizer has this part, reserved: every call with a key waits for it. */
const authorizerPart = 0.05;
/** AWS leaves at least 100 executions of an account unreserved, so a stage must have more than these. */
const leastForReservation = 200;

export interface Concurrency {
  /** Concurrent executions that only the authorizer may use; undefined where none can be reserved. */
  authorizer: number | undefined;
  /** The most batches of each queue that are processed at once. */
  ceilings: Record<WorkerQueue, number>;
  /** A sentence for each thing that a stage with so few executions lacks. */
  givenUp: string[];
}

/** Divides the concurrent executions of Lambda that a stage may use. */
export function divideConcurrency(lambdaConcurrency: number): Concurrency {
  const forWorkers = Math.floor(lambdaConcurrency * workersPart);
  const ceilingOf = (queue: WorkerQueue): number => {
    const most = queue === 'imports' ? mostImports : mostCeiling;
    return Math.min(most, Math.max(leastCeiling, Math.floor((forWorkers * parts[queue]) / 100)));
  };
  const queues = Object.keys(parts) as WorkerQueue[];
  const ceilings = Object.fromEntries(
    queues.map((queue) => [queue, ceilingOf(queue)]),
  ) as Concurrency['ceilings'];
  const sum = Object.values(ceilings).reduce((total, ceiling) => total + ceiling, 0);
  const isReserved = lambdaConcurrency >= leastForReservation;
  const authorizer = isReserved ? Math.floor(lambdaConcurrency * authorizerPart) : undefined;

  const givenUp: string[] = [];
  if (!isReserved)
    givenUp.push(
      `None of the ${lambdaConcurrency} concurrent executions is reserved for the authorizer: ` +
        'a burst of other calls or of background work delays calls with keys, or fails them with 503.',
    );
  if (sum > forWorkers)
    givenUp.push(
      `The workers may use ${sum} concurrent executions, because AWS takes no ceiling below ${leastCeiling} for a queue. ` +
        `That is more than half of the ${lambdaConcurrency} of the stage: while they run, calls of the API can fail with 503.`,
    );
  return { authorizer, ceilings, givenUp };
}
