import type {
  CareerWords,
  DetectWords,
  EntryWords,
  FormLabels,
  LanguageName,
  PersonalLabels,
  SectionWords,
  SummaryWords,
} from './language-words.ts';

/** Norwegian (Bokmål). */
export const language: LanguageName = {
  code: 'nb',
  country: 'NO',
  isUnspaced: false,
  languages:
    'engelsk=en|norsk=no|tysk=de|fransk=fr|spansk=es|svensk=sv|dansk=da|polsk=pl|arabisk=ar|somali=so|tegnspråk=sgn|samisk=se',
};

export const detects: DetectWords = {
  grammar: 'og i på av for med til som en et å er det den fra ved samt',
  ofCvs:
    'arbeidserfaring utdanning utdannelse språk norsk engelsk ferdigheter kompetanse nåværende morsmål videregående høgskole høyskole universitet referanser flytende førerkort arbeidsoppgaver ansvar interesser',
};

export const sections: SectionWords = {
  titles: {
    summary: 'om meg|profil|sammendrag|kort om meg|nøkkelkvalifikasjoner|personlig profil|oppsummering',
    work: 'arbeidserfaring|yrkeserfaring|erfaring|relevant erfaring|jobberfaring|arbeidsforhold|ansettelsesforhold|praksis|karriere|stillinger',
    education: 'utdanning|utdannelse|utdanninger|utdanningsbakgrunn|skolegang|studier|utdanning og kurs',
    skills:
      'ferdigheter|kompetanse|kjernekompetanse|kvalifikasjoner|it-ferdigheter|datakunnskaper|datakompetanse|tekniske ferdigheter|egenskaper|styrker|verktøy|kunnskaper|faglig kompetanse',
    languages: 'språk|språkkunnskaper|språkferdigheter|språkkompetanse',
    certificates:
      'kurs|kurs og sertifikater|sertifikater|sertifiseringer|kurs og sertifiseringer|etterutdanning|videreutdanning|autorisasjon|autorisasjoner',
    projects: 'prosjekter|utvalgte prosjekter|prosjekterfaring',
    publications: 'publikasjoner|artikler|foredrag',
    awards: 'utmerkelser|priser|stipender',
    volunteer: 'frivillig arbeid|frivillig|verv|tillitsverv|frivillig engasjement|verv og frivillig arbeid',
    contact: 'kontakt|kontaktinformasjon|personalia|personopplysninger|kontaktopplysninger',
    other:
      'referanser oppgis på forespørsel|referanser på forespørsel|referanser oppgis ved forespørsel|referanser|referanse|interesser|fritidsinteresser|fritid|hobbyer|førerkort|annet|øvrig|militærtjeneste|førstegangstjeneste',
  },
  fluency: {
    native: 'morsmål|tospråklig',
    fluent: 'flytende|svært god(?:t)?|meget god(?:t)?|muntlig og skriftlig',
    advanced: 'avansert|god(?:t)?|profesjonell',
    intermediate: 'middels|samtalenivå',
    basic: 'grunnleggende|nybegynner|litt|noe',
  },
  labels: {
    place: 'adresse|bosted|sted|bor i|poststed',
    name: 'navn|fullt navn',
    phone: 'telefon|telefonnummer|tlf|mobil|mobilnummer',
  },
};

export const career: CareerWords = {
  roles:
    'pleier|utvikler|sjef|snekker|selger|arbeider|kokk|baker|sjafor|resepsjonist|lege|jordmor|farmasoyt|renholder|rorlegger|sveiser|spesialist|vekter',
  degrees: {
    doctorate: 'doktorgrad|ph\\.? ?d\\.?-grad|dr\\.? ?ing',
    master:
      'mastergrad(?: i \\p{L}+)?|hovedfag|sivilingenior|siviløkonom|embetseksamen|cand\\. ?[\\p{L}.]{2,20}|lektorutdanning',
    bachelor:
      'bachelorgrad(?: i \\p{L}+)?|hoyskoleingenior|cand\\.? ?mag|sykepleierutdanning|grunnskolelaererutdanning|barnehagelaererutdanning|laererutdanning',
    associate: 'fagskole(?:utdanning)?|hoyskolekandidat|arsstudium',
    vocational:
      'fagbrev|svennebrev|mesterbrev|yrkesfag|laerlingtid|helsefagarbeider(?=,| ved| \\d)|teknisk fagskole',
    secondary:
      'videregaende(?: skole| opplaering)?|studiespesialisering|generell studiekompetanse|allmennfag|studieforberedende|ungdomsskole',
  },
};

export const entries: EntryWords = {
  employers:
    'sykehus|sykehuset|helseforetak|barnehage|barnehagen|sykehjem|sykehjemmet|hjemmetjenesten|direktoratet|etaten|entreprenor',
  schools: 'ntnu',
  present: 'nåværende|nå|i dag|idag|d\\.d\\.?|dags dato|pågående|fortsatt|pågår',
  since: 'siden|fra',
};

export const forms: FormLabels = {
  employer:
    'arbeidsgiver|arbeidsgivers navn|bedrift|firma|selskap|virksomhet|arbeidssted|arbeidsplass|organisasjon',
  title: 'stilling|stillingstittel|stillingsbetegnelse|yrkestittel|tittel|rolle|ansatt som',
  school:
    'skole|skolens navn|lærested|studiested|utdanningssted|utdanningsinstitusjon|institusjon|universitet|høyskole',
  area: 'fag|fagområde|linje|retning|studieretning|studieprogram|fordypning|hovedfag',
  degree: 'utdanning|utdanningsnivå|grad|eksamen|nivå|vitnemål',
  period: 'periode|tidsrom|tidsperiode|dato|ansettelsesperiode|år|når',
  place: 'sted|by',
  duties: 'oppgaver|arbeidsoppgaver|hovedoppgaver|ansvarsområder|ansvar|beskrivelse',
};

export const summary: SummaryWords = {
  now: 'For tiden: {job}.',
  last: 'Sist: {job}.',
  at: ', ',
  experience: 'Arbeidserfaring: {years}.',
  internships: 'Praksis: {count}.',
  education: 'Utdanning: {list}.',
  skills: 'Ferdigheter: {list}.',
  languages: 'Språk: {list}.',
  place: 'Bosted: {place}.',
  comma: ', ',
  questions: {
    gap: 'Hva gjorde du mellom {from} og {to}?',
    results: 'Hva var dine viktigste resultater som {title}?',
    work: 'Hvilken arbeidserfaring har du?',
    skills: 'Hvilke verktøy og metoder arbeider du med?',
    education: 'Hva er utdanningen din?',
    languages: 'Hvilke språk snakker du, og hvor godt?',
  },
};

export const personal: PersonalLabels = {
  name: 'navn|fornavn|etternavn',
  birth: 'fødselsdato|født|fødselsdag|fødested|fødselsår|alder|fødselsnummer|personnummer',
  gender: 'kjønn',
  nationality: 'nasjonalitet|statsborgerskap',
  maritalStatus: 'sivilstand|sivilstatus|barn',
  religion: 'religion|livssyn',
  photo: 'foto|bilde',
  address: 'adresse|bosted|bostedsadresse',
};
