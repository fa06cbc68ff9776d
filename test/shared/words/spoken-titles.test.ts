import { expect, it } from 'vitest';
import { sectionOf } from '../../../shared/words/section-titles.ts';

/** Titles of sections as people speak, most of them in the first person. */
const spoken = {
  en: {
    work: [
      'Where I have worked|Where I worked|Places I have worked|My jobs so far|Jobs I have had',
      'What I have done|What I have done so far|My working life|Work so far|Paid work|My career so far',
    ],
    education: [
      'What I studied|Where I studied|Where I went to school|What I have learned|My schooling',
      'Where I learned my trade|Schools|My studies',
    ],
    skills: [
      'What I can do|What I am good at|What I know|Things I can do|What I bring|What I work with',
      'Tools I use|What I offer|My strengths|Programs I know',
    ],
    languages: ['Languages I speak|What I speak|I speak|My languages'],
  },
  de: {
    work: [
      'Wo ich gearbeitet habe|Wo ich bisher gearbeitet habe|Was ich bisher gemacht habe',
      'Was ich gemacht habe|Mein Berufsweg|Meine Stationen|Meine Stellen|Bisherige Stellen',
      'Bisherige Tätigkeiten|Mein Arbeitsleben|Da habe ich gearbeitet|Berufliches',
    ],
    education: [
      'Was ich gelernt habe|Wo ich gelernt habe|Was ich studiert habe|Meine Ausbildung|Meine Schulzeit',
      'Schule und Lehre|Schulisches|Mein Bildungsweg|Lehre und Schule',
    ],
    skills: [
      'Was ich kann|Das kann ich|Was ich mitbringe|Womit ich arbeite|Was ich gut kann|Meine Stärken',
      'Was ich beherrsche|Programme, die ich nutze',
    ],
    languages: ['Welche Sprachen ich spreche|Ich spreche|Sprachen, die ich spreche|Meine Sprachen'],
  },
  fr: {
    work: [
      "Où j'ai travaillé|Là où j'ai travaillé|Ce que j'ai fait|Mes emplois|Mes postes|Mon parcours",
      'Mes expériences|Ma vie professionnelle|Mes métiers|Mes jobs',
    ],
    education: [
      "Ce que j'ai étudié|Où j'ai étudié|Mes études|Mes diplômes|Ma formation|Ce que j'ai appris",
      'Ma scolarité|Mes formations',
    ],
    skills: [
      "Ce que je sais faire|Ce que je maîtrise|Mes compétences|Mes atouts|Mes outils|Ce que j'apporte",
      'Ce que je fais bien',
    ],
    languages: ['Les langues que je parle|Je parle|Mes langues|Langues que je parle'],
  },
  es: {
    work: [
      'Dónde he trabajado|Donde trabajé|Dónde he trabajado hasta ahora|Mis trabajos|Mis empleos',
      'Lo que he hecho|Mi trayectoria|Mi vida laboral|Mi experiencia|En qué he trabajado',
    ],
    education: [
      'Qué he estudiado|Lo que he estudiado|Dónde estudié|Mis estudios|Lo que estudié|Mi formación',
      'Qué estudié|Lo que he aprendido',
    ],
    skills: [
      'Lo que sé hacer|Qué sé hacer|Lo que se me da bien|Mis habilidades|Qué sé usar|Mis herramientas',
      'Lo que aporto|Mis puntos fuertes',
    ],
    languages: ['Qué idiomas hablo|Idiomas que hablo|Hablo|Mis idiomas|Lenguas que hablo'],
  },
  it: {
    work: [
      'Dove ho lavorato|Dove ho lavorato finora|I miei lavori|Cosa ho fatto|Le mie esperienze',
      'La mia esperienza|Il mio percorso|Il mio lavoro|Lavori svolti',
    ],
    education: [
      'Cosa ho studiato|Dove ho studiato|I miei studi|Che cosa ho studiato|La mia formazione',
      'Cosa ho imparato|Le mie scuole',
    ],
    skills: [
      'Cosa so fare|Cosa so usare|Le mie competenze|Che cosa so fare|I miei strumenti',
      'I miei punti di forza|Con cosa lavoro|So fare',
    ],
    languages: [
      'Che lingue parlo|Le lingue che parlo|Quali lingue parlo|Parlo|Le mie lingue|Lingue che parlo',
    ],
  },
  pt: {
    work: [
      'Onde trabalhei|Onde já trabalhei|Por onde passei|Os meus trabalhos|Meus trabalhos|Meus empregos',
      'O que já fiz|O que fiz|A minha experiência|Minha trajetória|O meu percurso',
      'Minha história profissional|Onde trabalho e trabalhei',
    ],
    education: [
      'O que estudei|Onde estudei|Os meus estudos|Meus estudos|Minha formação|A minha formação',
      'O que aprendi|As minhas escolas',
    ],
    skills: [
      'O que sei fazer|O que sei|O que faço bem|As minhas competências|Minhas habilidades',
      'Ferramentas que uso|Os meus pontos fortes|Meus pontos fortes|O que domino|Com o que trabalho',
    ],
    languages: ['Que línguas falo|Línguas que falo|Falo|Idiomas que falo|As minhas línguas|Meus idiomas'],
  },
  nl: {
    work: [
      'Waar ik heb gewerkt|Waar ik gewerkt heb|Wat ik heb gedaan|Mijn banen|Mijn werk|Mijn loopbaan',
      'Mijn werkervaring|Waar ik werkte',
    ],
    education: [
      'Wat ik heb geleerd|Wat ik heb gestudeerd|Waar ik heb gestudeerd|Mijn opleidingen|Mijn scholen',
      'Mijn studie|Wat ik leerde',
    ],
    skills: [
      'Wat ik kan|Waar ik goed in ben|Mijn vaardigheden|Waarmee ik werk|Mijn sterke punten|Dit kan ik',
    ],
    languages: ['Welke talen ik spreek|Ik spreek|Mijn talen|Talen die ik spreek'],
  },
  sv: {
    work: [
      'Här har jag jobbat|Här har jag arbetat|Var jag har arbetat|Vad jag har gjort|Mina jobb',
      'Mina arbeten|Jobb jag haft|Mitt arbetsliv',
    ],
    education: [
      'Vad jag har studerat|Här har jag studerat|Här har jag pluggat|Mina studier|Min utbildning',
      'Vad jag har lärt mig|Skolor',
    ],
    skills: ['Det här kan jag|Vad jag kan|Jag kan|Mina styrkor|Mina färdigheter|Det jag är bra på'],
    languages: ['Språk jag talar|Jag talar|Mina språk|Språk jag kan'],
  },
  pl: {
    work: [
      'Gdzie pracowałam|Gdzie pracowałem|Moja praca|Moje doświadczenie|Co robiłam|Co robiłem',
      'Moje miejsca pracy|Gdzie dotąd pracowałem|Moja kariera',
    ],
    education: [
      'Co studiowałem|Gdzie się uczyłam|Gdzie się uczyłem|Moje wykształcenie|Czego się uczyłam',
      'Moje szkoły|Moja edukacja|Gdzie studiowałam',
    ],
    skills: ['Co umiem|Co potrafię|Moje umiejętności|W czym jestem dobra|Moje mocne strony|Z czym pracuję'],
    languages: ['Jakie znam języki|Mówię po|Języki, które znam|Moje języki|Jakimi językami mówię'],
  },
  ja: {
    work: ['働いてきた場所|これまでの仕事|仕事の経歴|私の仕事|これまでの職歴|職歴|これまでの経験'],
    education: ['学んだこと|通った学校|私の学び|学校|学歴'],
    skills: ['できること|得意なこと|使えるツール|私の強み|スキル'],
    languages: ['話せる言語|使える言葉|話せることば|語学'],
  },
  zh: {
    work: ['我的工作|我做过的工作|工作过的地方|我的经历|做过什么|我的工作经历'],
    education: ['我的学习|我学过什么|读过的学校|我的学历|上过的学校|我的教育'],
    skills: ['我会什么|我的技能|擅长的事|我的优势|我能做什么|会用的工具'],
    languages: ['我会的语言|会说的语言|我说的语言|语言'],
  },
};

it.each(Object.entries(spoken))('%s: each title names its section', (_, kinds) => {
  for (const [kind, lists] of Object.entries(kinds))
    for (const title of lists.flatMap((list) => list.split('|')))
      expect([title, sectionOf(title)]).toEqual([title, kind]);
});

it.each([
  'How I work',
  'What I did',
  'Where I live',
  'My dog',
  'Was ich mache',
  'Ce que je fais',
  'O que faço',
  'I worked with sheep',
])('%s: a sentence that names no section is no title of one', (sentence) =>
  expect(sectionOf(sentence)).toBeNull(),
);

/** Nouns of courses, two of which are a title, and the word between them. */
const nouns: Record<string, [string[], string]> = {
  de: [
    [
      'Schule',
      'Schulen',
      'Lehre',
      'Ausbildung',
      'Studium',
      'Weiterbildung',
      'Schulbildung',
      'Berufsausbildung',
      'Abschlüsse',
      'Referendariat',
    ],
    'und',
  ],
  fr: [['Études', 'Diplômes', 'Formation', 'École', 'Apprentissage', 'Scolarité', 'Titres'], 'et'],
  es: [['Estudios', 'Formación', 'Títulos', 'Educación', 'Escuela', 'Cursos'], 'y'],
  it: [['Studi', 'Formazione', 'Scuola', 'Istruzione', 'Titoli', 'Diplomi'], 'e'],
  pt: [['Estudos', 'Formação', 'Escola', 'Educação', 'Escolaridade', 'Cursos', 'Diplomas'], 'e'],
  nl: [['Opleiding', 'Opleidingen', 'Studie', 'School', 'Scholing', "Diploma's", 'Cursussen'], 'en'],
  sv: [['Utbildning', 'Studier', 'Skola', 'Skolor', 'Examina', 'Kurser'], 'och'],
  pl: [['Wykształcenie', 'Edukacja', 'Szkoły', 'Studia', 'Kursy', 'Szkolenia'], 'i'],
  en: [['Education', 'Training', 'Schools', 'Studies', 'Apprenticeship', 'Degrees', 'Qualifications'], 'and'],
};

it.each(Object.entries(nouns))('%s: two nouns of courses are a title of education', (_, [words, and]) => {
  for (const first of words)
    for (const second of words.filter((word) => word !== first)) {
      const title = `${first} ${and} ${second}`;
      // "Courses and training" are certificates.
      expect([title, sectionOf(title)]).toEqual([
        title,
        expect.stringMatching(/^(?:education|certificates)$/),
      ]);
    }
});
