/** Simulated people in nine languages; `npm run bench:intake` plays 200 of them. */
import { describe, expect, it } from 'vitest';
import { beginDialogue } from '../../../shared/intake/begin-dialogue.ts';
import { limits } from '../../../shared/intake/dialogue.ts';
import { takeFile } from '../../../shared/intake/go-on.ts';
import { takeTurn } from '../../../shared/intake/take-turn.ts';
import { type IntakeLanguage, languages } from '../../../shared/intake/words/languages.ts';
import { playMany, sceneIn } from './support/play-dialogue.ts';

const all = Object.keys(languages) as IntakeLanguage[];

it('most dialogues end well, and the answers are those that were meant', () => {
  const played = playMany(108);
  const slots = played.flatMap((one) => one.slots);
  const right = slots.filter(({ isRight }) => isRight).length / slots.length;
  expect(slots.length).toBeGreaterThan(1000);
  expect(played.filter(({ endsWell }) => endsWell).length / played.length).toBeGreaterThanOrEqual(0.95);
  expect(right, JSON.stringify(slots.filter(({ isRight }) => !isRight))).toBeGreaterThanOrEqual(0.98);
});

describe('the first words', () => {
  it.each(all)('say in %s that it is a program, and ask for consent before anything else', (language) => {
    const { dialogue, says } = beginDialogue(sceneIn(language));
    expect(says[0]).toContain('Example Clinic');
    expect(says.at(-1)).toBe(languages[language].consent('Example Clinic'));
    expect(dialogue.asked).toBe('consent_processing');
  });

  it('nothing follows a refused consent', () => {
    const scene = sceneIn('en');
    const refused = takeTurn(scene, beginDialogue(scene).dialogue, { text: 'no' });
    expect(refused.says).toEqual([languages.en.consentNeeded]);
    expect(refused.dialogue.asked).toBe('consent_processing');
    expect(takeTurn(scene, refused.dialogue, { text: 'skip' }).says).toEqual([languages.en.cannotSkip]);
  });
});

describe('the commands', () => {
  it.each(all)('of %s work in every chat', (language) => {
    const { commands } = languages[language];
    for (const locale of all) {
      const scene = sceneIn(locale);
      const begun = { ...beginDialogue(scene).dialogue, asked: 'last_name' };
      const say = (text: string) => takeTurn(scene, begun, { text });
      for (const word of commands.stop) expect(say(`${word}!`).outcome, word).toBe('stopped');
      for (const word of commands.human) expect(say(word.toUpperCase()).outcome, word).toBe('human');
      for (const word of commands.back) expect(say(word).dialogue.asked, word).toBe('first_name');
      for (const word of commands.skip) expect(say(`“${word}”`).dialogue.asked, word).toBe('email');
    }
  });

  it('are whole messages: an answer may have the word', () => {
    const scene = sceneIn('en');
    const begun = { ...beginDialogue(scene).dialogue, asked: 'answers.why' };
    const said = takeTurn(scene, begun, { text: 'I would never stop learning' });
    expect(said.dialogue.answers['answers.why']?.value).toBe('I would never stop learning');
  });
});

describe('a day', () => {
  const scene = sceneIn('en');
  const asked = { ...beginDialogue(scene).dialogue, asked: 'answers.start' };

  it('that is read of words is confirmed first', () => {
    const read = takeTurn(scene, asked, { text: '03/04/2027' });
    expect(read.says).toEqual([languages.en.isThisDate('March 4, 2027')]);
    expect(read.dialogue.answers['answers.start']).toBeUndefined();
    expect(takeTurn(scene, read.dialogue, { text: 'yes' }).dialogue.answers['answers.start']?.value).toBe(
      '2027-03-04',
    );
    expect(takeTurn(scene, read.dialogue, { text: 'no' }).dialogue.proposed).toBeNull();
  });

  it.each(['immediately', 'From May 2027', 'May 2019 and June 2021 at 3 firms', '31 February 2027'])(
    'is not read of "%s"',
    (text) => expect(takeTurn(scene, asked, { text }).dialogue.proposed).toBeNull(),
  );
});

describe('the limits', () => {
  const scene = sceneIn('en');
  it('60 messages', () => {
    let { dialogue } = beginDialogue(scene);
    for (let at = 0; at < limits.turns; at++) {
      const turn = takeTurn(scene, { ...dialogue, repeats: 0 }, { text: 'hm' });
      expect(turn.outcome).toBe('goes on');
      dialogue = turn.dialogue;
    }
    expect(takeTurn(scene, dialogue, { text: 'yes' }).outcome).toBe('too long');
  });

  it('30 questions asked again', () => {
    let { dialogue } = beginDialogue(scene);
    for (let at = 0; at < limits.repeats; at++) dialogue = takeTurn(scene, dialogue, { text: 'hm' }).dialogue;
    expect(takeTurn(scene, dialogue, { text: 'yes' }).outcome).toBe('too long');
  });

  it('60,000 characters of answers', () => {
    const why = 'a'.repeat(2000);
    const full = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`k${at}`, { value: why, from: 'person' as const }]),
    );
    const asked = { ...beginDialogue(scene).dialogue, answers: full, asked: 'answers.why' };
    expect(takeTurn(scene, asked, { text: why }).says).toEqual([languages.en.tooLong]);
  });
});

describe('a CV', () => {
  const scene = sceneIn('en');
  const begun = beginDialogue(scene).dialogue;
  const uploaded = takeTurn(scene, { ...begun, asked: 'resume' }, { value: 'att_1' });

  it('is awaited, and fills in what is open and valid', () => {
    expect(uploaded).toMatchObject({ outcome: 'waits', dialogue: { awaited: 'att_1' } });
    const found = {
      phone: '+49 30 123456',
      location: 'Leipzig',
      link: 'no link',
      email: 'other@example.com',
    };
    const known = {
      ...uploaded.dialogue,
      answers: { email: { value: 'me@example.com', from: 'person' as const } },
    };
    const { dialogue, says, shows } = takeFile(scene, known, { state: 'stored', found });
    expect(shows).toEqual(['phone', 'location']);
    expect(says).toEqual([languages.en.filled, languages.en.link]);
    expect(dialogue.answers.email?.value).toBe('me@example.com');
    expect(dialogue.answers.phone).toEqual({ value: '+49 30 123456', from: 'cv' });
  });

  it('that is not accepted is asked for again', () => {
    const { dialogue, says } = takeFile(scene, uploaded.dialogue, { state: 'refused' });
    expect([dialogue.asked, dialogue.answers.resume, says]).toEqual([
      'resume',
      undefined,
      [languages.en.badFile],
    ]);
  });
});
