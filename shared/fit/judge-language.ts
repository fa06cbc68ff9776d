import { allOrAny } from './all-or-any.ts';
import type { JudgedProfile } from './judged-profile.ts';
import { type AskedLanguage, cefrRank, languagesAsked, rankIn } from './languages-asked.ts';
import { because, evidenceAt, type Judge, sure, unknown, type Verdict, verdictOf } from './verdict.ts';

const fluencyRank = { basic: 2, intermediate: 3, advanced: 4, fluent: 5, native: 6 } as const;

/** Judges languages at the required levels by the levels in the CV: all of them, or one of "English or German". */
export const judgeLanguage: Judge = ({ label, level }, profile) => {
  const inLabel = languagesAsked(label);
  const isInLabel = inLabel.length > 0;
  const asked = isInLabel ? inLabel : languagesAsked(level ?? '');
  if (asked.length === 0) return unknown('names_no_known_language');
  if (profile.languages.length === 0) return unknown('cv_without_languages');
  const beside = rankIn(isInLabel ? (level ?? '') : label);
  const judged = (one: AskedLanguage) => judgeOne({ ...one, rank: beside ?? one.rank }, profile);
  const verdicts = asked.map((group) => allOrAny(group.map(judged), true));
  const scores = verdicts.map(({ score }) => score);
  const isPart = scores.some((score) => score === 0) && scores.some((score) => (score ?? 0) > 0);
  // One of two languages is a part of the requirement, as one of two skills is.
  return isPart && !scores.includes(null) ? partOf(verdicts) : allOrAny(verdicts, false);
};

function partOf(verdicts: readonly Verdict[]): Verdict {
  const share = verdicts.reduce((sum, { score }) => sum + (score ?? 0), 0) / verdicts.length;
  return verdictOf(
    share,
    Math.min(...verdicts.map(({ confidence }) => confidence)),
    verdicts.flatMap(({ reasons }) => reasons),
    verdicts.flatMap(({ evidence }) => evidence),
  );
}

function judgeOne(
  { name, code, rank: wanted }: AskedLanguage,
  { languages, writtenIn }: JudgedProfile,
): Verdict {
  const own = languages.find((language) => language.code === code);
  // Many people do not list their native language.
  if (!own && code === writtenIn) return unknown('language_of_cv', { names: [name] });
  if (!own) return verdictOf(0, sure.near, [because('language_missing', { names: [name] })]);

  const evidence = [evidenceAt(own.path, own.source)];
  if (wanted === null)
    return verdictOf(1, sure.stated, [because('language_listed', { names: [name] })], evidence);
  const reached = own.cefr ? cefrRank[own.cefr.toLowerCase()] : own.fluency && fluencyRank[own.fluency];
  if (!reached) {
    const reason = because('language_without_level', { names: [name], level_asked: nameOf(wanted) });
    return verdictOf(0.5, sure.absent, [reason], evidence);
  }
  const below = wanted - reached;
  const share = below <= 0 ? 1 : below === 1 ? 0.5 : 0;
  const reason = because('language_at_level', {
    names: [name],
    level: nameOf(reached),
    level_asked: nameOf(wanted),
  });
  return verdictOf(share, own.cefr ? sure.stated : sure.mentioned, [reason], evidence);
}

const nameOf = (rank: number) => Object.keys(cefrRank)[rank - 1]?.toUpperCase() ?? null;
