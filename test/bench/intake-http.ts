import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../bin/app.ts';
import { startStage } from '../../infra/local/local-cloud.ts';
import { keyOfStage } from './key-of-stage.ts';
import type { Section } from './section.ts';
import { median, percentile, round } from './statistics.ts';

const people = 20;
/** Chats before the first measured one, so that functions are loaded. */
const warmUp = 2;
const answers = ['yes', 'Jane', 'Miller', '', 'skip', 'skip', 'skip', 'skip', 'skip'];

/** The turns of whole chats over HTTP against the stage as `npm start` runs it, one person after the other. */
export async function measureHttpTurns(): Promise<Section> {
  const dir = mkdtempSync(join(tmpdir(), 'hiring-bench-intake-'));
  const assemblyDir = join(dir, 'cdk.out');
  (await buildApp({ outdir: assemblyDir, local: true })).synth();
  const own = join(dir, 'stage');
  mkdirSync(own);
  const stage = await startStage({
    assemblyDir,
    stageName: 'Prod',
    dir: own,
    port: 0,
    localEnvironment: { LOG_LEVEL: 'silent' },
  });
  try {
    const load = loadavg()[0] ?? 0;
    const { turns, confirmations } = await measureChats(stage.baseUrl, await keyOfStage(stage));
    const rowOf = (name: string, times: number[]) => [
      name,
      times.length,
      Math.round(median(times)),
      Math.round(percentile(times, 0.95)),
      Math.round(percentile(times, 1)),
    ];
    return {
      columns: ['call', 'calls', 'p50 ms', 'p95 ms', 'longest ms'],
      rows: [rowOf('a turn', turns), rowOf('the confirmation', confirmations)],
      targets: [
        {
          figure: 'p95 of a turn over HTTP',
          measured: round(percentile(turns, 0.95), 0),
          unit: ' ms',
          atMost: 300,
        },
      ],
      notes: [
        `${people} chats of ${answers.length} turns, after ${warmUp} that are not measured`,
        `load of the machine at the start: ${load.toFixed(1)} on ${cpus().length} processors`,
      ],
    };
  } finally {
    await stage.stop();
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function measureChats(url: string, key: string) {
  const post = async (path: string, body: object, token = key) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${text}`);
    return JSON.parse(text);
  };
  const { id: job_id } = await post('/v1/jobs', { name: 'Nurse' });
  await post(`/v1/jobs/${job_id}/publish`, {});
  const turns: number[] = [];
  const confirmations: number[] = [];
  for (let person = -warmUp; person < people; person++) {
    const chat = await post('/v1/intakes', { job_id, locale: 'en' });
    const timed = async (times: number[], path: string, body: object) => {
      const startedAt = performance.now();
      await post(`/v1/intakes/${chat.id}${path}`, body, chat.session_token);
      if (person >= 0) times.push(performance.now() - startedAt);
    };
    for (const [at, answer] of answers.entries()) {
      const text = answer || `jane.${person + warmUp}@example.com`;
      await timed(turns, '/messages', { turn: at + 1, text });
    }
    await timed(confirmations, '/confirm', {});
  }
  return { turns, confirmations };
}
