import type { IntakeLanguage } from '../../../../shared/intake/words/languages.ts';

/** How people of one language answer: each way has its place for the value as `{}`. */
interface Spoken {
  yes: string[];
  no: string[];
  name: string[];
  surname: string[];
  email: string[];
  phone: string[];
  number: string[];
  /** A number of up to twelve as a word. */
  words: Record<number, string>;
  date: string[];
  choice: string[];
  and: string;
  /** Messages that answer nothing. */
  beside: string[];
  people: [first: string, last: string, city: string][];
}

export const spoken: Record<IntakeLanguage, Spoken> = {
  en: {
    yes: ['yes', 'Yes, of course', 'sure', 'OK', 'yes please!'],
    no: ['no', 'No, sorry', 'nope', 'not really'],
    name: ['{}', 'My name is {}', "I'm {}", '{}.'],
    surname: ['{}', 'My name is {}', "it's {}"],
    email: ['{}', 'You can reach me at {}', 'my mail: {}.'],
    phone: ['{}', 'call me on {}', 'It is {} (evenings)'],
    number: ['{}', '{} years', 'about {}', 'I have {} years of it'],
    words: { 2: 'two', 5: 'five', 12: 'twelve' },
    date: ['{}', 'from {}', 'I could start on {}'],
    choice: ['{}', 'I would say {}', '{}, please', 'the {}'],
    and: ' and ',
    beside: ['what do you mean?', 'hmm', 'who reads this?'],
    people: [
      ['Anna', 'Miller', 'Leeds'],
      ['Seán', "O'Brien", 'Cork'],
      ['Priya', 'Raman', 'London E1'],
    ],
  },
  de: {
    yes: ['ja', 'Ja, gerne', 'klar', 'ok', 'Ja natürlich!'],
    no: ['nein', 'Nein, leider', 'nö', 'nicht wirklich'],
    name: ['{}', 'Mein Name ist {}', 'Ich heiße {}', 'Ich bin {}.'],
    surname: ['{}', 'Mein Nachname ist {}'],
    email: ['{}', 'Sie erreichen mich unter {}', 'meine Mail: {}.'],
    phone: ['{}', 'am besten {}', 'Meine Nummer ist {}'],
    number: ['{}', '{} Jahre', 'etwa {}', 'Ich habe {} Jahre'],
    words: { 2: 'zwei', 5: 'fünf', 12: 'zwölf' },
    date: ['{}', 'ab {}', 'Ich könnte am {} anfangen'],
    choice: ['{}', 'Ich nehme {}', '{}, bitte'],
    and: ' und ',
    beside: ['was meinen Sie?', 'hm', 'wer liest das?'],
    people: [
      ['Jürgen', 'Müller', 'Köln'],
      ['Ayşe', 'Yılmaz', 'Berlin-Neukölln'],
      ['Anna-Lena', 'von der Heide', '80331 München'],
    ],
  },
  fr: {
    yes: ['oui', 'Oui, bien sûr', "d'accord", 'ok', 'Oui !'],
    no: ['non', 'Non, désolé', 'pas vraiment'],
    name: ['{}', "Je m'appelle {}", 'Mon prénom est {}', 'Je suis {}'],
    surname: ['{}', 'Mon nom est {}'],
    email: ['{}', 'Écrivez-moi à {}', 'mon adresse : {}.'],
    phone: ['{}', 'au {}', 'Mon numéro est le {}'],
    number: ['{}', '{} ans', 'environ {}', "J'ai {} ans d'expérience"],
    words: { 2: 'deux', 5: 'cinq', 12: 'douze' },
    date: ['{}', 'à partir du {}', 'Je pourrais commencer le {}'],
    choice: ['{}', 'Je dirais {}', '{}, merci'],
    and: ' et ',
    beside: ['que voulez-vous dire ?', 'hum', 'qui lit cela ?'],
    people: [
      ['Zoé', 'Lefèvre', 'Lyon'],
      ['Jean-Baptiste', 'Nguyen', 'Saint-Étienne'],
      ['Fatou', 'Diop', '75011 Paris'],
    ],
  },
  es: {
    yes: ['sí', 'Sí, claro', 'vale', 'ok', 'si'],
    no: ['no', 'No, lo siento', 'nunca'],
    name: ['{}', 'Me llamo {}', 'Mi nombre es {}', 'Soy {}'],
    surname: ['{}', 'Mi apellido es {}'],
    email: ['{}', 'Puede escribirme a {}', 'mi correo: {}.'],
    phone: ['{}', 'llámeme al {}', 'Mi número es {}'],
    number: ['{}', '{} años', 'unos {}', 'Tengo {} años de experiencia'],
    words: { 2: 'dos', 5: 'cinco', 12: 'doce' },
    date: ['{}', 'a partir del {}', 'Podría empezar el {}'],
    choice: ['{}', 'Yo diría {}', '{}, por favor'],
    and: ' y ',
    beside: ['¿qué quiere decir?', 'mmm', '¿quién lee esto?'],
    people: [
      ['José', 'García Márquez', 'Sevilla'],
      ['Itziar', 'Etxeberria', 'Bilbao'],
      ['María del Mar', 'Núñez', '28013 Madrid'],
    ],
  },
  it: {
    yes: ['sì', 'Sì, certo', 'va bene', 'ok', 'si'],
    no: ['no', 'No, mi dispiace', 'mai'],
    name: ['{}', 'Mi chiamo {}', 'Il mio nome è {}', 'Sono {}'],
    surname: ['{}', 'Il mio cognome è {}'],
    email: ['{}', 'Mi scriva a {}', 'la mia mail: {}.'],
    phone: ['{}', 'mi chiami al {}', 'Il mio numero è {}'],
    number: ['{}', '{} anni', 'circa {}', 'Ho {} anni di esperienza'],
    words: { 2: 'due', 5: 'cinque', 12: 'dodici' },
    date: ['{}', 'dal {}', 'Potrei iniziare il {}'],
    choice: ['{}', 'Direi {}', '{}, grazie'],
    and: ' e ',
    beside: ['che cosa intende?', 'mah', 'chi legge?'],
    people: [
      ['Niccolò', "D'Amico", 'Bologna'],
      ['Giulia', 'De Luca', 'Napoli'],
      ['Chiara', 'Rossi', '20121 Milano'],
    ],
  },
  pt: {
    yes: ['sim', 'Sim, claro', 'está bem', 'ok', 'Sim!'],
    no: ['não', 'Não, lamento', 'nunca'],
    name: ['{}', 'Chamo-me {}', 'O meu nome é {}', 'Sou {}'],
    surname: ['{}', 'O meu apelido é {}'],
    email: ['{}', 'Pode escrever-me para {}', 'o meu mail: {}.'],
    phone: ['{}', 'ligue para {}', 'O meu número é {}'],
    number: ['{}', '{} anos', 'cerca de {}', 'Tenho {} anos de experiência'],
    words: { 2: 'dois', 5: 'cinco', 12: 'doze' },
    date: ['{}', 'a partir de {}', 'Posso começar em {}'],
    choice: ['{}', 'Eu diria {}', '{}, por favor'],
    and: ' e ',
    beside: ['o que quer dizer?', 'hum', 'quem lê isto?'],
    people: [
      ['João', 'Conceição', 'Porto'],
      ['Inês', 'Magalhães', 'Coimbra'],
      ['Luiz', 'da Silva', 'São Paulo'],
    ],
  },
  nl: {
    yes: ['ja', 'Ja, natuurlijk', 'zeker', 'oké', 'Ja graag!'],
    no: ['nee', 'Nee, helaas', 'niet echt'],
    name: ['{}', 'Mijn naam is {}', 'Ik heet {}', 'Ik ben {}'],
    surname: ['{}', 'Mijn achternaam is {}'],
    email: ['{}', 'U bereikt mij via {}', 'mijn mail: {}.'],
    phone: ['{}', 'bel mij op {}', 'Mijn nummer is {}'],
    number: ['{}', '{} jaar', 'ongeveer {}', 'Ik heb {} jaar ervaring'],
    words: { 2: 'twee', 5: 'vijf', 12: 'twaalf' },
    date: ['{}', 'vanaf {}', 'Ik kan op {} beginnen'],
    choice: ['{}', 'Ik zou {} zeggen', '{}, graag'],
    and: ' en ',
    beside: ['wat bedoelt u?', 'hm', 'wie leest dit?'],
    people: [
      ['Daan', 'van den Berg', 'Utrecht'],
      ['Noor', 'de Vries', "'s-Hertogenbosch"],
      ['Loïs', 'Jansen', '1012 AB Amsterdam'],
    ],
  },
  pl: {
    yes: ['tak', 'Tak, oczywiście', 'zgadza się', 'ok', 'Jasne!'],
    no: ['nie', 'Nie, niestety', 'nigdy'],
    name: ['{}', 'Mam na imię {}', 'Nazywam się {}', 'Jestem {}'],
    surname: ['{}', 'Moje nazwisko to {}'],
    email: ['{}', 'Proszę pisać na {}', 'mój mail: {}.'],
    phone: ['{}', 'proszę dzwonić: {}', 'Mój numer to {}'],
    number: ['{}', '{} lat', 'około {}', 'Mam {} lat doświadczenia'],
    words: { 2: 'dwa', 5: 'pięć', 12: 'dwanaście' },
    date: ['{}', 'od {}', 'Mogę zacząć {}'],
    choice: ['{}', 'Wybieram {}', '{}, proszę'],
    and: ' i ',
    beside: ['co to znaczy?', 'hmm', 'kto to czyta?'],
    people: [
      ['Łukasz', 'Wójcik', 'Łódź'],
      ['Małgorzata', 'Dąbrowska-Żak', 'Gdańsk'],
      ['Zofia', 'Kowalska', '00-001 Warszawa'],
    ],
  },
  ja: {
    yes: ['はい', 'はい、もちろんです', 'ええ', 'そうです', '同意します'],
    no: ['いいえ', 'いいえ、すみません', '違います'],
    name: ['{}', '{}です', '私の名前は{}です'],
    surname: ['{}', '名字は{}です'],
    email: ['{}', 'メールは{}です', '{} にお願いします'],
    phone: ['{}', '電話は{}です'],
    number: ['{}', '{}年', '約{}年です'],
    words: { 2: '二', 5: '五', 12: '十二' },
    date: ['{}', '{}から', '{}から働けます'],
    choice: ['{}', '{}です', '{}をお願いします'],
    and: 'と',
    beside: ['どういう意味ですか', 'うーん', '誰が読みますか'],
    people: [
      ['花子', '山田', '東京都'],
      ['健太', '佐藤', '大阪市'],
      ['さくら', '鈴木', '横浜'],
    ],
  },
};

/** A day as people of the language write it, in words or in numbers. */
export function dayWritten(day: string, language: IntakeLanguage, inWords: boolean): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (inWords) return date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const [year, month, dayOfMonth] = day.split('-');
  if (language === 'ja') return `${year}/${month}/${dayOfMonth}`;
  if (language === 'en') return day;
  return `${dayOfMonth}.${month}.${year}`;
}
