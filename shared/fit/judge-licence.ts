import { licenceClasses, namesDrivingLicence, withIncluded } from '../words/driving-licence.ts';
import type { JudgedProfile } from './judged-profile.ts';
import { eitherOr } from './requirement-words.ts';
import { because, evidenceAt, type Requirement, sure, unknown, type Verdict, verdictOf } from './verdict.ts';

/** The verdict on a driving licence by its classes; null where the requirement names none. */
export function judgeLicence({ label }: Requirement, profile: JudgedProfile): Verdict | null {
  if (!namesDrivingLicence(label)) return null;
  const asked = licenceClasses(label);
  const held = [
    ...profile.certificates.map(({ name, path, source }) => ({ text: name, path, source })),
    ...profile.skills.map(({ name, path, source }) => ({ text: name, path, source })),
  ].filter(({ text }) => namesDrivingLicence(text));
  if (held.length === 0) return unknown('licence_not_named');
  const classes = withIncluded(held.flatMap(({ text }) => licenceClasses(text)));
  const reached = asked.filter((name) => classes.has(name));
  const isAny = eitherOr.test(` ${label} `) || label.includes('/');
  const share = isAny ? Math.min(1, reached.length) : reached.length / asked.length;
  const names = [...new Set(held.flatMap(({ text }) => licenceClasses(text)))];
  return verdictOf(
    share,
    share >= 1 ? sure.stated : sure.near,
    [because('licence_classes', { names, asked, one_suffices: isAny })],
    held.map(({ path, source }) => evidenceAt(path, source)),
  );
}
