/** The people who can sign in locally with one click. */
export const localPeople = [
  { id: 'ada', name: 'Ada Okafor', email: 'ada@demo.example', label: 'Ada (owner)' },
  { id: 'ben', name: 'Ben Lindqvist', email: 'ben@demo.example', label: 'Ben (recruiter)' },
  { id: 'cleo', name: 'Cleo Martin', email: 'cleo@demo.example', label: 'Cleo (developer)' },
  { id: 'dan', name: 'Dan Kimura', email: 'dan@demo.example', label: 'Dan (viewer)' },
] as const;

interface Account {
  id: string;
  name: string;
  email: string;
}

const ofAddress = 'address:';

/** The account of one of the people, or of any other address, which counts as verified. */
export function findAccount(id: string): Account | undefined {
  const known = localPeople.find((one) => one.id === id);
  if (known) return { id: known.id, name: known.name, email: known.email };
  if (!id.startsWith(ofAddress)) return undefined;
  const email = id.slice(ofAddress.length);
  return { id, email, name: nameOf(email) };
}

/** The id of the account of an address; undefined for a text that is none. */
export function accountOfAddress(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  if (!/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(email)) return undefined;
  return localPeople.find((one) => one.email === email)?.id ?? `${ofAddress}${email}`;
}

/** `erin.o-hara@example.com` → `Erin O Hara` */
const nameOf = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
