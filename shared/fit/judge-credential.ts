import { wordsAroundCertificate } from '../words/certificate-words.ts';
import { certificateNeeds, hasCertificate, namesScheme } from './certificate-need.ts';
import { containsName, findSkill } from './find-skill.ts';
import { judgeLicence } from './judge-licence.ts';
import { asWritten, tooMany } from './judge-skill.ts';
import type { JudgedProfile } from './judged-profile.ts';
import { meansWork } from './means-work.ts';
import { namesIn, withoutWishes } from './requirement-words.ts';
import { because, evidenceAt, type Judge, sure, unknown, verdictOf } from './verdict.ts';

/**
 * Judges a certificate or a license by its name. Many holders do not list it, so its absence counts only when the CV
 * has a list of certificates.
 */
export const judgeCredential: Judge = (requirement, profile) => {
  const { label } = requirement;
  const licence = judgeLicence(requirement, profile);
  if (licence) return licence;
  const { names, any } = namesIn(label);
  if (names.length === 0) return unknown('names_nothing');
  const refused = tooMany(names);
  if (refused) return refused;
  // "Advanced" and "Level 3" are words around a skill, and a part of the name of a certificate.
  const wholeOf = (name: string) => (names.length === 1 ? withoutWishes(label) : asWritten(label, name));
  // A part of the name is no certificate: "AWS" is none of Amazon's.
  const found = names.flatMap((name) => {
    const sighting = sightingOf(name, wholeOf(name), profile);
    return sighting ? { ...sighting, name: asWritten(label, sighting.name) } : [];
  });
  const asked = names.map((name) => asWritten(label, name));
  const open = names.filter(
    (name) =>
      !meansWork(name) && !sightingOf(name, wholeOf(name), profile) && !namesScheme(wholeOf(name), profile),
  );
  if (open.length > 0 && !(any && found.length > 0))
    return unknown('certificate_not_known', { names: open.map((name) => asWritten(label, name)) });
  if (found.length === 0) {
    return profile.certificates.length === 0
      ? unknown('certificate_not_named', { asked, one_suffices: any })
      : verdictOf(0, sure.absent, [because('certificate_not_included', { asked, one_suffices: any })]);
  }
  const share = any ? 1 : found.length / names.length;
  const evidence = found.flatMap((one) => one.evidence.slice(0, 1));
  const confidence = Math.min(...found.map((one) => one.confidence));
  const seen = found.map(({ name }) => name);
  const reason = because('certificate_found', { names: seen, asked, one_suffices: any });
  return verdictOf(share, confidence, [reason], evidence);
};

/** Words around the name of a certificate: "AWS certification" asks for any of AWS, "HACCP-Schulung" for HACCP. */
const around = new RegExp(`(?<!\\p{L})(?:${wordsAroundCertificate})(?!\\p{L})`, 'gu');
const coreOf = (folded: string) =>
  folded
    .replace(around, ' ')
    .replace(/[\s-]+/g, ' ')
    .trim();

/** The evidence of a certificate, with the name that its lines have: that of the requirement, or the part that counts. */
function sightingOf(name: string, whole: string, profile: JudgedProfile) {
  const short = /\([^()]{2,12}\)/u.test(whole);
  const sighting = short ? null : findSkill(name, profile);
  if (sighting?.share === 1) return { name, confidence: sighting.confidence, evidence: sighting.evidence };
  const core = coreOf(name);
  const held = profile.certificates.filter(
    ({ folded }) => !short && core.length > 1 && containsName(coreOf(folded), core),
  );
  const [first] = held;
  return first
    ? { name: core, confidence: sure.mentioned, evidence: [evidenceAt(first.path, first.source)] }
    : sightingInOtherWords(whole, profile);
}

/** A certificate, a skill or a training with the same trades and the same abbreviations. */
function sightingInOtherWords(name: string, profile: JudgedProfile) {
  const needs = certificateNeeds(name);
  const certificate = profile.certificates.find((one) =>
    needs.some((need) => hasCertificate(need, one.name)),
  );
  const training = profile.education.find(
    (one) =>
      one.level !== null &&
      needs.some(
        ({ trades, words }) => words.length === 0 && trades.every((trade) => one.work.trades.has(trade)),
      ),
  );
  const found = certificate ?? training;
  const seen = certificate?.name ?? training?.source?.quote.trim().slice(0, 80);
  return found
    ? {
        name: seen === undefined ? name : `"${seen}"`,
        confidence: sure.near,
        evidence: [evidenceAt(found.path, found.source)],
      }
    : null;
}
