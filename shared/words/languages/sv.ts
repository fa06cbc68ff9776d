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

/** Swedish. */
export const language: LanguageName = {
  code: 'sv',
  country: 'SE',
  isUnspaced: false,
  languages:
    'engelska=en|danska=da|norska=no|finska=fi|somaliska=so|persiska=fa|kurdiska=ku|tigrinja=ti|teckenspråk=sgn|serbokroatiska=sh',
};

export const detects: DetectWords = {
  grammar: 'och i på av för med till som en ett att är det den från vid samt',
  ofCvs:
    'arbetslivserfarenhet erfarenhet utbildning språk svenska engelska kompetenser nuvarande kunskaper modersmål gymnasiet högskola högskolan universitet referenser pågående körkort flytande yrkeserfarenhet intressen ansvarig arbetsuppgifter lämnas begäran anställning',
};

export const sections: SectionWords = {
  titles: {
    summary:
      'om mig|profil|sammanfattning|personligt|kort om mig|presentation|personlig presentation|profiltext|mål',
    work: 'yrkesbakgrund|yrkesmassig erfarenhet|yrkeskarriar|yrkesverksamhet|arbetslivserfarenhet|arbetslivserfarenheter|yrkeserfarenhet|yrkeserfarenheter|erfarenhet|erfarenheter|arbetserfarenhet|anställningar|anställning|tidigare anställningar|nuvarande anställning|uppdrag|arbete|yrkesliv|karriär|praktik|arbetsliv',
    education:
      'examina|skolutbildning|examen|hogskoleutbildning|utbildning|utbildningar|utbildningsbakgrund|studier|akademisk utbildning|utbildning och kurser|formell utbildning',
    skills:
      'kompetenser|kompetens|färdigheter|kunskaper|nyckelkompetenser|tekniska kunskaper|teknisk kompetens|datakunskaper|datorkunskaper|it-kunskaper|programvaror|verktyg|tekniker|egenskaper|styrkor|kvalifikationer|övriga kunskaper|mjukvara|förmågor',
    languages: 'språk|språkkunskaper|språkfärdigheter|språkkompetens',
    certificates:
      'certifikat|certifieringar|certifikat och kurser|kurser|kurser och certifikat|fortbildning|vidareutbildning|behörigheter|legitimation|legitimationer|körkort och behörigheter|licenser',
    projects: 'projekt|egna projekt|projekterfarenhet|utvalda projekt',
    publications: 'publikationer|artiklar|vetenskapliga publikationer|föredrag',
    awards: 'utmärkelser|priser|stipendier|meriter|övriga meriter',
    volunteer:
      'ideellt engagemang|ideellt arbete|föreningsliv|volontärarbete|engagemang|ideella uppdrag|förtroendeuppdrag',
    contact: 'kontakt|kontaktuppgifter|personuppgifter|kontaktinformation|uppgifter',
    other:
      'referenser lämnas på begäran|referenser lämnas gärna på begäran|referenser ges på begäran|referenser|referens|intressen|fritidsintressen|fritid|hobby|hobbyer|körkort|övrigt|övriga upplysningar|annat|militärtjänst',
  },
  fluency: {
    native: 'modersmål|modersmålsnivå|förstaspråk|tvåspråkig',
    fluent: 'flytande|mycket god(?:a kunskaper)?|obehindrat|utmärkt|i tal och skrift',
    advanced: 'avancerad|god(?:a kunskaper)?|bra|professionell',
    intermediate: 'medel|mellannivå|skolspråk|hyfsad|konversation',
    basic: 'grundläggande|grundkunskaper|grundnivå|nybörjare|lite|baskunskaper',
  },
  labels: {
    place: '(?:bostads|hem)?adress|bostadsort|bosatt i|ort|bostad|stad|bor i',
    name: 'namn|för- och efternamn|fullständigt namn',
    phone: 'telefon|telefonnummer|tel|mobil|mobilnummer|mobiltelefon|tfn',
  },
};

export const career: CareerWords = {
  roles:
    'svarvare|taklaggare|lantmatare|tandhygienist|telefonist|notarie|arkivarie|styckare|skomakare|mjolkare|fiskare|matros|styrman|lackerare|flygvardinna|tagvard|glasblasare|urmakare|brevbarare|sommerska|diskare|formgivare|oversattare|badvakt|tranare|lantbrukare|slaktare|konduktor|vikarie|plockare|platslagare|golvlaggare|skoterskan?|utvecklare|larare|pedagog|skotare|ledare|snickare|montor|mekaniker|tekniker|ingenjor|konsult|handlaggare|samordnare|ekonom|redovisare|revisor|advokat|saljare|bitrade|kassor|kassorska|kock|kallskanka|servitor|servitris|bagare|konditor|chauffor|forare|arbetare|vardare|lakare|barnmorska|psykolog|terapeut|sjukgymnast|apotekare|farmaceut|forskare|larling|vaktmastare|stadare|malare|murare|plattsattare|rormokare|svetsare|maskinist|kommunikator|arkitekt|testare|projektor|radgivare|ansvarig|forestandare|bibliotekarie|socionom|frisor|florist|tolk|brandman|vaktare|ordningsvakt|egenforetagare',
  degrees: {
    doctorate:
      'doktorsexamen(?: i \\p{L}+)?|filosofie doktor|teknologie doktor|fil\\.? ?dr|tekn\\.? ?dr|disputation',
    master:
      'master(?:examen|program(?:met)?)|magister(?:examen|program(?:met)?)?|civilingenjor(?:sexamen|sprogram(?:met)?)?|civilekonom(?:examen|programmet)?|juristexamen|jur\\.? ?kand|lakarexamen|licentiatexamen|psykologexamen|arkitektexamen|teknologie master|filosofie master|amneslararexamen',
    bachelor:
      'kandidat(?:examen|program(?:met)?)|fil\\.? ?kand|filosofie kandidat(?:examen)?|hogskoleingenjor(?:sexamen)?|sjukskoterske(?:examen|program(?:met)?|utbildning)|socionom(?:examen|programmet)?|(?:grundskol|forskol|grund|for|)larar(?:examen|program(?:met)?|utbildning)|specialistsjukskoterskeexamen|yrkesexamen|hogskoleexamen|fysioterapeutexamen',
    associate:
      'yrkeshogskole(?:examen|utbildning)|kvalificerad yrkesexamen|yh-(?:examen|utbildning)|yrkeshogskola',
    vocational:
      'gesallbrev|yrkesbevis|underskoterske(?:utbildning|examen)|vard- och omsorgs\\p{L}+|yrkesutbildning|larlingsutbildning|masterbrev|vuxenutbildning|komvux|(?:el|bygg|fordons|vvs|hotell|restaurang|barn|handels|industri|el- och energi|bygg- och anlaggnings|restaurang- och livsmedels|barn- och fritids|fordons- och transport|hotell- och turism)-?programmet',
    secondary:
      'gymnasie(?:examen|utbildning|studier|program(?:met)?)|studentexamen|slutbetyg|(?:natur|samhalls|teknik|ekonomi|estet|humanist)\\p{L}*(?:programmet|linjen)|naturvetenskapliga programmet|grundskola',
  },
};

export const entries: EntryWords = {
  employers:
    'kommun|kommunen|sjukhus|sjukhuset|vardcentral|vardcentralen|aldreboende|hemtjanst|hemtjansten|myndigheten|verket|stiftelsen|foreningen|forbundet|forlag|forlaget|bolaget|aktiebolag|bageri|bageriet|akeri|snickeri|byggfirma|bygg|restaurang|apotek|apoteket|skola|skolan',
  schools:
    'skola|skolan|universitet|universitetet|gymnasium|gymnasiet|laroverk|laroverket|kth|chalmers|komvux|larosate',
  present:
    'nuvarande|pågående|nu|idag|i dag|tills vidare|tillsvidare|fortgående|fortfarande|dags dato|pagaende|vidare',
  since: 'sedan|fr\\.? ?o\\.? ?m\\.?|från och med',
  until: 'tills|till och med|t\\.? ?o\\.? ?m\\.?',
};

export const forms: FormLabels = {
  employer: 'arbetsgivare|arbetsgivarens namn|företag|företagsnamn|arbetsplats|organisation|uppdragsgivare',
  title: 'befattning|yrkestitel|titel|roll|tjänst|yrkesroll|anställd som',
  school: 'skola|skolans namn|lärosäte|utbildningsanordnare|högskola|universitet',
  area: 'inriktning|studieinriktning|ämne|huvudämne|huvudområde|program',
  degree: 'examen|utbildning|utbildningsnivå|nivå',
  period: 'period|tid|tidsperiod|datum|anställningstid|anställningsperiod|studietid|år|när',
  place: 'ort|plats|stad',
  duties: 'arbetsuppgifter|huvudsakliga arbetsuppgifter|uppgifter|ansvarsområden|ansvar|beskrivning',
};

export const summary: SummaryWords = {
  now: 'För närvarande: {job}.',
  last: 'Senast: {job}.',
  at: ', ',
  experience: 'Arbetslivserfarenhet: {years}.',
  internships: 'Praktik: {count}.',
  education: 'Utbildning: {list}.',
  skills: 'Kompetenser: {list}.',
  languages: 'Språk: {list}.',
  place: 'Bostadsort: {place}.',
  comma: ', ',
  questions: {
    gap: 'Vad gjorde du mellan {from} och {to}?',
    results: 'Vilka var dina viktigaste resultat som {title}?',
    work: 'Vilken arbetslivserfarenhet har du?',
    skills: 'Vilka verktyg och metoder arbetar du med?',
    education: 'Vad har du för utbildning?',
    languages: 'Vilka språk talar du, och hur bra?',
  },
};

export const personal: PersonalLabels = {
  name: 'namn|förnamn|efternamn',
  birth: 'födelsedatum|född|födelsedag|födelseort|födelseår|personnummer|ålder',
  gender: 'kön',
  nationality: 'nationalitet|medborgarskap',
  maritalStatus: 'civilstånd|civilstatus|familj|barn',
  religion: 'religion|trosbekännelse',
  photo: 'foto|bild',
  address: 'adress|bostadsadress|bostadsort',
};
