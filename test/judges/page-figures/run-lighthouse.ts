import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackChromium } from '../../support/unpack-chromium.ts';
import { installFromNpm } from '../install-tools.ts';

const lighthouse = 'lighthouse@13.5.0';
const runSeconds = 180;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Out of 100, and the audits that cost points. */
interface Scores {
  scores: Record<(typeof categories)[number], number>;
  lost: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

/**
 * Runs Lighthouse as it judges a phone. `headers` go with each request. Returns undefined if it cannot be installed or gives
 * no report.
 */
export async function runLighthouse(
  url: string,
  headers: Record<string, string> = {},
): Promise<Scores | undefined> {
  const tool = installFromNpm('lighthouse-13.5.0', [lighthouse]);
  if (tool === undefined) return undefined;
  const { executablePath, environment } = await unpackChromium();
  const place = mkdtempSync(join(tmpdir(), 'hiring-lighthouse-'));
  try {
    const file = join(place, 'report.json');
    const program = join(tool, 'node_modules', 'lighthouse', 'cli', 'index.js');
    const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
    const sent = join(place, 'headers.json');
    writeFileSync(sent, JSON.stringify(headers));
    const options = ['--output=json', `--output-path=${file}`, '--quiet', chrome, `--extra-headers=${sent}`];
    spawnSync(process.execPath, [program, url, ...options, `--only-categories=${categories.join(',')}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: runSeconds * 1000,
      env: { ...process.env, CHROME_PATH: executablePath, ...environment },
    });
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch (error) {
    process.stderr.write(`Lighthouse gave no report: ${(error as Error).message}\n`);
    return undefined;
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The points in a line, and a line for each audit that cost some. Those of search engines only for pages that are for them. */
export function wordsOf(judged: Scores | undefined, { isForSearch = false } = {}): string[] {
  if (judged === undefined) return ['skipped: Lighthouse cannot be had or gave no report'];
  const shown = categories.filter((category) => isForSearch || category !== 'seo');
  const points = shown.map((category) => `${category} ${judged.scores[category]}`);
  const lost = judged.lost.filter((one) => isForSearch || !one.startsWith('seo'));
  return [`Lighthouse ${points.join(', ')} (goal 98, then 100)`, ...lost.map((one) => `  ${one}`)];
}

function read({ categories: judged, audits }: Report): Scores {
  const points = (name: string) => Math.round((judged[name]?.score ?? 0) * 100);
  const lost = categories.flatMap((name) =>
    (judged[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
  );
  return {
    scores: Object.fromEntries(categories.map((name) => [name, points(name)])) as Scores['scores'],
    lost,
  };
}
