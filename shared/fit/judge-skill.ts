import type { FitReason } from '../contracts/fit-reason.ts';
import { findSkillOrTrade } from './find-skill.ts';
import type { JudgedProfile } from './judged-profile.ts';
import { meansWork } from './means-work.ts';
import { namesIn } from './requirement-words.ts';
import { because, type Judge, sure, unknown, type Verdict, verdictOf } from './verdict.ts';

/** The most names in one requirement: the work of a score grows with them. */
const maxNames = 20;

/** The verdict on a requirement with too many names; null for any other. */
export const tooMany = (names: readonly string[]): Verdict | null =>
  names.length > maxNames ? unknown('names_too_much') : null;

/** Judges one skill or several: all of "React, Redux", one of "React or Vue". */
export const judgeSkill: Judge = ({ label }, profile) => {
  const { names, any } = namesIn(label);
  if (names.length === 0) return unknown('names_nothing');
  return tooMany(names) ?? judgeNames(names, any, label, profile);
};

/** Judges skills by their folded names; `label` has their usual spelling. */
export function judgeNames(names: string[], any: boolean, label: string, profile: JudgedProfile): Verdict {
  if (profile.skills.length === 0 && profile.passages.length === 0) return unknown('cv_without_work');
  const found = names.map((name) => {
    const sighting = findSkillOrTrade(name, profile);
    const written = asWritten(label, name);
    const isOpen = sighting === null && !meansWork(name) && !technicalCode.test(written);
    return { name: written, sighting, isOpen };
  });
  const seen = found.flatMap(({ name, sighting }) => (sighting ? [{ name, ...sighting }] : []));
  const open = found.filter(({ isOpen }) => isOpen);
  if (open.length > 0 && !(any && seen.length > 0))
    return unknown('not_listed_and_not_known', { names: open.map(({ name }) => name) });
  const best = Math.max(0, ...seen.map(({ share }) => share));
  const share = any ? best : seen.reduce((sum, one) => sum + one.share, 0) / names.length;
  const evidence = seen.flatMap((one) => one.evidence.slice(0, 1));
  const confidence = seen.length === 0 ? sure.absent : Math.min(...seen.map((one) => one.confidence));
  return verdictOf(share, confidence, reasonsFrom(found), evidence);
}

/** "GC-MS", "CAT-6": capitals joined by a hyphen name a method or a standard. */
const technicalCode = /^\p{Lu}[\p{Lu}\d]*-[\p{Lu}\d]+$/u;

/** The name as spelled in the requirement. */
export function asWritten(label: string, name: string): string {
  const at = label.toLowerCase().indexOf(name);
  return at < 0 ? name : label.slice(at, at + name.length);
}

function reasonsFrom(found: { name: string; sighting: { part: string | null } | null }[]): FitReason[] {
  const whole = found.flatMap(({ name, sighting }) => (sighting?.part === null ? name : []));
  const near = found.flatMap(({ name, sighting }) => (sighting?.part ? { name, part: sighting.part } : []));
  const missing = found.flatMap(({ name, sighting }) => (sighting ? [] : name));
  return [
    ...(whole.length > 0 ? [because('found', { names: whole })] : []),
    ...near.map(({ name, part }) => because('found_near', { names: [part], asked: [name] })),
    ...(missing.length > 0 ? [because('not_found', { names: missing })] : []),
  ];
}
