import { describe, expect, it } from 'vitest';
import { fold, squash } from '../../../shared/words/fold.ts';
import { knownSkill, lexicon, runOfSkills, skillsInSentence } from '../../../shared/words/skill-lexicon.ts';

const written = lexicon.flatMap(({ name, type, aliases }) =>
  [name, ...aliases].map((alias) => ({ alias, name, type })),
);
const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the lexicon', () => {
  it('has every way of writing once, capitals and accents aside', () => {
    expect(repeated(written.map(({ alias }) => fold(alias)))).toEqual([]);
  });

  it('has no two skills that a comparison by letters would take for one', () => {
    expect(repeated(lexicon.map(({ name }) => squash(name)))).toEqual([]);
  });

  it('has no empty name, and none with blanks around it', () => {
    expect(
      written.filter(({ alias }) => alias === '' || alias !== alias.trim().replace(/\s+/g, ' ')),
    ).toEqual([]);
  });

  it('finds each skill by every way of writing it, loud, bare of accents and with wide gaps', () => {
    for (const { alias, name, type } of written)
      for (const text of [alias, alias.toUpperCase(), fold(alias), ` ${alias.replaceAll(' ', '  ')} `])
        expect([text, knownSkill(text)]).toEqual([text, { name, type }]);
  });

  it('knows nothing else', () => {
    for (const text of ['', ' ', 'Kubernetess', 'Java and Rust']) expect(knownSkill(text)).toBeNull();
  });
});

describe('a text', () => {
  it('names what it writes as a name, and no everyday word', () => {
    expect(
      skillsInSentence('Word went round: deployed Google Cloud Platform and PostgreSQL (k8s), with React.'),
    ).toEqual(['Google Cloud Platform', 'PostgreSQL', 'React']);
  });

  it('of names set apart by blanks alone is cut, unless one of them is no skill', () => {
    expect(runOfSkills('Kafka AWS Google Cloud')).toEqual(['Kafka', 'AWS', 'Google Cloud']);
    expect(runOfSkills('Kafka consumer AWS')).toEqual(['Kafka consumer AWS']);
    expect(runOfSkills('Google Cloud Platform')).toEqual(['Google Cloud Platform']);
  });
});
