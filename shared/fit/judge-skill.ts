import { findSkill } from './find-skill.ts';
import type { JudgedProfile } from './judged-profile.ts';
import { namesIn } from './requirement-words.ts';
import { type Judge, sure, unknown, type Verdict, verdictOf } from './verdict.ts';

/** Judges one skill or several: all of "React, Redux", one of "React or Vue". */
export const judgeSkill: Judge = ({ label }, profile) => {
  const { names, any } = namesIn(label);
  if (names.length === 0) return unknown('The requirement names nothing to look for.');
  return judgeNames(names, any, label, profile);
};

/** Judges skills by their folded names; `label` has their usual spelling. */
export function judgeNames(names: string[], any: boolean, label: string, profile: JudgedProfile): Verdict {
  if (profile.skills.length === 0 && profile.passages.length === 0)
    return unknown('The CV lists no skills and describes no work.');
  const found = names.map((name) => ({ name: asWritten(label, name), sighting: findSkill(name, profile) }));
  const seen = found.flatMap(({ name, sighting }) => (sighting ? [{ name, ...sighting }] : []));
  const best = Math.max(0, ...seen.map(({ share }) => share));
  const share = any ? best : seen.reduce((sum, one) => sum + one.share, 0) / names.length;
  const evidence = seen.flatMap((one) => one.evidence.slice(0, 1));
  const confidence = seen.length === 0 ? sure.absent : Math.min(...seen.map((one) => one.confidence));
  return verdictOf(share, confidence, inASentence(found), evidence);
}

/** The name as spelled in the requirement. */
export function asWritten(label: string, name: string): string {
  const at = label.toLowerCase().indexOf(name);
  return at < 0 ? name : label.slice(at, at + name.length);
}

function inASentence(found: { name: string; sighting: { share: number } | null }[]): string {
  const withOutcome = (wanted: boolean) =>
    found.filter(({ sighting }) => (sighting !== null) === wanted).map(({ name }) => name);
  const [shown, missing] = [withOutcome(true), withOutcome(false)];
  if (shown.length === 0) return `The CV does not name ${missing.join(', ')}.`;
  const part = found.some(({ sighting }) => sighting && sighting.share < 1) ? ' in part' : '';
  return missing.length === 0
    ? `The CV names ${shown.join(', ')}${part}.`
    : `The CV names ${shown.join(', ')}${part}, and does not name ${missing.join(', ')}.`;
}
