import { t } from '../words.ts';

/** The scopes of keys by what they are about; reading comes before writing. */
const readable = ['jobs', 'candidates', 'applications', 'scans', 'assessments', 'intake', 'webhooks'];
const readScopes = [...readable.map((one) => `${one}:read`), 'events:read'];
const writeScopes = readable.map((one) => `${one}:write`);

export const allScopes = [
  ...readable.flatMap((one) => [`${one}:read`, `${one}:write`]),
  'events:read',
  'exports:read',
];

interface Preset {
  id: string;
  scopes: string[];
  /** Whether the set is for pages: it then gets a publishable key, and needs origins. */
  isForPages?: boolean;
}

const presets: Preset[] = [
  { id: 'integration', scopes: [...readScopes, ...writeScopes] },
  { id: 'reading', scopes: readScopes },
  { id: 'careers', scopes: ['jobs:read', 'applications:write'], isForPages: true },
  { id: 'own', scopes: [] },
];

/** What a person can choose who may do this: nobody gives a key more. Pages need no scope. */
export const presetsFor = (can: (scope: string) => boolean): Preset[] =>
  presets
    .filter(({ scopes, isForPages }) => isForPages || scopes.every(can))
    .map((one) => ({ ...one, scopes: one.scopes.filter(can) }));

/** What a new set begins with: the first choice for programs, or all that the person may give. */
export function firstChoice(can: (scope: string) => boolean): Preset {
  const [first] = presetsFor(can).filter(({ isForPages, scopes }) => !isForPages && scopes.length > 0);
  return first ?? { id: 'own', scopes: allScopes.filter(can) };
}

const same = (left: string[], right: string[]) =>
  left.length === right.length && left.every((one) => right.includes(one));

/** What a set may do, in a few words. */
export function describeScopes(scopes: string[]): string {
  const preset = presets.find((one) => one.scopes.length > 0 && same(one.scopes, scopes));
  return preset ? t.keySets.presets[preset.id as 'own'].name : t.keySets.scopeCount(scopes.length);
}
