import { describe, expect, it } from 'vitest';
import { yearsIn } from '../../../shared/fit/duration.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { namesIn } from '../../../shared/fit/requirement-words.ts';
import { profileOf, requirementOf } from './support/profiles.ts';

describe('years of experience in all', () => {
  /** The short post has every word that a label is wrapped in, and no year is counted for having them. */
  const nurse = profileOf({
    work: [
      { position: 'Senior nurse', months: 144 },
      {
        position: 'Nurse',
        highlights: ["Took care of twelve patients over 5 shifts: work de día, di notte, d'urgence, 経験."],
        months: 10,
      },
    ],
  });

  it.each([
    ['5 years of experience'],
    ['5+ years of experience'],
    ['3-5 years of experience'],
    ['Over 5 years of work'],
    ['5 years of hands-on experience'],
    ['A minimum of 5 years of professional experience'],
    ['At least 5 years of relevant work experience'],
    ["5 years' full-time work experience"],
    ['5 Jahre Berufserfahrung'],
    ['Mindestens 5 Jahre einschlägige Berufserfahrung'],
    ['Mindestens 5-jährige Berufserfahrung'],
    ['5 Jahre Praxis'],
    ["5 ans d'expérience"],
    ['Au moins 5 ans d’expérience professionnelle'],
    ['5 años de experiencia'],
    ['Al menos 5 años de experiencia laboral'],
    ['5 anni di esperienza'],
    ['Almeno 5 anni di esperienza lavorativa'],
    ['5 anos de experiência'],
    ['Pelo menos 5 anos de experiência profissional'],
    ['5 jaar ervaring'],
    ['Minimaal 5 jaar relevante werkervaring'],
    ['5 lat doświadczenia'],
    ['Minimum 5 lat doświadczenia zawodowego'],
    ['5年以上の実務経験'],
    // No field is named by words that could be said of any.
    ['5 years in a similar role'],
    ['5 years of progressive experience in a related field required'],
    ['5 years of experience in the industry'],
    ['Mehr als 5 Jahre Erfahrung in vergleichbarer Position'],
    ['Mind. 5 Jahre Praxiserfahrung'],
    ['Plus de 5 ans d’expérience sur un poste similaire'],
    ['Más de 5 años de experiencia en puesto similar'],
    ['Experiencia mínima de 5 años'],
    ['Esperienza pregressa di almeno 5 anni in ruolo analogo'],
    ['Mais de 5 anos de experiência na função'],
    ['Ten minste 5 jaar ervaring in een vergelijkbare functie'],
    ['Min. 5 lat doświadczenia na podobnym stanowisku'],
    ['同様の職種で5年以上の経験'],
  ])('are those of all posts: %s', (label) => {
    const [criterion] = judgeFit([requirementOf('experience', label, { min_years: 5 })], nurse).criteria;
    expect(criterion).toMatchObject({
      outcome: 'met',
      confidence: 0.95,
      reasoning: 'The CV shows 12 years and 10 months of work in all, of 5 years asked.',
    });
  });

  it('are unknown where the label has no number', () => {
    for (const label of ['Several years of experience', 'Mehrere Jahre Berufserfahrung', 'Work experience'])
      expect(judgeFit([requirementOf('experience', label)], nurse).criteria[0]?.outcome, label).toBe(
        'unknown',
      );
  });
});

describe('what a label names', () => {
  it.each([
    ['3 years of social work', 'social work'],
    ['Social work experience', 'social work'],
    ['Derecho laboral', 'derecho laboral'],
    ['3 años de experiencia laboral en ventas', 'ventas'],
    ['Over the counter sales', 'over the counter sales'],
    ["5 years' work experience in sales", 'sales'],
    ['5 Jahre Erfahrung in der Pflege', 'pflege'],
    ['5 ans d’expérience en tant qu’infirmier', 'infirmier'],
    ['5 años de experiencia como enfermera', 'enfermera'],
    ['5 lat doświadczenia w sprzedaży', 'sprzedazy'],
    ['Javaの実務経験3年以上', 'java'],
    ['At least 18 months of Java', 'java'],
    ['two years of Java', 'java'],
    ['5 years of Java development', 'java'],
    ['3 Jahre Java-Entwicklung', 'java'],
    ['3 años de desarrollo en Java', 'java'],
    ['5 years of software development', 'software development'],
    ['5 years of leadership development', 'leadership development'],
    ['看護師としての経験5年以上', '看護師'],
    ['Maîtrise d’Excel', 'excel'],
    ['Point of sale', 'point of sale'],
    ['Working at heights', 'heights'],
    ['5 years as a software engineer or in a similar role', 'software engineer'],
    ['Mehr als 5 Jahre in der IT', 'it'],
    ['Field sales', 'field sales'],
    ['Role-playing', 'role-playing'],
    ['Mind mapping', 'mind mapping'],
  ])('is found between the words around it: %s', (label, name) =>
    expect(namesIn(label).names).toEqual([name]),
  );
});

describe('a duration', () => {
  it.each([
    ['Mindestens 5-jährige Berufserfahrung', 5],
    ['1 Jahr Erfahrung', 1],
    ['3-5 years', 3],
    ['1,5 Jahre', 1.5],
    ['3-letnie doświadczenie', 3],
    ['At least 18 months of', 1.5],
    ['10 months', 0.83],
    ['120 months', 10],
    ['6 Monate', 0.5],
    ['18-monatige Erfahrung', 1.5],
    ['18 mois', 1.5],
    ['6 meses', 0.5],
    ['6 mesi', 0.5],
    ['6 maanden', 0.5],
    ['6 miesięcy', 0.5],
    ['6か月以上', 0.5],
    ['over two years of', 2],
    ['A two-year', 2],
    ['Two (2) years', 2],
    ['2 (two) years', 2],
    ['Three to five years', 3],
    ['Six months', 0.5],
    ['Drei Jahre', 3],
    ['Zweijährige Erfahrung', 2],
    ['Deux ans', 2],
    ['Cinco años o más', 5],
    ['Sette anni', 7],
    ['Um ano', 1],
    ['Vier jaar', 4],
    ['Pięć lat', 5],
    ['三年以上', 3],
  ])('is so many years: %s', (label, years) => {
    expect(yearsIn(label)).toBe(years);
    expect(namesIn(`${label} Cobol`).names).toEqual(['cobol']);
  });

  it('is that of work, and not the age of a firm', () =>
    expect(yearsIn('A firm of 75 years asks for 5 years of work')).toBe(5));

  it.each([
    ['Since 2020'],
    ['2020年'],
    ['60.5 years'],
    ['100 years of history'],
    ["1'200 years"],
    ['fifteen years'],
    ['十三年'],
    ['Often years'],
    ['5 lateral moves'],
  ])('is none: %s', (label) => expect(yearsIn(label)).toBeNull());
});

it('a label of words that say nothing takes its time no more than another', () => {
  expect(namesIn(`${'na '.repeat(99)}sql`).names).toEqual([`${'na '.repeat(99)}sql`]);
  expect(namesIn('previa '.repeat(42)).names).toEqual([]);
});

const words = (list: string) => list.split('|');

describe('either of two skills', () => {
  it.each(
    words(
      'or|oder|ou|o|lub|albo|and/or|and / or|und/oder|und / oder|et/ou|et / ou|y/o|y / o|e/o|e / o|en/of|en / of|i/lub|i / lub',
    ),
  )('is joined by %s', (word) => {
    expect(namesIn(`Kotlin ${word} Scala`)).toEqual({ names: ['kotlin', 'scala'], any: true });
  });
  it('is joined by または', () => {
    expect(namesIn('KotlinまたはScala')).toEqual({ names: ['kotlin', 'scala'], any: true });
  });
});

it.each(words('and|und|et|y|e|i|&|,|;|、|・'))('both of two skills are joined by %s', (word) => {
  expect(namesIn(`Kotlin ${word} Scala`)).toEqual({ names: ['kotlin', 'scala'], any: false });
});

const wrapping =
  'several years|many years|mehrere Jahre|einige Jahre|plusieurs années|varios años|diversi anni|meerdere jaren|kilka lat|wiele lat|' +
  'proven|solid|strong|good|very good|excellent|deep|sound|broad|basic|advanced|practical|professional|working|hands-on|demonstrable|' +
  'first|some|relevant|commercial|full-time|part-time|experience|experienced|knowledge|proficiency|proficient|familiarity|familiar|' +
  'expertise|understanding|command|skill|skills|ability|fluency|background|competence|you have|you know|must have|nice to have|' +
  'in the use of|working with|including|incl.|inkl.|einschließlich|y compris|incluyendo|incluso|incluindo|at least|minimum|more than|' +
  'mehr als|wenigstens|mind.|plus de|más de|più di|mais de|meer dan|ten minste|minstens|ponad|co najmniej|min.|Erfahrung|Erfahrungen|' +
  'Berufserfahrung|Kenntnisse|fundierte|sehr gute|gute|erste|sicherer Umgang|Umgang|mindestens|mehrjährige|einschlägige|einschlägiger|' +
  'relevante|relevanter|professionnelle|professionnelles|connaissance|connaissances|maîtrise|bonne|solide|au moins|experiencia laboral|' +
  'experiencia profesional|esperienza lavorativa|esperienza professionale|experiência profissional|work experience|experiencias|' +
  'conocimiento|conocimientos|dominio|al menos|esperienze|conoscenza|conoscenze|almeno|conhecimento|conhecimentos|pelo menos|ervaring|' +
  'werkervaring|kennis|minimaal|goede|doświadczenie|zawodowe|znajomość|znajomości|dobra';
it.each(words(wrapping))('is no name: %s', (word) => {
  expect(namesIn(`${word} Kotlin`).names).toEqual(['kotlin']);
});

it.each(
  words(
    'with|in|of|at|using|on|as|for|mit|im|von|als|avec|en|de|con|di|com|em|met|van|w|z|como|come|comme|jako|a|an|the|der|die|das|du|des|la|le|les|del|della|nel|do|da|ze',
  ),
)('does not begin a name: %s', (word) =>
  expect(namesIn(`knowledge ${word} Kotlin`).names).toEqual(['kotlin']),
);

it.each(
  words(
    'development|programming|coding|engineering|Entwicklung|Programmierung|développement|programmation|desarrollo|programación|sviluppo|programmazione|desenvolvimento|programação|ontwikkeling|programowanie|programowania',
  ),
)('is work with a tool: %s', (craft) => {
  expect(namesIn(`Kotlin ${craft}`).names).toEqual(['kotlin']);
  expect(namesIn(`${craft} Kotlin`).names).toEqual(['kotlin']);
});
