import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { unpackChromium } from './unpack-chromium.ts';

/** How long the browser may take to start, and any single step in a page: less than a test, so that its error names the step. */
const startTimeoutMs = 30_000;
const stepTimeoutMs = 25_000;

export interface TestBrowser {
  /** A context of its own: no cookie, cache or permission of another test. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

/**
 * Starts a real browser with all its guards up: it asks before it reads across origins. `hosts` are names that lead to this
 * machine, so that a page can have the origin `http://careers.example:<port>`; every other name leads nowhere. Throws when
 * it does not start in time.
 */
export async function openBrowser({ hosts = [] }: { hosts?: string[] } = {}): Promise<TestBrowser> {
  const rules = [...hosts.map((host) => `MAP ${host} 127.0.0.1`), 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'];
  const browser = await chromium.launch({
    ...(await findBrowser()),
    // Not the arguments that @sparticuz/chromium recommends: they switch off the same-origin policy, which is what is tested.
    args: ['--disable-gpu', '--disable-background-networking', `--host-resolver-rules=${rules.join(', ')}`],
    timeout: startTimeoutMs,
  });
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(stepTimeoutMs);
      return context;
    },
    close: () => browser.close(),
  };
}

/** The Chromium that came with npm is built for Linux on x64; anywhere else the Chrome of the machine is asked for. */
async function findBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const { executablePath, environment } = await unpackChromium();
  return {
    executablePath,
    env: { ...definedVariables(), ...environment },
  };
}

const definedVariables = () =>
  Object.fromEntries(
    Object.entries(process.env).filter((one): one is [string, string] => one[1] !== undefined),
  );
