/** Texts that strangers write, one piece again and again: the work of each of our readers grows with the length, and no faster. */
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { askedWords, exactly, indexCandidate, searchable } from '../../../shared/domain/candidate-words.ts';
import { highlightsOf } from '../../../shared/domain/highlights.ts';
import { genderNeutral } from '../../../shared/fit/gender-neutral.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { languagesAsked } from '../../../shared/fit/languages-asked.ts';
import { namesIn } from '../../../shared/fit/requirement-words.ts';
import type { Requirement } from '../../../shared/fit/verdict.ts';
import { isInstruction } from '../../../shared/model/instruction-lines.ts';
import { withoutNeverExtracted } from '../../../shared/redaction/never-extracted.ts';
import { withoutPersonalSentences } from '../../../shared/redaction/personal-text.ts';
import { findDates, withoutDates } from '../../../shared/words/dates.ts';
import { fold, foldKeepingLength, squash } from '../../../shared/words/fold.ts';
import { addressScore, parsePlace, placeScore } from '../../../shared/words/places.ts';
import { mailbox, manyLines, oneLine, visibleLine, visibleLines } from '../../../shared/words/plain-text.ts';
import { asksForProtected } from '../../../shared/words/protected-words.ts';
import { sectionOf } from '../../../shared/words/section-titles.ts';
import { skillsInSentence } from '../../../shared/words/skill-lexicon.ts';
import { isStreetOrDoor } from '../../../shared/words/streets.ts';
import { isAddress, linkKey } from '../../../shared/words/web-addresses.ts';
import { chanceOf } from '../../faults/chance.ts';
import { resultOf } from '../../functions/support/reading.ts';
import { countWork } from '../../support/count-work.ts';
import { candidateWith } from '../domain/support/candidate-with.ts';
import { profileOf } from '../fit/support/profiles.ts';
import { redactIdentity } from '../redaction/support/redact-lines.ts';

/** A person whose e-mail is in parts of one letter, so that a word falls into them in very many ways. */
const somebody = (() => {
  const profile = profileOf();
  const emails = ['aaa.aaaa.aaaaa.aaaaaa.aaaaaaa.aaaaaaaa@example.com'];
  return { ...profile, basics: { ...profile.basics, name: 'Jane van der Miller', emails } };
})();
const cvThatSays = (text: string) =>
  profileOf({ skills: [text], work: [{ position: text, highlights: [text, text], months: 12 }] });
const judged = (type: Requirement['type'], label: string, cv: string) =>
  judgeFit(
    [
      {
        id: 'req_1',
        type,
        label,
        level: null,
        importance: 'must_have',
        weight: 1,
        knockout: false,
        min_years: null,
      },
    ],
    cvThatSays(cv),
  );
const said = [visibleLine, visibleLines].map((pattern) => new RegExp(pattern, 'u'));

type Reader = (text: string) => unknown;
/** A text may be refused as too long for its reader, which is an end too. */
const unlessRefused = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code;
  }
};
/** Those whose texts are as long as a line or a body. */
const ofLongTexts: Record<string, Reader> = {
  redactIdentity: (text) => redactIdentity(['A first line', text], somebody),
  withoutNeverExtracted: (text) => withoutNeverExtracted(['A first line', text]),
  withoutPersonalSentences,
  isInstruction,
  'plain text': (text) => [oneLine, manyLines, mailbox, ...said].map((pattern) => pattern.test(text)),
  fold,
  squash,
  foldKeepingLength,
};
/** Those whose texts the rules cut at 3,000 characters, and a contract at 300 or fewer. */
const ofShortTexts: Record<string, Reader> = {
  findDates: (text) => withoutDates(text, findDates(text)),
  sectionOf,
  skillsInSentence,
  places: (text) => [addressScore(text), placeScore(text), parsePlace(text), isStreetOrDoor(text)],
  addresses: (text) => [isAddress(text), linkKey(text)],
  'what a CV says': (text) => judged('skill', 'Kubernetes', text),
  genderNeutral: (text) => genderNeutral(fold(text)),
};
const ofLabels: Record<string, Reader> = {
  ...Object.fromEntries(
    (['skill', 'experience', 'education', 'certification', 'language', 'other'] as const).map((type) => [
      `a requirement of ${type}`,
      (text: string) => judged(type, text, text),
    ]),
  ),
  namesIn,
  languagesAsked,
  asksForProtected: (text) => asksForProtected({ label: text, level: text }),
  'the search for candidates': (text) => unlessRefused(() => askedWords(text, searchable(true))),
  'the words of candidates': (text) => {
    const result = { ...resultOf(text), lines: [text, text] };
    const candidate = candidateWith({ first_name: text, phone: text, tags: [text] });
    indexCandidate(candidate, result);
    return highlightsOf(candidate, result, exactly(['jane', 'or'], 'name'));
  },
};

const letters = [...'aA1 \t.,-/()[:;@éß県の\ufdfa+&"\'·•#\n'];
const two = letters.flatMap((one) => letters.map((other) => one + other));
const words = [
  ...'or,and,with,en,of,work,born,geboren,Sr.,M.,van,[name],12,2019,–,March,www.,a.a,a@,ignore,score me'.split(
    ',',
  ),
  ...'date of birth,nationality:,married,Str. 1,rue,P.O. Box,he/,two (,5 years,English,(m/w,lehrer/,{",in'.split(
    ',',
  ),
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab',
].flatMap((word) => [word, `${word} `]);
const chance = chanceOf('hostile texts');
const pieces = [
  ...letters,
  ...words,
  ...chance.shuffle(two).slice(0, 60),
  ...Array.from({ length: 40 }, () => chance.pick(words) + chance.pick(words) + chance.pick(letters)),
];
/** What stands at the end hinders a pattern that would have matched the whole. */
const fill = (piece: string, length: number) =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}b\u0001`;

describe.each(Object.entries({ ...ofLongTexts, ...ofShortTexts, ...ofLabels }))('%s', (_, read) => {
  it('asks twice as much of a text twice as long', () => {
    read('so that what is made once is made');
    const quick = pieces.flatMap((piece) => {
      const workOf = (length: number) => countWork(() => read(fill(piece, length)));
      const [short, long] = [workOf(200), workOf(400)];
      // Four times as much is the square; words and matches that begin with the second half leave some room.
      return long <= 2.9 * short + 2_000 ? [] : [{ piece, short, long }];
    });
    expect(quick).toEqual([]);
  }, 60_000);
});

it('splits a word of 39 letters with many possible parts about as fast as one of 20', () => {
  const workOn = (letters: number) =>
    countWork(() => redactIdentity(['A first line', `${'a'.repeat(letters - 1)}b`], somebody));
  // The first call makes what is made once. A table by place takes the square of the letters, trying every split two to their power.
  const [, short, long] = [workOn(20), workOn(20), workOn(39)];
  expect(long).toBeLessThan(4 * Number(short));
});

describe.each([
  ...Object.entries(ofLongTexts).map(([name, read]) => [name, 100_000, read] as const),
  ...Object.entries(ofShortTexts).map(([name, read]) => [name, 3_000, read] as const),
  ...Object.entries(ofLabels).map(([name, read]) => [name, 300, read] as const),
])('%s, of %d characters', (_, length, read) => {
  const hardest = length > 10_000 ? pieces.slice(0, letters.length + 40) : pieces;
  // What goes back and forth inside a pattern cannot be counted. It takes minutes, and what is linear a few seconds.
  it('ends', () => {
    for (const piece of hardest) read(fill(piece, length));
  }, 30_000);
});
