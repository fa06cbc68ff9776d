import { HiringSetupError } from './errors.ts';

export type Environment = 'production' | 'sandbox';

export interface HiringClientOptions {
  /** `svc_sk_live_…`, `svc_sk_test_…`, or a publishable key, `pk_svc_live_…` or `pk_svc_test_…`. */
  apiKey: string;
  /** The address of the API: the output `ApiUrl` of a deployment, or what `npm start` prints. */
  baseUrl: string;
  /** Only to be certain: a key of the other environment is then refused before anything is sent. */
  environment?: Environment;
  /** A replacement for the global fetch. */
  fetch?: typeof globalThis.fetch;
  /** Attempts after the first; 3 by default. */
  maxRetries?: number;
  /** The time limit of one attempt with its body, in milliseconds; 30,000 by default. */
  timeoutMs?: number;
  /** Allows a secret key in a browser, where everyone who opens the page can read it. */
  dangerouslyAllowBrowser?: boolean;
}

export interface Settings {
  apiKey: string;
  keyType: 'secret' | 'publishable' | 'session';
  environment: Environment;
  /** Without a slash at the end. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  maxRetries: number;
  timeoutMs: number;
}

const keyForm = /^(svc_sk|svc_st|pk_svc)_(live|test)_[0-9A-Za-z]+$/;

/** A session token (`svc_st_…`) of a few minutes is made for the dashboard's page, so a browser may have it. */
const keyTypes = { svc_sk: 'secret', svc_st: 'session', pk_svc: 'publishable' } as const;

/** The options, checked and with defaults. A wrong one throws `HiringSetupError`; no message shows the key. */
export function readSettings(options: HiringClientOptions): Settings {
  const { apiKey, fetch = globalThis.fetch, maxRetries = 3, timeoutMs = 30_000 } = options;
  const [, prefix, mode] = keyForm.exec(apiKey) ?? [];
  if (!prefix)
    throw new HiringSetupError(
      'apiKey must begin with svc_sk_live_, svc_sk_test_, pk_svc_live_ or pk_svc_test_.',
    );
  const keyType = keyTypes[prefix as keyof typeof keyTypes];
  if (keyType === 'secret' && isPage() && !options.dangerouslyAllowBrowser)
    throw new HiringSetupError(
      'A secret key in a browser can be read by everyone who opens the page. Use a publishable key (pk_svc_…) here, or set dangerouslyAllowBrowser.',
    );
  if (!Number.isInteger(maxRetries) || maxRetries < 0)
    throw new HiringSetupError('maxRetries is a whole number from 0 on.');
  if (!(timeoutMs > 0)) throw new HiringSetupError('timeoutMs is a number above 0.');

  const environment = mode === 'live' ? 'production' : 'sandbox';
  if (options.environment !== undefined && options.environment !== environment)
    throw new HiringSetupError(
      `The key belongs to the ${environment} environment, but environment names ${options.environment}.`,
    );
  const baseUrl = readBaseUrl(options.baseUrl);
  // The browser's own fetch throws when it is called as a method of another object.
  return { apiKey, keyType, environment, baseUrl, fetch: (...call) => fetch(...call), maxRetries, timeoutMs };
}

function readBaseUrl(text: string): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new HiringSetupError('baseUrl is an http(s) address without credentials, query or fragment.');
  return url.href.replace(/(?<!\/)\/+$/, '');
}

const isPage = () => typeof (globalThis as { document?: unknown }).document === 'object';
