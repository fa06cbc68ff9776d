import type { ScanView } from '../contracts/scan.ts';
import type { IdentityRedactor } from './redact-identity.ts';

type Profile = NonNullable<ScanView['profile']>;
type Fit = NonNullable<ScanView['fit']>;
type Redact = (text: string) => string;
type RedactQuote = (line: number, quote: string) => string;

/**
 * A scan without the person's identity: names, contact data, links and place are omitted, every other text of the CV is redacted, and
 * external id, metadata and campaign are omitted. A quote is redacted as the line that it is. `lines` are those of the CV. The ids of
 * candidate and application stay. With `neverLonger`, each text that its marks make longer is cut to its own length.
 */
export function redactScan(
  scan: ScanView,
  lines: readonly string[],
  redactor: IdentityRedactor,
  { neverLonger = false } = {},
): ScanView {
  const seen = new Map<string, string>();
  const redact: Redact = (written) => {
    const text = seen.get(written) ?? redactor.text(written);
    seen.set(written, text);
    return neverLonger ? text.slice(0, written.length) : text;
  };
  const redactQuote: RedactQuote = (line, quote) => {
    const shown = lines[line - 1] === quote ? redactor.lines[line - 1] : undefined;
    return shown === undefined ? redact(quote) : neverLonger ? shown.slice(0, quote.length) : shown;
  };
  const { profile, summary, fit, file, source } = scan;
  return {
    ...scan,
    file: { ...file, filename: file.filename.replace(/^.*?(?=\.\w{1,5}$|$)/su, '[filename]') },
    source: { type: source.type, utm: {}, referrer: null },
    external_id: null,
    metadata: {},
    profile: profile && redactProfile(profile, redact, redactQuote),
    summary: summary && { ...redactTexts(summary, redact, redactQuote), language: summary.language },
    fit: fit && redactFit(fit, redact, redactQuote),
  };
}

function redactProfile(
  { basics, corrected, ...profile }: Profile,
  redact: Redact,
  redactQuote: RedactQuote,
): Profile {
  const { label, summary } = basics;
  return {
    ...redactTexts(profile, redact, redactQuote),
    basics: {
      name: null,
      first_name: null,
      last_name: null,
      label: label && redact(label),
      email: null,
      emails: [],
      phone: null,
      phones: [],
      url: null,
      profiles: [],
      location: null,
      summary: summary && redact(summary),
    },
    corrected: corrected.map((one) => ({
      ...one,
      read: one.read && /^basics\/(?:label|summary)$/.test(one.path) ? redact(one.read) : null,
    })),
  };
}

const redactFit = (fit: Fit, redact: Redact, redactQuote: RedactQuote): Fit => ({
  ...fit,
  criteria: fit.criteria.map(({ reasoning, sentences, evidence, ...criterion }) => ({
    ...criterion,
    ...redactTexts({ reasoning, sentences, evidence }, redact, redactQuote),
  })),
});

/** Links may be of the person. */
const links = new Set(['url']);
/** Values of a contract: codes, dates, paths. None is a text of the CV. */
const codes = new Set(
  (
    'id|path|reason|code|type|level|level_asked|cefr|fluency|seniority|highest_education_level|generated_by|' +
    'start_date|end_date|date|release_date|from|to|country_code'
  ).split('|'),
);

/** A value with each text in it redacted. */
function redactTexts<Of>(value: Of, redact: Redact, redactQuote: RedactQuote, key = ''): Of {
  const within = (): unknown => {
    if (typeof value === 'string') return links.has(key) ? null : codes.has(key) ? value : redact(value);
    if (Array.isArray(value)) return value.map((one) => redactTexts(one, redact, redactQuote, key));
    if (value === null || typeof value !== 'object') return value;
    if (isSource(value)) return { ...value, quote: redactQuote(value.line, value.quote) };
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, redactTexts(one, redact, redactQuote, name)]),
    );
  };
  return within() as Of;
}

const isSource = (value: object): value is { line: number; quote: string } =>
  'line' in value && 'quote' in value;
