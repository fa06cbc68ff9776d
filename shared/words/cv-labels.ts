import { anyOf } from './any-of.ts';
import { sections } from './languages/more-languages.ts';

const withLabels = (first: string, of: 'place' | 'name' | 'phone') =>
  [first, ...Object.values(sections).map(({ labels }) => labels[of])].join('|');

/** Labels of the place of residence, as written. */
export const placeLabels = withLabels(
  anyOf`
  (?:present|current|permanent|home|postal|residential|mailing) address|address|(?:current |present )?location|(?:current )?city|based in|lives in|living in|place of residence
  residence|home|resident in
  adresse|anschrift|wohn(?:ort|sitz|adresse|haft(?: in)?)|standort|ort
  adresa|adresse postale|domicile|domicili[ée]e?(?: à)?|demeurant(?: à)?|habite(?: à)?|(?:lieu de )?r[ée]sidence|lieu|ville
  direcci[oó]n|domicilio(?: actual)?|lugar de residencia|residente en|vivo en|ubicacion|ubicación|localidad|ciudad|residencia
  indirizzo|(?:luogo di )?residenza|residente (?:in|a)|domiciliat[oa] (?:in|a)|abitante (?:in|a)|citta|città
  endere[cç]o(?: residencial)?|morada|resid[eê]ncia|residente em|domic[ií]lio|moro em|cidade|localizacao|localização
  (?:woon)?adres|woonplaats|wonende te|woonachtig (?:in|te)
  adres zamieszkania|miasto|miejscowość|zam\.|zamieszkał[ay]|miejsce zamieszkania
  (?:連絡先)?住所|所在地|現住所|现居|现居住?地|现住址|居住地|(?:联系|通讯|家庭)?地址
`,
  'place',
);

/** Labels of a name, as written. */
export const nameLabels = withLabels(
  anyOf`
  name|full name|candidate(?: name)?|applicant
  nombre y apellidos?|apellidos y nombres?
  (?:first|given) names?(?:\(s\))?\s?/\s?surnames?(?:\(s\))?|surnames?(?:\(s\))?\s?/\s?(?:first|given) names?(?:\(s\))?
  nachname(?:\(n\))?\s?/\s?vorname(?:\(n\))?|noms?(?:\(s\))?\s?/\s?pr[ée]noms?(?:\(s\))?|apellidos?(?:\(s\))?\s?/\s?nombres?(?:\(s\))?
  cognom(?:e|i)(?:/i)?\s?/?\s?nom(?:e|i)(?:/i)?|nome\s?/\s?cognome|apelido(?:s|\(s\))?\s?/\s?nome(?:s|\(s\))?(?: pr[óo]prio(?:s|\(s\))?)?
  nom et pr[ée]nom|nom,? pr[ée]nom|pr[ée]nom et nom
  nome e cognome|cognome e nome|nome e sobrenome
  voor- en achternaam|nazwisko i imi[ęe]
  namn|navn|jm[ée]no|ad soyad
  vor- und nachname|vollstandiger name|vollständiger name
  nom|nom complet
  nombre|nombre completo
  nome|nome completo
  naam|imie i nazwisko|imię i nazwisko
  氏名|名前
`,
  'name',
);

/** Labels of the two halves of a name, as written. */
export const halvesOfNames = {
  family: anyOf`
    surname|family name|last name|name|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|apelidos?|sobrenome
    achternaam|nazwisko|efternamn|etternavn|efternavn
  `,
  given: anyOf`
    first names?|given names?|forenames?|vornamen?|pr[ée]noms?|nombres?|nomes?(?: pr[óo]prios?)?|voorna(?:am|men)
    imi[ęe]|imiona|f[öo]rnamn|fornavn
  `,
};

/** Labels of forms before the mother tongue. */
export const motherTongueLabels = anyOf`
  prima lingua|madrelingua|lingua madre
  mother tongue(?:\(s\))?
  langue\(?s?\)? maternelle\(?s?\)?
  lengua\(?s?\)? materna\(?s?\)?|l[ií]ngua\(?s?\)? materna\(?s?\)?
  muttersprache\(?n?\)?
  moedertaal|j[eę]zyk ojczysty|modersm[åa]l|morsm[åa]l|[äa]idinkieli|ana ?dili?
  mate[rř]sk[yý] jazyk|materinsk[yý] jazyk|anyanyelv|limba matern[ăa]
  родной язык|р[иі]дна мова|μητρικ[ήη] γλ[ώω]σσα
`;

/** Labels of a telephone number, as written. */
export const phoneLabels = withLabels(
  anyOf`
  phone|telephone|tel|mobile?|cell|fax|m|t|p
  telefon|mobil|handy|gsm|portable
  telefono|telefone|movil|móvil|telefoon|komorka|komórka
  電話|携帯
`,
  'phone',
);
