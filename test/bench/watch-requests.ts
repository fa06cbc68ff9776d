import { channel } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

interface Observed {
  /** AWS's name of the operation. */
  operation: string;
  startedAt: number;
  /** When the head of the answer came; whatever depends on it starts later. */
  answeredAt: number;
}

/** Runs `work` and answers the AWS requests that this process made meanwhile, in the order of their start. */
export async function watchRequests(work: () => Promise<unknown>): Promise<Observed[]> {
  const seen = new Map<ClientRequest, Observed>();
  const onStart = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    const startedAt = performance.now();
    seen.set(request, { operation: operationOf(request), startedAt, answeredAt: Number.POSITIVE_INFINITY });
  };
  const onAnswer = (message: unknown) => {
    const observed = seen.get((message as { request: ClientRequest }).request);
    if (observed) observed.answeredAt = performance.now();
  };
  const started = channel('http.client.request.start');
  const answered = channel('http.client.response.finish');
  started.subscribe(onStart);
  answered.subscribe(onAnswer);
  try {
    await work();
  } finally {
    started.unsubscribe(onStart);
    answered.unsubscribe(onAnswer);
  }
  return [...seen.values()];
}

/** JSON services name the operation in a header; S3 has its method. */
function operationOf(request: ClientRequest): string {
  const target = request.getHeader('x-amz-target');
  return typeof target === 'string' ? (target.split('.').at(-1) ?? target) : `S3 ${request.method}`;
}

/** The requests in steps: each step holds those that waited for an answer to one of the step before. Its length is the critical path. */
export function stepsOf(requests: Observed[]): string[][] {
  const steps: Observed[][] = [];
  for (const request of requests) {
    const waitedFor = steps.findLastIndex((step) =>
      step.some(({ answeredAt }) => answeredAt <= request.startedAt),
    );
    const step = steps[waitedFor + 1];
    if (step) step.push(request);
    else steps.push([request]);
  }
  return steps.map((step) => step.map(({ operation }) => operation));
}
