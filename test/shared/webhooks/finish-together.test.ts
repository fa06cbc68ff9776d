import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { finishTogether } from '../../../shared/webhooks/finish-together.ts';

/** Calls that a test ends one by one, and the order in which their callers go on. */
function heldCalls(longestMs: number) {
  const ends = new Map<string, (error?: Error) => void>();
  const returned: string[] = [];
  const call = finishTogether(
    (name: string) =>
      new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      }),
    longestMs,
  );
  const start = (name: string) =>
    call(name).then(
      () => returned.push(name),
      () => returned.push(`${name} failed`),
    );
  return { start, returned, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const never = 60_000;

describe('calls that run at the same time', () => {
  it('return when the last of them has ended', async () => {
    const { start, end, returned } = heldCalls(never);
    const all = ['one', 'two', 'three'].map(start);
    end('two');
    end('one');
    await turn();
    expect(returned).toEqual([]);
    end('three');
    await Promise.all(all);
    expect(returned.toSorted()).toEqual(['one', 'three', 'two']);
  });

  it('go on in the same turn, so that what they do next is done together', async () => {
    const { start, end, returned } = heldCalls(never);
    const all = ['one', 'two'].map(start);
    end('one');
    await turn();
    end('two');
    await turn();
    expect(returned).toHaveLength(2);
    await Promise.all(all);
  });

  it('do not wait longer than the limit for one that hangs, which returns by itself later', async () => {
    const { start, end, returned } = heldCalls(10);
    const [one, hanging] = ['one', 'hanging'].map(start);
    end('one');
    await one;
    expect(returned).toEqual(['one']);
    await sleep(20);
    end('hanging');
    await hanging;
    expect(returned).toEqual(['one', 'hanging']);
  });

  it('wait for one that fails as for any other, and its error is its own', async () => {
    const { start, end, returned } = heldCalls(never);
    const all = ['one', 'two'].map(start);
    end('one', new Error('refused'));
    await turn();
    expect(returned).toEqual([]);
    end('two');
    await Promise.all(all);
    expect(returned.toSorted()).toEqual(['one failed', 'two']);
  });
});

it('a call that runs alone returns at once', async () => {
  const { start, end, returned } = heldCalls(never);
  for (const name of ['first', 'second']) {
    const call = start(name);
    end(name);
    await call;
  }
  expect(returned).toEqual(['first', 'second']);
});

it('calls that come after others have met wait for each other again', async () => {
  const { start, end, returned } = heldCalls(never);
  const alone = start('alone');
  end('alone');
  await alone;
  const later = ['one', 'two'].map(start);
  end('one');
  await turn();
  expect(returned).toEqual(['alone']);
  end('two');
  await Promise.all(later);
});

it('calls that have returned leave no timer behind, or the function would wait for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { start, end } = heldCalls(never);
  const all = ['one', 'two'].map(start);
  end('one');
  await turn();
  expect(vi.getTimerCount()).toBe(1);
  end('two');
  await Promise.all(all);
  expect(vi.getTimerCount()).toBe(0);
});
