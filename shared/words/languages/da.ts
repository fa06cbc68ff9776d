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

/** Danish. */
export const language: LanguageName = {
  code: 'da',
  country: 'DK',
  isUnspaced: false,
  languages:
    'engelsk=en|tysk=de|fransk=fr|spansk=es|svensk=sv|norsk=no|italiensk=it|arabisk=ar|somalisk=so|tyrkisk=tr|persisk=fa|kurdisk=ku|tegnsprog=sgn|færøsk=fo|grønlandsk=kl',
};

export const detects: DetectWords = {
  grammar: 'og i på af for med til som en et at er det den fra ved samt',
  ofCvs:
    'erhvervserfaring uddannelse uddannelser sprog dansk engelsk kompetencer nuværende modersmål gymnasium kvalifikationer referencer flydende kørekort arbejdsopgaver ansvar interesser folkeskole universitet joberfaring ansættelse fritid',
};

export const sections: SectionWords = {
  titles: {
    summary:
      'om mig|profil|resumé|resume|kort om mig|profiltekst|personlig profil|sammenfatning|faglig profil|mål|hvem er jeg',
    work: 'erhvervserfaring|arbejdserfaring|joberfaring|erfaring|ansættelser|ansættelse|beskæftigelse|karriere|tidligere ansættelser|nuværende stilling|praktik|arbejde|stillinger|professionel erfaring|relevant erfaring|erhverv',
    education:
      'uddannelse|uddannelser|uddannelsesbaggrund|uddannelse og kurser|skolegang|studier|akademisk baggrund',
    skills:
      'kompetencer|kernekompetencer|færdigheder|kvalifikationer|faglige kompetencer|faglige kvalifikationer|it-kompetencer|it-færdigheder|it-kundskaber|it kompetencer|tekniske kompetencer|personlige kompetencer|egenskaber|styrker|værktøjer|evner',
    languages: 'sprog|sprogkundskaber|sprogkompetencer|sproglige kompetencer|sprogfærdigheder',
    certificates:
      'certifikater|certificeringer|kurser|kurser og certifikater|kurser og certificeringer|efteruddannelse|videreuddannelse|beviser|autorisationer|autorisation|kursus|øvrige kurser',
    projects: 'projekter|udvalgte projekter|egne projekter',
    publications: 'publikationer|artikler|foredrag',
    awards: 'priser|hædersbevisninger|legater|udmærkelser',
    volunteer:
      'frivilligt arbejde|frivilligt|frivillig|foreningsarbejde|tillidshverv|frivilligt engagement|frivillige aktiviteter',
    contact: 'kontakt|kontaktoplysninger|personlige oplysninger|personlige data|persondata|oplysninger',
    other:
      'referencer oplyses på forespørgsel|referencer gives gerne|referencer oplyses gerne|referencer kan oplyses|referencer|reference|interesser|fritidsinteresser|fritid|hobby|hobbyer|kørekort|øvrigt|andet|privat|værnepligt|diverse',
  },
  fluency: {
    native: 'modersmål|tosproget',
    fluent: 'flydende|meget godt|fremragende|i skrift og tale|skrift og tale',
    advanced: 'avanceret|godt|rigtig godt|professionelt|højt niveau',
    intermediate: 'mellem|mellemniveau|nogenlunde|konversation|samtaleniveau',
    basic: 'grundlæggende|basis|begynder|lidt|basalt|skoleniveau',
  },
  labels: {
    place: 'adresse|bopæl|by|bosat i|bor i',
    name: 'navn|fulde navn|for- og efternavn',
    phone: 'telefon|telefonnummer|tlf|tlf\\.? ?nr|mobil|mobilnummer|mobiltelefon',
  },
};

export const career: CareerWords = {
  roles:
    'plejerske|udvikler|laerer|paedagog|hjaelper|leder|mester|tomrer|snedker|ingenior|konsulent|okonom|bogholder|saelger|ekspedient|kassedame|(?<!\\p{L})kok|smorrebrodsjomfru|tjener|bager|forer|arbejder|laege|jordemoder|farmakonom|forsker|stipendiat|laerling|pedel|maler|murer|smed|svejser|radgiver|ansvarlig|bibliotekar|gartner|betjent|frivillig|selvstaendig|vikar|dagplejer|landmand|fisker',
  degrees: {
    doctorate: 'ph\\.? ?d\\.?(?:-grad)?|doktorgrad|dr\\.? ?phil',
    master:
      'kandidat(?:grad|uddannelse)|kandidat i \\p{L}+|cand\\. ?[\\p{L}.]{2,20}|mag\\.? ?art|civilingenior|kandidatgrad|diplomuddannelse|masteruddannelse',
    bachelor:
      'professionsbachelor(?:grad)?|bachelor(?:grad|uddannelse)?|diplomingenior|ba\\. ?\\p{L}+|(?:sygeplejerske|paedagog|laerer|folkeskolelaerer|socialradgiver|ergoterapeut|fysioterapeut|bioanalytiker|jordemoder)uddannelse(?:n)?|laereruddannelsen',
    associate:
      'erhvervsakademiuddannelse|akademiuddannelse|professionsuddannelse|datamatiker(?:uddannelse)?|markedsforingsokonom|finansokonom|serviceokonom|multimediedesigner|akademiokonom|hd(?= ?(?:i |1|2|\\())|ap-?grad',
    vocational:
      'svendebrev|svendeprove|erhvervsuddannelse|eud|eux|laerlinge?uddannelse|kontoruddannelse|social- og sundheds\\p{L}+(?: uddannelse)?|sosu-?\\p{L}*|fagbrev|faglaert|elevuddannelse|kontorelev|grundforlob|handelsuddannelse|amu',
    secondary:
      'studentereksamen|gymnasial\\p{L}* uddannelse|stx|hhx|htx|hf(?:-eksamen)?|folkeskole(?:ns afgangseksamen)?|afgangseksamen|9\\.? klasse|10\\.? klasse',
  },
};

export const entries: EntryWords = {
  employers:
    'kommune|sygehus|hospitalet|bornehave|bornehaven|vuggestue|vuggestuen|borneinstitution|institutionen|plejehjem|plejehjemmet|plejecenter|styrelsen|fonden|vognmandsforretning|entreprise|byg|restaurant|skole|skolen|aps|supermarked',
  schools: 'skole|skolen|akademi|seminarium|dtu|cbs|kea|cphbusiness|aarhus tech',
  present: 'nuværende|nu|i dag|idag|d\\.d\\.?|dags dato|nutid|fortsat|stadig|igangværende',
  since: 'siden|fra',
};

export const forms: FormLabels = {
  employer:
    'arbejdsgiver|arbejdsgivers navn|virksomhed|firma|arbejdssted|arbejdsplads|ansættelsessted|organisation',
  title: 'stilling|stillingsbetegnelse|titel|jobtitel|rolle|ansat som',
  school: 'skole|skolens navn|uddannelsessted|uddannelsesinstitution|institution|universitet',
  area: 'fag|hovedfag|linje|retning|studieretning|speciale',
  degree: 'uddannelse|uddannelsesniveau|grad|eksamen|niveau',
  period: 'periode|tidsrum|dato|ansættelsesperiode|ansættelse|år|hvornår',
  place: 'by|sted',
  duties: 'opgaver|arbejdsopgaver|hovedopgaver|primære opgaver|ansvarsområder|ansvar|beskrivelse',
};

export const summary: SummaryWords = {
  now: 'Aktuelt: {job}.',
  last: 'Senest: {job}.',
  at: ', ',
  experience: 'Erhvervserfaring: {years}.',
  internships: 'Praktik: {count}.',
  education: 'Uddannelse: {list}.',
  skills: 'Kompetencer: {list}.',
  languages: 'Sprog: {list}.',
  place: 'Bopæl: {place}.',
  comma: ', ',
  questions: {
    gap: 'Hvad lavede du mellem {from} og {to}?',
    results: 'Hvad var dine vigtigste resultater som {title}?',
    work: 'Hvilken erhvervserfaring har du?',
    skills: 'Hvilke værktøjer og metoder arbejder du med?',
    education: 'Hvad er din uddannelse?',
    languages: 'Hvilke sprog taler du, og hvor godt?',
  },
};

export const personal: PersonalLabels = {
  name: 'navn|fornavn|efternavn',
  birth: 'fødselsdato|født|fødselsdag|fødested|fødselsår|alder|cpr-nr\\.?|cpr',
  gender: 'køn',
  nationality: 'nationalitet|statsborgerskab',
  maritalStatus: 'civilstand|civilstatus|ægteskabelig status|børn',
  religion: 'religion|trosretning',
  photo: 'foto|billede',
  address: 'adresse|bopæl',
};
