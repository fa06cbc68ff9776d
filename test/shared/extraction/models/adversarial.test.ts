import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../../../../shared/contracts/profile.ts';
import type { Extracted } from '../../../../shared/extraction/second-reading/extracted.ts';
import { impersonal } from '../../../../shared/extraction/second-reading/impersonal-lines.ts';
import { readWithModel } from '../../../../shared/extraction/second-reading/read-with-model.ts';
import { groundOn } from '../../../../shared/model/ground.ts';
import { citableLines } from '../../../../shared/model/numbered-lines.ts';
import { findDates } from '../../../../shared/words/dates.ts';
import { type Provider, providerNames, providers } from '../../../support/model-servers/providers.ts';
import { linesIn, truthfulAnswer } from '../../../support/model-servers/truthful-model.ts';
import { seededNumbers } from '../../../support/seeded-numbers.ts';
import { writtenCvs } from '../support/written-cvs.ts';
import { citedIn, currentLinesIn, lieAbout, neverSaid, temptingLines } from './support/adversary.ts';
import { readByRules, today } from './support/read-by-rules.ts';

const answersPerEngine = 200;
const seed = Number(process.env.ADVERSARY_SEED ?? 20_261_121);

/** Our own yardstick, simpler than the one it measures: letters and digits without accents, in a row. */
const flat = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What a reader sees of a profile and what could be a lie: names, titles, places, words, dates. */
const claimsOf = ({ basics, work, education, skills, languages }: Profile) => ({
  words: [
    basics.name,
    basics.label,
    basics.location?.raw,
    basics.summary,
    ...work.flatMap(({ name, position, location, summary, highlights }) => [
      name,
      position,
      location,
      summary,
      ...highlights,
    ]),
    ...education.flatMap(({ institution, area, study_type, score }) => [
      institution,
      area,
      study_type,
      score,
    ]),
    ...skills.map(({ name }) => name),
    ...languages.map(({ language }) => language),
  ].filter((word) => typeof word === 'string'),
  dates: [...work, ...education]
    .flatMap(({ start_date, end_date }) => [start_date, end_date])
    .filter(Boolean),
});

/** Claims of the profile that neither the rules made, nor the answers' own citations or blocks bear out. */
function unfounded(profile: Profile, rules: Extracted, answers: unknown[]): string[] {
  const byRules = claimsOf(rules.profile);
  const { lines } = rules;
  const reach = (number: number) => lines.slice(number - 1, number + 2);
  const cited = answers.flatMap(citedIn).filter(({ line }) => line >= 1);
  const isBorneOut = (word: string) =>
    cited.some(({ value, line }) => {
      const within = flat(reach(line).join(' '));
      return flat(value) === flat(word) && within.includes(flat(word));
    });
  const words = claimsOf(profile).words.filter(
    (word) => !byRules.words.includes(word) && !isBorneOut(word) && !isBlock(word, lines),
  );
  const dates = claimsOf(profile).dates.filter(
    (date) =>
      !byRules.dates.includes(date) &&
      !cited.some(({ value, line }) =>
        findDates(reach(line).join(' ')).some(
          ({ start, end }) => [start, end].includes(date ?? null) && date?.startsWith(value),
        ),
      ),
  );
  const told = JSON.stringify(claimsOf(profile)).match(new RegExp(neverSaid, 'gi')) ?? [];
  const byRulesToo = JSON.stringify(byRules);
  return [...words, ...(dates as string[]), ...told.filter((word) => !byRulesToo.includes(word))];
}

/** Long text is copied by us: whole lines in a row, and nothing but lines. */
const isBlock = (word: string, lines: readonly string[]) =>
  lines.some((_, from) =>
    lines
      .slice(from, from + 25)
      .some((_, count) => flat(lines.slice(from, from + count + 1).join('')) === flat(word)),
  );

/** Of a line, as it is written, and not a part of a longer number. */
function isWhole(text: string, within: string): boolean {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const digitBefore = /^\d/.test(text) ? "(?<!\\d[.,'’]?)" : '';
  const digitAfter = /\d$/.test(text) ? "(?![.,'’]?\\d)" : '';
  return !/^\d|\d$/.test(text) || new RegExp(digitBefore + literal + digitAfter).test(within);
}

/** Values that the judge lets through although their line, and where they run on the next two, does not say them. */
function letThrough(rules: Extracted, answers: unknown[]): string[] {
  const lines = rules.lines.map((text, index) => ({ number: index + 1, page: 1, text }));
  const ground = groundOn(impersonal(citableLines(lines)));
  return answers.flatMap(citedIn).flatMap((cited) => {
    const found = ground.text(cited);
    if (found === null) return [];
    const written = rules.lines.slice(cited.line - 1, cited.line + 2).join(' ');
    const within = flat(written);
    const holds =
      isWhole(found.text, written) &&
      !neverSaid.test(found.text) &&
      flat(found.text) === flat(cited.value) &&
      found.source.line === cited.line &&
      flat(cited.value) !== '' &&
      within.includes(flat(cited.value));
    return holds ? [] : [`${cited.line}: ${cited.value}`];
  });
}

/** Lines that are taken for saying that a period goes on, though no such period begins on them. */
function wronglyCurrent({ lines: texts }: Extracted, answers: unknown[]): string[] {
  const ground = groundOn(citableLines(texts.map((text, index) => ({ number: index + 1, page: 1, text }))));
  return answers.flatMap(currentLinesIn).flatMap((number) => {
    const line = texts[number - 1] ?? '';
    const goesOn = [line, texts.slice(number - 1, number + 2).join(' ')]
      .flatMap((text) => findDates(text))
      .some(({ isCurrent, index }) => isCurrent && index < line.length);
    return ground.isCurrent(number) && !goesOn ? [`${number}: goes on`] : [];
  });
}

describe.each(providerNames)('%s', (name) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await providers[name]();
  });
  afterAll(() => provider.server.stop());

  it(`lets nothing through that is not in its line, in ${answersPerEngine} adversarial answers`, async () => {
    const { share: random } = seededNumbers(seed);
    const seen = { answers: 0, dropped: 0, grounded: 0, believed: 0 };
    const found: string[] = [];
    const readings = new Map<string, Extracted>();
    for (let turn = 0; seen.answers < answersPerEngine; turn++) {
      const cv = writtenCvs[turn % writtenCvs.length] as (typeof writtenCvs)[number];
      const text = cv.text
        .split('\n')
        .toSpliced(3, 0, ...temptingLines)
        .join('\n');
      const rules = readings.get(cv.language) ?? (await readByRules(text));
      readings.set(cv.language, rules);
      const answers: unknown[] = [];
      // From a few lies, which leave the answer believable, to lies alone.
      const share = 0.05 + random() * 0.6;
      provider.server.behave = (asked) => {
        const honest = truthfulAnswer(asked, cv);
        const value = lieAbout(honest, { random, lines: linesIn(asked), share });
        answers.push(value);
        return { does: 'answer', value };
      };
      const { outcome, account } = await readWithModel(rules, { engine: provider.engine, today });
      seen.answers += answers.length;
      seen.dropped += account.dropped;
      seen.grounded += account.grounded;
      if (account.fallbackReason === null) seen.believed += answers.length;
      found.push(...letThrough(rules, answers), ...wronglyCurrent(rules, answers));
      found.push(
        ...unfounded(outcome.profile, rules, answers).map((lie) => `${cv.language} ${turn}: ${lie}`),
      );
    }
    expect(found, `seed ${seed}`).toEqual([]);
    // The set is no set when little was dropped, or when all was thrown away at once.
    expect(seen.dropped).toBeGreaterThan(200);
    expect(seen.grounded).toBeGreaterThan(400);
    expect(seen.believed).toBeGreaterThan(50);
  });
});
