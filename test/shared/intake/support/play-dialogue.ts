import { type SeededRandom, seededRandom } from '../../../../shared/assessments/seeded-random.ts';
import { beginDialogue } from '../../../../shared/intake/begin-dialogue.ts';
import type { Answer, Dialogue, IntakeJob, Said, Scene, Turn } from '../../../../shared/intake/dialogue.ts';
import { takeFile } from '../../../../shared/intake/go-on.ts';
import { type Slot, slotsOf } from '../../../../shared/intake/slots.ts';
import { takeTurn } from '../../../../shared/intake/take-turn.ts';
import { type IntakeLanguage, languages } from '../../../../shared/intake/words/languages.ts';
import { dayWritten, spoken } from './spoken-answers.ts';

const field = (key: string, label: string, more: object) => ({
  id: `fld_${key.padEnd(26, '0').toUpperCase()}`,
  key,
  label,
  required: false,
  is_knockout: false,
  options: [],
  ...more,
});
const choices = (...labels: string[]) => labels.map((label, at) => ({ value: `choice_${at + 1}`, label }));

/** A job whose form has every type of question. */
export const job = {
  id: 'job_01JD8ZC4G8M9Q3RXW5T7V2B6NK',
  name: 'Nurse',
  application_form: {
    fields: [
      field('licence', 'Driving licence?', { type: 'boolean', required: true }),
      field('shift', 'Shift', {
        type: 'single_select',
        options: choices('Java', 'JavaScript', 'C++'),
        required: true,
      }),
      field('days', 'Days', { type: 'multi_select', options: choices('Alpha', 'Beta', 'Gamma', 'Delta') }),
      field('years', 'Years', { type: 'number', required: true }),
      field('start', 'Start', { type: 'date', required: true }),
      field('why', 'Why us?', { type: 'long_text' }),
      field('certificate', 'Certificate', { type: 'file' }),
    ],
    consent: {
      processing_required: true,
      retention_months: 12,
      privacy_url: 'https://example.com/p',
      ai_notice: null,
    },
  },
  requirements: [
    {
      id: 'rqm_01JD8ZC4G8M9Q3RXW5T7V2B6NK',
      type: 'skill',
      label: 'Wound care',
      importance: 'must_have',
      min_years: null,
      level: null,
      weight: 1,
      knockout: false,
    },
  ],
} as unknown as IntakeJob;

export const sceneIn = (language: IntakeLanguage): Scene => ({
  organization: 'Example Clinic',
  job,
  locale: language,
  today: '2026-11-25',
});

/** What one person wants to answer, and with which words. */
interface Meant {
  value: Answer['value'];
  text: string;
}

function meantFor(
  slot: Slot,
  language: IntakeLanguage,
  random: SeededRandom,
  who: [string, string, string],
): Meant {
  const ways = spoken[language];
  const { pick, whole } = random;
  const put = (way: string, value: string) => way.replace('{}', value);
  const [first, last, city] = who;
  switch (slot.type) {
    case 'boolean': {
      const value = slot.key === 'consent_processing' || random.next() < 0.6;
      return { value, text: pick(value ? ways.yes : ways.no) };
    }
    case 'single_select': {
      const option = pick(slot.options);
      const at = slot.options.indexOf(option) + 1;
      return {
        value: option.value,
        text: random.next() < 0.2 ? String(at) : put(pick(ways.choice), option.label),
      };
    }
    case 'multi_select': {
      const options = random.shuffle(slot.options).slice(0, whole(1, 3));
      return {
        value: options.map(({ value }) => value),
        text: options.map(({ label }) => label).join(ways.and),
      };
    }
    case 'number': {
      const value = pick([2, 5, 12, 3, 25, 40]);
      const word = ways.words[value];
      return { value, text: word && random.next() < 0.3 ? word : put(pick(ways.number), String(value)) };
    }
    case 'date': {
      const value = `2027-${String(whole(1, 12)).padStart(2, '0')}-${String(whole(1, 28)).padStart(2, '0')}`;
      return { value, text: put(pick(ways.date), dayWritten(value, language, random.next() < 0.6)) };
    }
    case 'email': {
      const value = `person${whole(1, 9999)}@example.com`;
      return { value, text: put(pick(ways.email), value) };
    }
    case 'phone': {
      const value = pick(['+49 170 1234567', '+44 20 7946 0958', '06 12 34 56 78', '090-1234-5678']);
      return { value, text: put(pick(ways.phone), value) };
    }
    case 'url':
      return pick([
        { value: 'https://example.com/me', text: 'https://example.com/me' },
        { value: 'https://linkedin.com/in/me', text: 'linkedin.com/in/me' },
      ]);
    case 'file':
      return { value: `att_${slot.key}`, text: '' };
    default:
      if (slot.key === 'first_name') return { value: first, text: put(pick(ways.name), first) };
      if (slot.key === 'last_name') return { value: last, text: put(pick(ways.surname), last) };
      if (slot.key === 'location') return { value: city, text: city };
      return { value: `${city}: ${last}`, text: `${city}: ${last}` };
  }
}

export interface Played {
  language: IntakeLanguage;
  endsWell: boolean;
  turns: number;
  /** Of the slots that the program took an answer for. */
  slots: { key: string; isRight: boolean; said: string }[];
  says: string[];
  milliseconds: number[];
}

/** One simulated person from the first word to the summary, who also misunderstands, goes back, skips and changes their mind. */
export function playDialogue(seed: string, language: IntakeLanguage): Played {
  const random = seededRandom(seed);
  const scene = sceneIn(language);
  const slots = slotsOf(scene);
  const words = languages[language];
  const who = random.pick(spoken[language].people);
  const meant = new Map<string, Meant>();
  const said = new Map<string, string>();
  const milliseconds: number[] = [];
  const says: string[] = [];
  let wentBack = 0;
  const time = (run: () => Turn): Turn => {
    const from = performance.now();
    const turn = run();
    milliseconds.push(performance.now() - from);
    says.push(...turn.says);
    return turn;
  };
  const take = (dialogue: Dialogue, one: Said) => time(() => takeTurn(scene, dialogue, one));
  let turn = time(() => beginDialogue(scene));
  for (let step = 0; step < 100 && !['summary', 'too long', 'stopped'].includes(turn.outcome); step++) {
    const { dialogue } = turn;
    if (dialogue.awaited !== null) {
      const found = random.next() < 0.5 ? { phone: '+49 30 123456', location: 'Leipzig' } : null;
      if (found && dialogue.asked === 'resume')
        for (const [key, value] of Object.entries(found))
          if (!dialogue.answers[key]) meant.set(key, { value, text: value });
      turn = time(() => takeFile(scene, dialogue, { state: 'stored', found }));
      continue;
    }
    const slot = slots.find(({ key }) => key === dialogue.asked);
    if (!slot) break;
    if (dialogue.proposed !== null) {
      const isRight = dialogue.proposed === meant.get(slot.key)?.value;
      turn = take(dialogue, { text: random.pick(isRight ? spoken[language].yes : spoken[language].no) });
      continue;
    }
    const chance = random.next();
    if (chance < 0.04 && !['short_text', 'long_text'].includes(slot.type)) {
      turn = take(dialogue, { text: random.pick(spoken[language].beside) });
      continue;
    }
    if (chance < 0.08 && wentBack < 3) {
      wentBack++;
      turn = take(dialogue, { text: random.pick(words.commands.back) });
      continue;
    }
    if (!slot.required && (chance < 0.25 || (slot.type === 'file' && chance < 0.5))) {
      if (!dialogue.answers[slot.key]) meant.set(slot.key, { value: null, text: 'skip' });
      turn = take(dialogue, { text: random.pick(words.commands.skip) });
      continue;
    }
    const answer = meantFor(slot, language, random, who);
    meant.set(slot.key, answer);
    said.set(slot.key, answer.text);
    turn = take(dialogue, slot.type === 'file' ? { value: String(answer.value) } : { text: answer.text });
  }
  const { answers, turns } = turn.dialogue;
  const same = (one: unknown, other: unknown) =>
    JSON.stringify(Array.isArray(one) ? [...one].sort() : one) ===
    JSON.stringify(Array.isArray(other) ? [...other].sort() : other);
  return {
    language,
    endsWell:
      turn.outcome === 'summary' &&
      slots.every(({ key, required }) => !required || answers[key]?.value != null),
    turns,
    slots: slots.flatMap(({ key }) => {
      const answer = answers[key];
      if (!answer || answer.value === null) return [];
      return [{ key, isRight: same(answer.value, meant.get(key)?.value), said: said.get(key) ?? '' }];
    }),
    says,
    milliseconds,
  };
}

/** The same people for the same number: they take turns in the languages. */
export const playMany = (count: number): Played[] => {
  const names = Object.keys(languages) as IntakeLanguage[];
  return Array.from({ length: count }, (_, at) =>
    playDialogue(`dialogue ${at}`, names[at % names.length] as IntakeLanguage),
  );
};
