/** The names in a label: which words are left, and whether one of them suffices. */
import { describe, expect, it } from 'vitest';
import { bothAnd, eitherOr, namesIn, withoutWishes } from '../../../shared/fit/requirement-words.ts';

const all = (...names: string[]) => ({ names, any: false });
const any = (...names: string[]) => ({ names, any: true });

describe('examples are alternatives', () => {
  it.each([
    ['CRM e.g. Salesforce', any('crm', 'salesforce')],
    ['CRM, e.g. Salesforce', any('crm', 'salesforce')],
    ['Cloud z. B. AWS', any('cloud', 'aws')],
    ['Cloud z.B. AWS', any('cloud', 'aws')],
    ['Cloud par exemple AWS', any('cloud', 'aws')],
    ['Figma such as Sketch', any('figma', 'sketch')],
    ['Figma, for example Sketch and Miro', any('figma', 'sketch', 'miro')],
    ['Chmura np. AWS', any('chmura', 'aws')],
    ['CRM such as Salesforce, ERP such as SAP', any('crm', 'salesforce', 'erp', 'sap')],
    ['Xsuch as Salesforce', all('xsuch as salesforce')],
  ])('%s', (label, names) => expect(namesIn(label)).toEqual(names));
});

describe('a word without content', () => {
  it.each([
    ['Kubernetes und Planung', all('kubernetes')],
    ['Planung', all('planung')],
    ['Planung und Support', all('planung', 'support')],
    ['Planung von Kubernetes', all('planung von kubernetes')],
    ['Software and maintenance', all('software', 'maintenance')],
    ['Software und Kalkulation', all('software', 'kalkulation')],
  ])('asks for nothing more next to a name: %s', (label, names) => expect(namesIn(label)).toEqual(names));
});

describe('words around a name are left out', () => {
  it.each([
    ['Strong React or Vue skills', any('react', 'vue')],
    ['At least 3 years of experience with Java', all('java')],
    ['5+ years Java (Spring)', all('java spring')],
    ['Java, Java and JAVA', all('java')],
    ['Java [17]: Spring', all('java 17 spring')],
    ['– Java –', all('java')],
    ['Java etc.', all('java')],
    ['First Aid', all('first aid')],
    ['  First Aid ', all('first aid')],
    ['the development of Java', all('java')],
    ['Java development', all('java')],
    ['Java-Entwicklung', all('java')],
    ['HTML/CSS', all('html', 'css')],
    ['Zorblatt/Flurb', all('zorblatt/flurb')],
    ['Zorblatt / Flurb', any('zorblatt', 'flurb')],
    ['of Java in', all('java')],
    ['several years Java', all('java')],
    ["l'analyse de données", all('analyse de donnees')],
    ['', all()],
    ['…', all()],
  ])('%s', (label, names) => expect(namesIn(label)).toEqual(names));
});

describe('words for or and for and', () => {
  it.each([
    ['Java oder Kotlin', any('java', 'kotlin')],
    ['Java and/or Kotlin', any('java', 'kotlin')],
    ['Java and / or Kotlin', any('java', 'kotlin')],
    ['Java bzw. Kotlin', any('java', 'kotlin')],
    ['Java oppure Kotlin', any('java', 'kotlin')],
    ['Java oraz Kotlin', all('java', 'kotlin')],
    ['Java sowie Kotlin', all('java', 'kotlin')],
    ['Java & Kotlin', all('java', 'kotlin')],
    ['Java; Kotlin、Scala・Go', all('java', 'kotlin', 'scala', 'go')],
    ['Javaまたは Kotlin', any('java', 'kotlin')],
    ['Ervaring met Java of Kotlin', any('java', 'kotlin')],
    ['Java of Kotlin', all('java of kotlin')],
  ])('%s', (label, names) => expect(namesIn(label)).toEqual(names));

  it('stand between words', () => {
    expect('Javaor Kotlin'.split(eitherOr)).toHaveLength(1);
    expect('Java orKotlin'.split(eitherOr)).toHaveLength(1);
    expect('Java andKotlin'.split(bothAnd)).toHaveLength(1);
    expect('Java ,  Kotlin'.split(bothAnd)).toEqual(['Java', 'Kotlin']);
  });
});

it.each([
  ['Kafka is a plus', 'Kafka'],
  ['Kafka wünschenswert  ', 'Kafka'],
  ['Kafka IS REQUIRED', 'Kafka'],
  ['Kafka mile widziane', 'Kafka'],
  ['Kafka is a plus here', 'Kafka is a plus here'],
  ['Kafkais a plus', 'Kafkais a plus'],
])('%s is without its wish "%s"', (label, rest) => expect(withoutWishes(label)).toBe(rest));
