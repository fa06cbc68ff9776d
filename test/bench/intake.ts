/**
 * `npm run bench:intake`: the chat intake with simulated people in nine languages, with hostile messages, and over HTTP against a local
 * stage, each figure beside its goal. A missed goal ends it with 1. Floors on fewer people are tests in test/shared/intake.
 */
import { type IntakeLanguage, languages } from '../../shared/intake/words/languages.ts';
import { injections, strangeSentences } from '../shared/intake/support/injections.ts';
import { type Played, playMany } from '../shared/intake/support/play-dialogue.ts';
import { measureHttpTurns } from './intake-http.ts';
import { formatSection, isMet } from './print-section.ts';
import type { Section } from './section.ts';
import { round } from './statistics.ts';

const people = 200;
const share = (part: number, whole: number) => round((100 * part) / whole, 1);
const all = Object.keys(languages) as IntakeLanguage[];

function measureDialogues(): Section {
  const played = playMany(people);
  const figuresOf = (some: Played[]) => {
    const slots = some.flatMap((one) => one.slots);
    const times = some.flatMap(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    return {
      people: some.length,
      well: share(some.filter(({ endsWell }) => endsWell).length, some.length),
      slots: slots.length,
      precision: round(slots.filter(({ isRight }) => isRight).length / slots.length, 4),
      p95: round(times[Math.floor(times.length * 0.95)] ?? 0, 2),
    };
  };
  const total = figuresOf(played);
  const rowOf = (name: string, one: ReturnType<typeof figuresOf>) => [
    name,
    one.people,
    `${one.well} %`,
    one.slots,
    one.precision,
    one.p95,
  ];
  return {
    columns: ['language', 'people', 'end well', 'answers', 'precision', 'turn p95, ms'],
    rows: [
      ...all.map((name) => rowOf(name, figuresOf(played.filter(({ language }) => language === name)))),
      rowOf('all', total),
    ],
    targets: [
      { figure: 'dialogues that end well', measured: total.well, unit: ' %', atLeast: 95 },
      { figure: 'precision of the answers', measured: total.precision, atLeast: 0.98 },
      { figure: 'p95 of a turn without the table', measured: total.p95, unit: ' ms', atMost: 300 },
    ],
    notes: ['each person misunderstands, goes back, skips and changes an answer now and then'],
  };
}

function measureInjections(): Section {
  const strange = all.map((language) => ({
    language,
    sentences: injections.flatMap((message) => strangeSentences(message, language)).length,
  }));
  const total = strange.reduce((sum, { sentences }) => sum + sentences, 0);
  return {
    columns: ['language', 'messages', 'sentences that are no template'],
    rows: strange.map(({ language, sentences }) => [language, injections.length, sentences]),
    targets: [{ figure: 'sentences that are no template', measured: total, atMost: 0 }],
    notes: ['each message answers every question, as a text, as a value, and as what a CV says'],
  };
}

const sections: Record<string, () => Section | Promise<Section>> = {
  dialogues: measureDialogues,
  injections: measureInjections,
  http: measureHttpTurns,
};
for (const [name, measure] of Object.entries(sections)) {
  const section = await measure();
  console.log(formatSection(name, section));
  if (!section.targets.every(isMet)) process.exitCode = 1;
}
