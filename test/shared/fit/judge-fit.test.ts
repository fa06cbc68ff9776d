import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { type JudgedProfile, withoutIdentity } from '../../../shared/fit/judged-profile.ts';
import type { Requirement } from '../../../shared/fit/verdict.ts';
import { certificatesOf, educationOf, languagesOf, profileOf, requirementOf } from './support/profiles.ts';

const criterionOf = (requirement: Requirement, profile: Profile) => {
  const [criterion] = judgeFit([requirement], profile).criteria;
  if (!criterion) throw new Error('no criterion');
  return criterion;
};
const judged = (requirement: Requirement, profile: Profile) => {
  const { outcome, score } = criterionOf(requirement, profile);
  return [outcome, score];
};

describe('a skill', () => {
  const skill = (label: string) => requirementOf('skill', label);
  const profile = profileOf({
    skills: ['TypeScript', 'React', 'MS Excel', 'C++'],
    work: [{ position: 'Engineer', highlights: ['Moved fourteen services to Kubernetes.'] }],
  });

  it.each([
    ['TypeScript'],
    ['typescript'],
    ['Strong knowledge of TypeScript'],
    ['Sehr gute Kenntnisse in React'],
    ['Experience with Kubernetes'],
    ['Excel'],
    ['React or Vue'],
    ['TypeScript, React and Kubernetes'],
    ['C++'],
  ])('is met: %s', (label) => expect(judged(skill(label), profile)).toEqual(['met', 1]));

  it.each([['Java'], ['C'], ['Vue or Angular'], ['Go']])('is not met: %s', (label) =>
    expect(judged(skill(label), profile)).toEqual(['not_met', 0]),
  );

  it('is half met by a listed skill that is a part of it', () => {
    expect(judged(skill('MS Excel 2019'), profile)).toEqual(['partially_met', 0.5]);
    expect(judged(skill('TypeScript decorators'), profile)).toEqual(['partially_met', 0.5]);
    // Two letters are a part of too many names.
    const short = profileOf({ skills: ['QA', 'Jira'] });
    expect(judged(skill('QA automation planning'), short)).toEqual(['not_met', 0]);
  });

  it('that is the title of a post is half met by the title with fewer words, of either gender', () => {
    const listed = profileOf({ skills: ['Buchhalterin'] });
    for (const label of ['Leitender Buchhalter', 'Buchhalter Konzern'])
      expect(judged(skill(label), listed), label).toEqual(['partially_met', 0.5]);
  });

  it('is found by any of its names', () => {
    const written = profileOf({ skills: ['k8s', 'JS'], work: [{ highlights: ['Ran Postgres clusters.'] }] });
    for (const label of ['Kubernetes', 'JavaScript', 'PostgreSQL'])
      expect(judged(skill(label), written), label).toEqual(['met', 1]);
  });

  it('keeps a name whose words usually wrap one', () => {
    const aid = profileOf({ skills: ['First Aid', 'Aid programmes'] });
    expect(criterionOf(skill('First Aid'), aid).evidence[0]?.path).toBe('skills[0]');
    expect(judged(skill('First Aid'), profileOf({ skills: ['Aid programmes'] }))).toEqual(['not_met', 0]);
  });

  it('that is an everyday word is met by a list, not by a sentence', () => {
    const text = profileOf({ work: [{ highlights: ['Made processes go faster.'] }] });
    expect(judged(skill('Go'), text)).toEqual(['not_met', 0]);
    expect(judged(skill('Go'), profileOf({ skills: ['Golang'] }))).toEqual(['met', 1]);
  });

  it('counts as the share of several that the CV names', () => {
    expect(judged(skill('TypeScript, React and Redux'), profile)).toEqual(['partially_met', 0.66]);
    expect(judged(skill('TypeScript, Vue and Redux'), profile)).toEqual(['not_met', 0]);
  });

  it('is surer where it is listed than where a text mentions it, and least where it is missing', () => {
    const confidences = ['TypeScript', 'Kubernetes', 'Java'].map(
      (label) => criterionOf(skill(label), profile).confidence,
    );
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
    expect(new Set(confidences).size).toBe(3);
  });

  it('cites its path in the profile and its line', () => {
    expect(criterionOf(skill('TypeScript'), profile).evidence).toEqual([
      { path: 'skills[0]', quote: 'TypeScript, React, MS Excel, C++', page: 1 },
    ]);
    expect(criterionOf(skill('Kubernetes'), profile).evidence).toEqual([
      { path: 'work[0].highlights[0]', quote: 'Moved fourteen services to Kubernetes.', page: 1 },
    ]);
  });

  it('is unknown of a CV with neither skills nor work', () => {
    expect(judged(skill('TypeScript'), profileOf())).toEqual(['unknown', null]);
  });

  describe('with years', () => {
    const years = (label: string, min_years: number | null = null) =>
      requirementOf('skill', label, { min_years });
    const worked = profileOf({
      skills: ['SQL'],
      work: [
        { position: 'TypeScript developer', months: 40 },
        { position: 'Clerk', months: 80 },
      ],
    });

    it('is as much as the posts that name it', () => {
      expect(judged(years('5+ years TypeScript', 5), worked)).toEqual(['partially_met', 0.66]);
      expect(judged(years('TypeScript (3 years)'), worked)).toEqual(['met', 1]);
      expect(judged(years('TypeScript', 7), worked)).toEqual(['not_met', 0]);
    });

    it('is half met by a list alone', () => {
      expect(judged(years('5+ years TypeScript', 5), profileOf({ skills: ['TypeScript'] }))).toEqual([
        'partially_met',
        0.5,
      ]);
      expect(judged(years('5 years SQL'), worked)).toEqual(['partially_met', 0.5]);
    });

    it('is missing where a skill without years is', () => {
      expect(criterionOf(years('5 years Kotlin'), worked)).toMatchObject({
        outcome: 'not_met',
        confidence: 0.6,
        reasoning: 'The CV does not name Kotlin.',
      });
      expect(judged(years('5 years Kotlin'), profileOf())).toEqual(['unknown', null]);
    });
  });

  it('has the result as a sentence', () => {
    expect(criterionOf(skill('React and Redux'), profile).reasoning).toBe(
      'The CV names React. The CV does not name Redux.',
    );
  });
});

describe('experience', () => {
  const profile = profileOf({
    skills: ['Java', 'SAP'],
    work: [
      { position: 'Java developer', months: 40 },
      { position: 'Tester', highlights: ['Wrote tests.'], months: 20 },
    ],
  });
  const years = (label: string, min_years: number | null = null) =>
    requirementOf('experience', label, { min_years });

  it('is the sum of all posts where no field is named', () => {
    expect(judged(years('5 years of experience'), profile)).toEqual(['met', 1]);
    expect(judged(years('Professional experience', 8), profile)).toEqual(['partially_met', 0.62]);
    expect(judged(years('Mindestens 12 Jahre Berufserfahrung'), profile)).toEqual(['not_met', 0]);
  });

  it('is the sum of the posts that name the field', () => {
    expect(judged(years('3+ years Java'), profile)).toEqual(['met', 1]);
    expect(judged(years('Java', 5), profile)).toEqual(['partially_met', 0.66]);
  });

  it('is half met where the field is a skill of no dated post', () => {
    expect(judged(years('4 years SAP'), profile)).toEqual(['partially_met', 0.5]);
  });

  it('of no years is the skill, or any work', () => {
    expect(judged(requirementOf('skill', 'SAP', { min_years: 0 }), profile)).toEqual(['met', 1]);
    expect(judged(years('0-1 years in sales'), profile)).toEqual(['met', 1]);
  });

  it('is asked of each part at the years that stand with it', () => {
    const both = profileOf({
      work: [
        { position: 'Java developer', months: 60 },
        { position: 'Python developer', months: 36 },
      ],
    });
    expect(judged(years('5 years Java, 3 years Python'), both)).toEqual(['met', 1]);
    expect(judged(years('5 years Java, 3 years Python', 5), both)).toEqual(['met', 1]);
    expect(judged(years('5 years Java, 6 years Python'), both)).toEqual(['partially_met', 0.5]);
    // The years of the requirement are others than those of its label: they apply to each.
    expect(judged(years('5 years Java, 3 years Python', 6), both)).toEqual(['partially_met', 0.5]);
  });

  it('is half met where the posts that name the field have no dates', () => {
    const undated = profileOf({ work: [{ position: 'Java developer', months: null }] });
    const { outcome, score, reasoning } = criterionOf(years('3 years Java'), undated);
    expect([outcome, score]).toEqual(['partially_met', 0.5]);
    expect(reasoning).toBe('The CV names Java, in posts without dates.');
  });

  describe('with several fields', () => {
    const both = profileOf({
      work: [
        { position: 'Java developer', months: 50 },
        { position: 'Kotlin developer', months: 24 },
        { position: 'Waiter', months: 26 },
      ],
    });
    const said = (label: string) => {
      const { outcome, score, reasoning } = criterionOf(years(label), both);
      return [outcome, score, reasoning];
    };

    it('is as much as there is of the one with least', () => {
      expect(said('4 years of Java and Kotlin')).toEqual([
        'partially_met',
        0.5,
        'Posts that name Kotlin add up to 2 years, of 4 years asked.',
      ]);
      expect(said('5 years of Java, Kotlin')[0]).toBe('not_met');
      expect(said('2 years of Java and Kotlin')).toEqual([
        'met',
        1,
        'Posts that name Java add up to 4 years and 2 months, of 2 years asked. Posts that name Kotlin add up to 2 years, of 2 years asked.',
      ]);
    });

    it('is unknown where one of them is nowhere, and another is there', () => {
      expect(said('4 years of Java and Rust')).toEqual([
        'unknown',
        null,
        'No post or skill names Rust; which of the 8 years and 4 months of work count is open.',
      ]);
      expect(said('5 years of Kotlin and Rust')[0]).toBe('not_met');
    });

    it('is the sum of the posts that name either, where one will do', () => {
      expect(said('6 years of Java or Kotlin')).toEqual([
        'met',
        1,
        'Posts that name Java or Kotlin add up to 6 years and 2 months, of 6 years asked.',
      ]);
      expect(said('4 years of Java or Rust')).toEqual([
        'met',
        1,
        'Posts that name Java add up to 4 years and 2 months, of 4 years asked.',
      ]);
    });

    it('cites each post once', () => {
      const profile = profileOf({ work: [{ position: 'Java and Kotlin developer', months: 50 }] });
      expect(criterionOf(years('2 years of Java and Kotlin'), profile).evidence).toEqual([
        { path: 'work[0].duration_months', quote: 'Java and Kotlin developer, Harbour Clinic', page: 1 },
      ]);
    });
  });

  it('is unknown where the field is nowhere, though there is work enough in all', () => {
    for (const label of [
      '5 years in logistics',
      '5+ years of Kotlin',
      '5 years as a pilot',
      '10 years of law',
      '5 years in the automotive industry',
    ])
      expect(judged(years(label), profile), label).toEqual(['unknown', null]);
    expect(criterionOf(years('5+ years of Kotlin'), profile).reasoning).toBe(
      'No post or skill names Kotlin; which of the 5 years of work count is open.',
    );
    const undated = profileOf({ work: [{ position: 'Nurse' }] });
    expect(judged(years('5 years of Kotlin'), undated)).toEqual(['unknown', null]);
  });

  it('is not met in any field where all work together is less than half of it', () => {
    const criterion = criterionOf(years('11 years in logistics'), profile);
    expect(criterion).toMatchObject({ outcome: 'not_met', score: 0, confidence: 0.95 });
    expect(criterion.reasoning).toBe('The CV shows 5 years of work in all, of 11 years asked.');
    expect(criterion.evidence.map(({ path }) => path)).toEqual([
      'work[0].duration_months',
      'work[1].duration_months',
    ]);
  });

  it('is work alone: years of education count for nothing', () => {
    const schools = educationOf('bachelor', 'doctorate').map((school) => ({
      ...school,
      start_date: '2005',
      end_date: '2014',
    }));
    const studied = { ...profile, education: schools };
    expect(judged(years('Professional experience', 8), studied)).toEqual(['partially_met', 0.62]);
    expect(judged(years('5 years'), profileOf({ education: schools }))).toEqual(['unknown', null]);
  });

  it('is unknown without dates', () => {
    expect(judged(years('5 years'), profileOf({ work: [{ position: 'Nurse' }] }))).toEqual(['unknown', null]);
  });
});

describe('education', () => {
  const level = (label: string, named: string | null = null) =>
    requirementOf('education', label, { level: named });

  it('is judged by the highest level', () => {
    const profile = profileOf({ education: educationOf('secondary', 'bachelor') });
    expect(judged(level('BSc or higher'), profile)).toEqual(['met', 1]);
    expect(judged(level('A degree', 'bachelor'), profile)).toEqual(['met', 1]);
    expect(judged(level('Master of Science'), profile)).toEqual(['partially_met', 0.5]);
    expect(judged(level('PhD'), profile)).toEqual(['not_met', 0]);
  });

  it.each([
    ["Bachelor's or Master's degree"],
    ["Master's or Bachelor's degree"],
    ['Bachelor oder Master'],
    ['BSc/MSc'],
    ['Bachelor/Master'],
    ['Master / Bachelor'],
    ['Bachelor/ Master'],
    ['Bachelor /Master'],
    ['Licence ou Master'],
    ["Bachelor's degree (Master's preferred)"],
    ['PhD preferred, Bachelor required'],
    ['Bachelor’s degree'],
  ])('is asked at the lowest level that will do: %s', (label) =>
    expect(judged(level(label), profileOf({ education: educationOf('bachelor') }))).toEqual(['met', 1]),
  );

  it.each([
    ['Bac+5 (Master)', 'master'],
    ['Master ou Bac+5', 'master'],
    ['Licence (bac +3)', 'bachelor'],
    ["Bachelor's degree in Accounting; CPA required", 'bachelor'],
    ['MBA (CFA a plus)', 'master'],
    ["Bachelor's degree in Nursing, Vocational Education, or Medicine", 'bachelor'],
    ["Master's degree in psychology (diploma or equivalent)", 'master'],
    ['Doctor of Medicine, ACLS certificate', 'doctorate'],
    ['GCE O Level', 'secondary'],
  ])('is not lowered by the words next to a degree: %s asks for %s', (label, wanted) => {
    const { reasoning } = criterionOf(level(label), profileOf({ education: educationOf('secondary') }));
    expect(reasoning).toMatch(
      new RegExp(`^The highest level in the CV(?: in [a-z ]+)? is secondary; ${wanted} was asked\\.$`),
    );
  });

  it.each([['Laurea magistrale'], ["Master's degree certificate"], ['Bachelor and Master']])(
    'is not lowered by words of one degree, or by one that is asked as well: %s',
    (label) =>
      expect(judged(level(label), profileOf({ education: educationOf('bachelor') }))).toEqual([
        'partially_met',
        0.5,
      ]),
  );

  it('is unknown where the CV or the requirement names no level', () => {
    expect(judged(level('BSc'), profileOf())).toEqual(['unknown', null]);
    expect(judged(level('A good head'), profileOf({ education: educationOf('master') }))).toEqual([
      'unknown',
      null,
    ]);
  });
});

describe('a language', () => {
  const profile = profileOf({
    languages: languagesOf(['Dutch', 'nl', 'B1'], ['English', 'en', 'C1'], ['German', 'de', null]),
  });
  const language = (label: string, level: string | null = null) =>
    requirementOf('language', label, { level });

  it.each([
    ['English', null, 'met', 1],
    ['Fluent English', null, 'met', 1],
    ['Englisch', 'B2', 'met', 1],
    ['Dutch', 'B2', 'partially_met', 0.5],
    ['Dutch', 'native', 'not_met', 0],
    ['German', 'B2', 'partially_met', 0.5],
    ['German', null, 'met', 1],
    ['French', null, 'not_met', 0],
    ['Klingon', null, 'unknown', null],
  ] as const)('%s at %s is %s', (label, level, outcome, score) =>
    expect(judged(language(label, level), profile)).toEqual([outcome, score]),
  );

  describe('and another', () => {
    const listed = profileOf({ languages: languagesOf(['English', 'en', 'C1'], ['Spanish', 'es', 'B1']) });

    it.each([
      ['Fluent English and German', 'partially_met', 0.5],
      ['English B2, German C1', 'partially_met', 0.5],
      ['English B2, Spanish B2', 'partially_met', 0.5],
      ['English and Spanish B2', 'partially_met', 0.5],
      ['Fluent English and Spanish', 'partially_met', 0.5],
      ['Fluent English and intermediate Spanish', 'met', 1],
      ['Spanish and fluent English', 'met', 1],
      ['English C1, Spanish', 'met', 1],
      ['English, Spanish: fluent', 'partially_met', 0.5],
      ['Inglés C1 y español B1', 'met', 1],
      ['C1 en inglés y B2 en español', 'partially_met', 0.5],
      ['Engels C1 en Spaans B2', 'partially_met', 0.5],
      ['English or German', 'met', 1],
      ['German or English', 'met', 1],
      ['German or Spanish B2', 'partially_met', 0.5],
      ['Duits of Engels', 'met', 1],
      ['German and/or English', 'met', 1],
      ['Good command of English and German', 'partially_met', 0.5],
      ['German or French', 'not_met', 0],
    ] as const)('is judged: %s', (label, outcome, score) =>
      expect(judged(language(label), listed)).toEqual([outcome, score]),
    );

    it('applies the separate level to each language', () => {
      expect(judged(language('English and Spanish', 'B2'), listed)).toEqual(['partially_met', 0.5]);
      expect(judged(language('Fluent', 'Spanish'), listed)).toEqual(['not_met', 0]);
      expect(judged(language('Languages', 'English C1, Spanish B1'), listed)).toEqual(['met', 1]);
    });

    it('reports each', () => {
      expect(criterionOf(language('English and German'), listed).reasoning).toBe(
        'The CV lists English. The languages of the CV do not include German.',
      );
      const { reasoning, evidence } = criterionOf(language('English C1, Spanish B1'), listed);
      expect(reasoning).toBe(
        'The CV gives English at about C1; C1 was asked. The CV gives Spanish at about B1; B1 was asked.',
      );
      expect(evidence.map(({ path }) => path)).toEqual(['languages[0]', 'languages[1]']);
    });
  });

  it('that the CV is written in, and does not list, is unknown', () => {
    const foreign = profileOf({ languages: languagesOf(['Spanish', 'es', 'B1']) });
    const outcomeIn = (writtenIn: string | null, label: string) =>
      judgeFit([language(label)], foreign, writtenIn).criteria[0];
    expect(outcomeIn('en', 'English C1')).toMatchObject({
      outcome: 'unknown',
      score: null,
      reasoning: 'The CV is written in English and does not list it.',
    });
    expect(outcomeIn('en', 'German')?.outcome).toBe('not_met');
    expect(outcomeIn('es', 'Spanish C1')?.outcome).toBe('not_met');
    expect(outcomeIn(null, 'English C1')?.outcome).toBe('not_met');
  });

  it('is unknown where the CV lists none', () => {
    expect(judged(language('English'), profileOf())).toEqual(['unknown', null]);
  });
});

describe('certificates and licenses', () => {
  it.each(['certification', 'license'] as const)('are found by name: %s', (type) => {
    const profile = profileOf({ certificates: certificatesOf('AWS Certified Developer') });
    expect(judged(requirementOf(type, 'AWS Certified Developer'), profile)).toEqual(['met', 1]);
    expect(judged(requirementOf(type, 'Scrum Master'), profile)).toEqual(['not_met', 0]);
    expect(judged(requirementOf(type, 'Scrum Master'), profileOf({ skills: ['x'] }))).toEqual([
      'unknown',
      null,
    ]);
  });
});

describe('free text', () => {
  it('is judged by the skills of the lexicon that it names', () => {
    const profile = profileOf({ skills: ['TypeScript'] });
    expect(judged(requirementOf('other', 'You write TypeScript every day'), profile)).toEqual(['met', 1]);
    expect(judged(requirementOf('other', 'You know Kubernetes inside out'), profile)).toEqual(['not_met', 0]);
    expect(judged(requirementOf('other', 'You are kind'), profile)).toEqual(['unknown', null]);
  });
});

describe('what is never judged', () => {
  const everything = profileOf({
    skills: ['Rotterdam', 'female', 'available', 'male nursing'],
    work: [{ position: 'Woman in tech, 35', highlights: ['EU citizen'] }],
  });

  it.each([
    ['location', 'Lives in Rotterdam'],
    ['work_authorization', 'EU citizen'],
    ['availability', 'Available at once'],
    ['skill', 'female'],
    ['other', 'Male under 35'],
    ['skill', 'Woman'],
    ['experience', 'Young team player'],
    ['other', 'Verheiratet'],
    ['other', 'Nationality: Dutch'],
  ] as const)('%s: %s is unknown', (type, label) =>
    expect(judged(requirementOf(type, label), everything)).toEqual(['unknown', null]),
  );

  it.each(['Single sign-on', 'Race conditions', 'Object orientation', 'Photo editing'])(
    'a trade’s own word is none of it: %s',
    (label) =>
      expect(criterionOf(requirementOf('skill', label), everything).reasoning).not.toContain(
        'nobody is judged',
      ),
  );

  it('is not in the input of a judge', () => {
    const told = profileOf({
      skills: ['Nursing'],
      work: [{ position: 'Nurse' }],
      education: educationOf('bachelor'),
    });
    const seen = JSON.stringify(strip(withoutIdentity(told, null))).toLowerCase();
    for (const hidden of ['jane', 'miller', 'harbour clinic', 'a school']) expect(seen).not.toContain(hidden);
  });
});

/** Without the quoted lines, which are evidence for the reader and nothing that a judge compares. */
const strip = (profile: JudgedProfile) =>
  JSON.parse(
    JSON.stringify(profile, (key, value) => (key === 'source' || key === 'quote' ? undefined : value)),
  );
