import type { SeededNumbers } from '../support/seeded-numbers.ts';
import { knownNames } from './known-names.ts';
import type { Truth } from './truth.ts';

/** What forms and tables of a language call the facts of a job and of a course. */
interface Labels {
  /** Titles of both sections. */
  work: string;
  education: string;
  employer: string;
  title: string;
  school: string;
  degree: string;
  period: string;
  place: string;
  duties: string;
  present: string;
  town: string;
}

const order = 'work education employer title school degree period place duties present town'.split(' ');
const labelsOf = (list: string) =>
  Object.fromEntries(list.split(' | ').map((word, i) => [order[i], word])) as unknown as Labels;

export const labels: Record<string, Labels> = {
  en: labelsOf(
    'Work experience | Education | Employer | Position | Institution | Qualification | Period | Location | Duties | present | Leeds',
  ),
  de: labelsOf(
    'Berufserfahrung | Ausbildung | Arbeitgeber | Position | Schule | Abschluss | Zeitraum | Ort | Aufgaben | heute | Köln',
  ),
  fr: labelsOf(
    'Expérience professionnelle | Formation | Employeur | Poste | Établissement | Diplôme | Période | Lieu | Missions | ce jour | Lyon',
  ),
  es: labelsOf(
    'Experiencia laboral | Formación | Empresa | Puesto | Centro | Título | Periodo | Lugar | Funciones | actualidad | Sevilla',
  ),
  it: labelsOf(
    'Esperienza lavorativa | Istruzione | Azienda | Mansione | Istituto | Titolo | Periodo | Sede | Attività | oggi | Torino',
  ),
  pt: labelsOf(
    'Experiência profissional | Formação | Empresa | Cargo | Instituição | Título | Período | Local | Atividades | atual | Porto',
  ),
  nl: labelsOf(
    'Werkervaring | Opleiding | Werkgever | Functie | School | Diploma | Periode | Plaats | Taken | heden | Utrecht',
  ),
  pl: labelsOf(
    'Doświadczenie zawodowe | Wykształcenie | Pracodawca | Stanowisko | Uczelnia | Tytuł | Okres | Miejsce | Obowiązki | obecnie | Kraków',
  ),
  sv: labelsOf(
    'Arbetslivserfarenhet | Utbildning | Arbetsgivare | Befattning | Skola | Examen | Period | Ort | Arbetsuppgifter | nu | Uppsala',
  ),
  da: labelsOf(
    'Erhvervserfaring | Uddannelse | Arbejdsgiver | Stilling | Skole | Uddannelse | Periode | By | Opgaver | nu | Odense',
  ),
  nb: labelsOf(
    'Arbeidserfaring | Utdanning | Arbeidsgiver | Stilling | Skole | Grad | Periode | Sted | Oppgaver | nå | Bergen',
  ),
  fi: labelsOf(
    'Työkokemus | Koulutus | Työnantaja | Tehtävä | Oppilaitos | Tutkinto | Ajanjakso | Paikka | Tehtävät | nykyinen | Tampere',
  ),
  cs: labelsOf(
    'Pracovní zkušenosti | Vzdělání | Zaměstnavatel | Pozice | Škola | Titul | Období | Místo | Náplň práce | současnost | Brno',
  ),
  sk: labelsOf(
    'Pracovné skúsenosti | Vzdelanie | Zamestnávateľ | Pozícia | Škola | Titul | Obdobie | Miesto | Náplň práce | súčasnosť | Žilina',
  ),
  hu: labelsOf(
    'Szakmai tapasztalat | Tanulmányok | Munkáltató | Munkakör | Iskola | Végzettség | Időszak | Hely | Feladatok | jelenleg | Szeged',
  ),
  ro: labelsOf(
    'Experiență profesională | Educație | Angajator | Funcția | Instituția | Diploma obținută | Perioada | Localitatea | Responsabilități | prezent | Cluj-Napoca',
  ),
  el: labelsOf(
    'Επαγγελματική εμπειρία | Εκπαίδευση | Εργοδότης | Θέση | Ίδρυμα | Τίτλος σπουδών | Περίοδος | Πόλη | Καθήκοντα | σήμερα | Πάτρα',
  ),
  tr: labelsOf(
    'İş Deneyimi | Eğitim | Şirket | Pozisyon | Okul | Derece | Tarih | Şehir | Görevler | halen | Ankara',
  ),
  ru: labelsOf(
    'Опыт работы | Образование | Компания | Должность | Учебное заведение | Степень | Период | Город | Обязанности | настоящее время | Казань',
  ),
  uk: labelsOf(
    "Досвід роботи | Освіта | Роботодавець | Посада | Навчальний заклад | Ступінь | Період | Місто | Обов'язки | теперішній час | Львів",
  ),
  ja: labelsOf('職歴 | 学歴 | 会社名 | 職種 | 学校名 | 学位 | 期間 | 所在地 | 業務内容 | 現在 | 大阪市'),
  zh: labelsOf('工作经历 | 教育经历 | 公司名称 | 职位 | 学校 | 学历 | 时间 | 地点 | 工作内容 | 至今 | 成都'),
  ko: labelsOf('경력사항 | 학력사항 | 회사명 | 직위 | 학교명 | 학위 | 기간 | 지역 | 담당업무 | 현재 | 부산'),
};

type Fact = 'title' | 'house' | 'period' | 'place' | 'duties';

/** How a row of a form puts a label before its value. */
const rows: Record<string, (label: string, value: string) => string> = {
  'a colon': (label, value) => `${label}: ${value}`,
  'a cell': (label, value) => `${label}\t${value}`,
  dots: (label, value) => `${label} ...... ${value}`,
  'CJK brackets': (label, value) => `【${label}】${value}`,
};

interface Form {
  facts: Fact[];
  row?: string;
  /** Whether a table has a head. */
  isTitled?: boolean;
}

const forms = (row: string): Record<string, Form> => ({
  [`period, house and title after ${row}`]: { row, facts: ['period', 'house', 'title'] },
  [`house, title and period after ${row}`]: { row, facts: ['house', 'title', 'period'] },
  [`title, house, place and period after ${row}`]: { row, facts: ['title', 'house', 'place', 'period'] },
  [`period, title, house and duties after ${row}`]: { row, facts: ['period', 'title', 'house', 'duties'] },
});

export const layouts: Record<string, Form> = {
  ...Object.assign({}, ...Object.keys(rows).map(forms)),
  'a table of period, house and title': { facts: ['period', 'house', 'title'], isTitled: true },
  'a table of title, house and period': { facts: ['title', 'house', 'period'], isTitled: true },
  'a table of house, place, title and period': {
    facts: ['house', 'place', 'title', 'period'],
    isTitled: true,
  },
  'a table without a head of period, house and title': { facts: ['period', 'house', 'title'] },
  'a table without a head of house, title and period': { facts: ['house', 'title', 'period'] },
  'a table without a head of period, title, house and place': {
    facts: ['period', 'title', 'house', 'place'],
  },
};

interface Entry {
  /** The post and its employer, or the degree and its school. */
  names: readonly [string, string];
  written: string;
  start: string;
  end: string;
}

/** A language with few CVs takes its names from its neighbour. */
const neighbours: Partial<Record<string, string>> = { nb: 'da', sk: 'cs', uk: 'ru' };
const known = Object.fromEntries(
  Object.keys(labels).map((lang) => [lang, knownNames(neighbours[lang] ?? lang)]),
);

/** The text of a CV with three jobs and two courses in one form, and what it states. */
export function drawForm(
  { lang, layout }: { lang: string; layout: string },
  numbers: SeededNumbers,
): { text: string; truth: Pick<Truth, 'work' | 'education'> } {
  const form = layouts[layout] as Form;
  const words = labels[lang] as Labels;
  const names = known[lang] as ReturnType<typeof knownNames>;
  const pick = <T>(list: readonly T[]) => list[numbers.below(list.length)] as T;
  const isEastern = lang === 'ja' || lang === 'zh';
  let year = 2025;
  /** The next earlier period. */
  const entry = (of: readonly (readonly [string, string])[], isPresent: boolean): Entry => {
    const two = (month: number) => String(month).padStart(2, '0');
    const to = { year, month: 1 + numbers.below(12) };
    const from = { year: year - 2 - numbers.below(2), month: 1 + numbers.below(12) };
    year = from.year;
    const write = (date: typeof to) =>
      isEastern ? `${date.year}年${date.month}月` : `${two(date.month)}/${date.year}`;
    const read = (date: typeof to) => `${date.year}-${two(date.month)}`;
    return {
      names: pick(of),
      written: `${write(from)}${isEastern ? '～' : ' – '}${isPresent ? words.present : write(to)}`,
      start: read(from),
      end: isPresent ? 'present' : read(to),
    };
  };
  const jobs = [0, 1, 2].map((i) => entry(names.posts, i === 0));
  const courses = [0, 1].map(() => entry(names.courses, false));
  const section = (title: string, entries: readonly Entry[], of: Record<Fact, string>) => {
    const value = ({ names, written }: Entry): Record<Fact, string> => ({
      ...{ title: names[0], house: names[1], period: written, place: words.town, duties: '' },
    });
    const table = [
      ...(form.isTitled ? [form.facts.map((fact) => of[fact]).join('\t')] : []),
      ...entries.map((one) => form.facts.map((fact) => value(one)[fact]).join('\t')),
    ];
    const row = rows[form.row ?? ''];
    const lines = row
      ? entries.flatMap((one) => [
          ...form.facts.map((fact) => row(of[fact], value(one)[fact]).trimEnd()),
          ...(form.facts.includes('duties') ? [`• ${words.duties} 2`] : []),
          '',
        ])
      : [...table, ''];
    return [title, '', ...lines];
  };
  const shared = { period: words.period, place: words.place, duties: words.duties };
  return {
    text: [
      ...['Person Example', 'person@example.org', ''],
      ...section(words.work, jobs, { ...shared, title: words.title, house: words.employer }),
      ...section(words.education, courses, { ...shared, title: words.degree, house: words.school }),
    ].join('\n'),
    truth: {
      work: jobs.map(({ names: [title, company], start, end }) => ({ title, company, start, end })),
      education: courses.map(({ names: [degree, institution], start, end }) => ({
        ...{ degree, degreeParts: [], institution, start, end },
      })),
    },
  };
}
