import { findSkillOrTrade } from './find-skill.ts';
import type { JudgedProfile } from './judged-profile.ts';
import { meansWork } from './means-work.ts';
import { namesIn } from './requirement-words.ts';
import { type Judge, sure, unknown, type Verdict, verdictOf } from './verdict.ts';

/** The most names in one requirement: the work of a score grows with them. */
const maxNames = 20;

/** The verdict on a requirement with too many names; null for any other. */
export const tooMany = (names: readonly string[]): Verdict | null =>
  names.length > maxNames
    ? unknown(`The requirement names more than ${maxNames} things; give each a requirement of its own.`)
    : null;

/** Judges one skill or several: all of "React, Redux", one of "React or Vue". */
export const judgeSkill: Judge = ({ label }, profile) => {
  const { names, any } = namesIn(label);
  if (names.length === 0) return unknown('The requirement names nothing to look for.');
  return tooMany(names) ?? judgeNames(names, any, label, profile);
};

/** Judges skills by their folded names; `label` has their usual spelling. */
export function judgeNames(names: string[], any: boolean, label: string, profile: JudgedProfile): Verdict {
  if (profile.skills.length === 0 && profile.passages.length === 0)
    return unknown('The CV lists no skills and describes no work.');
  const found = names.map((name) => {
    const sighting = findSkillOrTrade(name, profile);
    const written = asWritten(label, name);
    const isOpen = sighting === null && !meansWork(name) && !technicalCode.test(written);
    return { name: written, sighting, isOpen };
  });
  const seen = found.flatMap(({ name, sighting }) => (sighting ? [{ name, ...sighting }] : []));
  const open = found.filter(({ isOpen }) => isOpen);
  if (open.length > 0 && !(any && seen.length > 0))
    return unknown(
      `The CV does not list ${open.map(({ name }) => name).join(', ')}, which is no skill known here.`,
    );
  const best = Math.max(0, ...seen.map(({ share }) => share));
  const share = any ? best : seen.reduce((sum, one) => sum + one.share, 0) / names.length;
  const evidence = seen.flatMap((one) => one.evidence.slice(0, 1));
  const confidence = seen.length === 0 ? sure.absent : Math.min(...seen.map((one) => one.confidence));
  return verdictOf(share, confidence, inASentence(found), evidence);
}

/** "GC-MS", "CAT-6": capitals joined by a hyphen name a method or a standard. */
const technicalCode = /^\p{Lu}[\p{Lu}\d]*-[\p{Lu}\d]+$/u;

/** The name as spelled in the requirement. */
export function asWritten(label: string, name: string): string {
  const at = label.toLowerCase().indexOf(name);
  return at < 0 ? name : label.slice(at, at + name.length);
}

function inASentence(found: { name: string; sighting: { part: string | null } | null }[]): string {
  const missing = found.filter(({ sighting }) => sighting === null).map(({ name }) => name);
  const shown = found.flatMap(({ name, sighting }) =>
    sighting ? (sighting.part === null ? name : `${sighting.part} (${name} was asked)`) : [],
  );
  if (shown.length === 0) return `The CV does not name ${missing.join(', ')}.`;
  return missing.length === 0
    ? `The CV names ${shown.join(', ')}.`
    : `The CV names ${shown.join(', ')}, and does not name ${missing.join(', ')}.`;
}
