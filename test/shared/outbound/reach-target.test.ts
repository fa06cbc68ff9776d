import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { reachTarget, type TargetRequest } from '../../../shared/outbound/reach-target.ts';
import { listen } from './support/listen.ts';

const reach = (request: Partial<TargetRequest>, signal = AbortSignal.timeout(10_000)) =>
  reachTarget(
    { method: 'GET', url: 'https://hooks.example.com/', headers: {}, allowLoopback: true, ...request },
    signal,
  );

describe('reachTarget', () => {
  it("asks the system's resolver where none is given", async () => {
    await using server = await listen(createServer((_, response) => response.end('ok')));
    const answer = await reach({ url: `http://localhost:${server.port}/` });
    expect(answer.statusCode).toBe(200);
    answer.destroy();
  });

  it('asks no resolver about an address', async () => {
    await using server = await listen(createServer((_, response) => response.end('ok')));
    const resolve = () => Promise.reject(new Error('asked'));
    const answer = await reach({ url: `http://127.0.0.1:${server.port}/`, resolve });
    expect(answer.statusCode).toBe(200);
    answer.destroy();
  });

  it.each([
    'http://hooks.example.com/',
    'https://user:secret@hooks.example.com/',
    'https://hooks.example.com:22/',
    'https://intranet/',
    'not a URL',
  ])('judges the URL again before it asks for its addresses: %s', async (url) => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    await expect(reach({ url, resolve })).rejects.toMatchObject({ errorClass: 'blocked_address' });
    expect(asked).toBe(0);
  });

  it("asks for the name without the root's dot", async () => {
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return [];
    };
    await expect(reach({ url: 'https://Hooks.Example.com./', resolve })).rejects.toMatchObject({
      errorClass: 'dns',
    });
    expect(asked).toEqual(['hooks.example.com']);
  });

  it('ends at once when its time is over before it begins, or while a name server says nothing', async () => {
    const resolve = () => new Promise<never>(() => {});
    await expect(reach({ resolve }, AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
    const later = new AbortController();
    const reached = reach({ resolve }, later.signal);
    later.abort(new Error('over by now'));
    await expect(reached).rejects.toThrow('over by now');
  });
});
