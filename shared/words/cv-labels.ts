import { anyOf } from './any-of.ts';
import { sections } from './languages/more-languages.ts';

const withLabels = (first: string, of: 'place' | 'name' | 'phone') =>
  [first, ...Object.values(sections).map(({ labels }) => labels[of])].join('|');

/** Labels of the place of residence, as written. */
export const placeLabels = withLabels(
  anyOf`
  (?:present|current|permanent|home|postal|residential|mailing) address|address|(?:current |present )?location|(?:current )?city|based in|lives in|living in|place of residence
  residence|home
  adresse|anschrift|wohnort|standort|ort
  adresa|domicile|lieu|ville
  direccion|dirección|domicilio|lugar de residencia|ubicacion|ubicación|localidad|ciudad|residencia
  indirizzo|residenza|citta|città
  endereco|endereço|morada|cidade|localizacao|localização
  adres|woonplaats|adres zamieszkania|miasto|miejscowość|zamieszkał[ay]|miejsce zamieszkania
  住所|所在地|現住所|现居|现居住?地|现住址|居住地
`,
  'place',
);

/** Labels of a name, as written. */
export const nameLabels = withLabels(
  anyOf`
  name|full name|candidate(?: name)?|applicant
  nombre y apellidos?|apellidos y nombres?
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
