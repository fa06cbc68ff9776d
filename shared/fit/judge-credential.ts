import { findSkill } from './find-skill.ts';
import { asWritten } from './judge-skill.ts';
import { namesIn } from './requirement-words.ts';
import { type Judge, sure, unknown, verdictOf } from './verdict.ts';

/**
 * Judges a certificate or a license by its name. Many holders do not list it, so its absence counts only when the CV
 * has a list of certificates.
 */
export const judgeCredential: Judge = ({ label }, profile) => {
  const { names, any } = namesIn(label);
  if (names.length === 0) return unknown('The requirement names nothing to look for.');
  const sightings = names.flatMap((name) => findSkill(name, profile) ?? []);
  const required = `${any ? 'one of ' : ''}${names.map((name) => asWritten(label, name)).join(', ')}`;
  if (sightings.length === 0) {
    return profile.certificates.length === 0
      ? unknown(`The CV does not name ${required}, and lists no certificates.`)
      : verdictOf(0, sure.absent, `The certificates of the CV do not include ${required}.`);
  }
  const share = any ? 1 : sightings.reduce((sum, one) => sum + one.share, 0) / names.length;
  const evidence = sightings.flatMap((one) => one.evidence.slice(0, 1));
  const confidence = Math.min(...sightings.map((one) => one.confidence));
  const of = sightings.length < names.length && !any ? `${sightings.length} of ` : '';
  return verdictOf(share, confidence, `The CV names ${of}${required}.`, evidence);
};
