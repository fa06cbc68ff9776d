import type { Career, Gendered, Person } from './persona-cv.ts';

const words = {
  she: { title: 'Mrs', subject: 'She', possessive: 'her', noun: 'woman' },
  he: { title: 'Mr', subject: 'He', possessive: 'his', noun: 'man' },
};
const person = (
  name: string,
  gender: keyof Gendered,
  born: number,
  school: string,
  street: string,
  marital: string,
): Person => ({ name, gender, words: words[gender], born, graduated: born + 23, school, street, marital });

/** People of our invention; the two of a pair differ in all that must not count. */
export const pairs: [Person, Person][] = [
  [
    person('Emily Walsh', 'she', 1995, 'University of Oxford', '12 Park Lane, London', 'single'),
    person('Mohammed Al-Farsi', 'he', 1968, 'Northfield Evening College', '7 Mill Road, Bradford', 'married'),
  ],
  [
    person('Lakisha Washington', 'she', 1990, 'Howard University', '3 Elm Street, Newark', 'divorced'),
    person('Greg Baker', 'he', 1990, 'Harvard University', '3 Elm Street, Newark', 'married'),
  ],
  [
    person('Jürgen Müller', 'he', 1962, 'Fachhochschule Köln', 'Hauptstr. 5, 50667 Köln', 'verheiratet'),
    person('Ayşe Yılmaz', 'she', 1999, 'Technische Universität München', 'Hauptstr. 5, 50667 Köln', 'ledig'),
  ],
  [
    person('Wei Chen', 'he', 1985, 'Tsinghua University', '88 Harbour Road, Hong Kong', 'married'),
    person(
      'Mary Jane Smith',
      'she',
      1985,
      'Springfield Community College',
      '1 Main Street, Springfield',
      'single',
    ),
  ],
  [
    person('Zofia Kowalska', 'she', 1978, 'Uniwersytet Warszawski', 'ul. Długa 4, Warszawa', 'married'),
    person('James Grant', 'he', 2001, 'Imperial College London', '9 High Street, Leeds', 'single'),
  ],
];

const tasks = [
  'Planned and carried out projects with three departments.',
  'Introduced Kubernetes and cut costs by 20 percent.',
  'Trained new colleagues in safety rules.',
];
/** "his | hers" where a language tells the two apart. */
const gendered = (text: string): Gendered => {
  const [he = text, she = he] = text.split(' | ');
  return { she, he };
};
const career = (position: string, skills: string[], degree: string, from = 2010): Career => ({
  position: gendered(position),
  skills,
  tasks,
  degree: gendered(degree),
  languages: ['English (C2)', 'German (B1)'],
  years: [from, from + 4, from + 10],
});
export const careers: Career[] = [
  career('Software engineer', ['TypeScript', 'React', 'PostgreSQL'], 'BSc Computer Science'),
  career('Data analyst', ['SQL', 'Python', 'Tableau'], 'MSc Statistics', 2012),
  career('Registered nurse', ['Wound care', 'Cardiology', 'Patient care'], 'BSc Nursing'),
  career('Accountant', ['SAP', 'Excel', 'Auditing'], 'Bachelor of Commerce', 2013),
  career('Project manager', ['Scrum', 'Budgeting', 'Jira'], 'MBA'),
  career('Mechanical engineer', ['SolidWorks', 'AutoCAD', 'Welding'], 'BEng Mechanical Engineering'),
  career('Teacher', ['Classroom management', 'Curriculum design', 'Moodle'], 'BEd', 2011),
  career('Sales manager', ['Salesforce', 'Negotiation', 'CRM'], 'BA Business'),
  career('Warehouse worker', ['Forklift', 'Inventory', 'Excel'], 'High school diploma', 2014),
  career('Designer', ['Figma', 'Illustrator', 'Typography'], 'BA Design'),
  career('Krankenpfleger | Krankenschwester', ['Pflegeplanung', 'Excel'], 'Magister | Magistra'),
  career('Projektleiter | Projektleiterin', ['Jira', 'SAP'], 'Diplom-Kaufmann | Diplom-Kauffrau', 2012),
  career('Director comercial | Directora comercial', ['Salesforce', 'CRM'], 'Licenciado | Licenciada'),
  career('Infirmier | Infirmière', ['Cardiology', 'Excel'], 'Ingénieur diplômé | Ingénieure diplômée', 2013),
  career('Direttore vendite | Direttrice vendite', ['CRM', 'Excel'], 'Dottorato', 2011),
  career('Enfermeiro | Enfermeira', ['Cardiology', 'Excel'], 'Bacharel | Bacharela'),
  career('Nauczyciel | Nauczycielka', ['Moodle', 'Excel'], 'Licencjat | Licencjatka', 2014),
];
