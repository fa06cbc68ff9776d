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

/** Romanian. */
export const language: LanguageName = {
  code: 'ro',
  country: 'RO',
  isUnspaced: false,
  languages:
    'limba engleză=en|limba franceză=fr|limba germană=de|limba italiană=it|limba spaniolă=es|limba rusă=ru|limba română=ro|limba maghiară=hu|limba ucraineană=uk|limba turcă=tr|limba sârbă=sr|moldovenească=ro|rromani=rom|romani=rom|limba rromani=rom|tătară=tt|ebraică=he|persană=fa|kurdă=ku|limbajul semnelor=sgn|limba semnelor=sgn|limbajul mimico-gestual=sgn|greacă=el|neogreacă=el|flamandă=nl',
};

export const detects: DetectWords = {
  grammar: 'și şi în pentru din cu pe prin sau fost precum către cadrul',
  ofCvs:
    'experiență experienţă profesională educație educaţie formare studii limbi străine competențe competenţe aptitudini abilități prezent până facultatea universitatea liceul colegiul școala engleză franceză română maternă permis conducere categoria bacalaureat licență ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie județul strada telefon adresă adresa nașterii naționalitate angajator funcția ocupată perioada responsabilități activități nivel mediu avansat începător bun foarte cursuri calificare hobby referințe diplomă cunoștințe srl',
};

export const sections: SectionWords = {
  titles: {
    summary:
      'despre mine|profil|profil profesional|profil personal|rezumat|rezumat profesional|sumar|sumar profesional|prezentare|cine sunt|obiectiv|obiectiv profesional|obiectiv de carieră|obiective|scurtă prezentare|scurt rezumat|obiectivul profesional|descriere personală',
    work: 'experiență profesională|experiență|experiențe profesionale|experiență de muncă|experiență în muncă|experiență relevantă|locuri de muncă|locuri de muncă anterioare|loc de muncă actual|istoric profesional|parcurs profesional|traseu profesional|carieră|carieră profesională|activitate profesională|activitatea profesională|stagii|stagii de practică|practică|practică profesională|stagiu de practică|internship-uri|experiență anterioară|experiență lucrativă|experiența la locul de muncă|istoricul locurilor de muncă|angajări anterioare|experiență practică',
    education:
      'educație|educația|studii|studiile|educație și formare|educație și formare profesională|educație și calificare|studii și formare|studii și calificări|educație și instruire|formare|formare academică|pregătire|pregătire academică|pregătire școlară|studii absolvite|școli absolvite|instruire|instituții de învățământ absolvite|parcurs educațional|studii superioare|pregătire profesională|studii și pregătire profesională|învățământ|formare inițială|școli|educație formală',
    skills:
      'competențe|competențe personale|competențe profesionale|competențe dobândite la locul de muncă|competențe tehnice|competențe digitale|competențe informatice|competențe it|competențe și abilități|competențe organizaționale|competențe cheie|competențe de comunicare|competențele mele|alte competențe|aptitudini|aptitudini și competențe|aptitudini și competențe personale|aptitudini tehnice|aptitudini profesionale|abilități|abilități și competențe|abilități tehnice|abilități profesionale|abilități personale|abilitățile mele|cunoștințe|cunoștințe tehnice|cunoștințe it|cunoștințe calculator|cunoștințe pc|cunoștințe de operare pc|operare pc|operare calculator|utilizare calculator|cunoștințe informatice|calități|puncte forte|puncte tari|tehnologii|instrumente|programe|programe cunoscute|software|expertiză|domenii de expertiză|domenii de competență|calificări|deprinderi|deprinderi și abilități|calități personale|informatică|alte abilități|alte aptitudini',
    languages:
      'limbi|limbi străine|limbi străine cunoscute|limbi vorbite|limbi cunoscute|limbile|cunoștințe lingvistice|competențe lingvistice|abilități lingvistice|cunoașterea limbilor străine|cunoștințe de limbi străine|aptitudini lingvistice|nivel limbi străine|lingvistice|limbi străine vorbite|limba',
    certificates:
      'cursuri|cursuri și certificări|certificări|certificate și cursuri|certificări și cursuri|cursuri de formare|cursuri de perfecționare|cursuri de calificare|cursuri și traininguri|cursuri și training-uri|traininguri|training-uri|training|cursuri și atestate|atestate|atestate și certificări|autorizații|autorizații și certificate|perfecționări|formare continuă|formare profesională|specializări|cursuri absolvite|diplome și certificate|seminarii|alte cursuri|licențe și certificări|cursuri de specializare|calificări și certificări|dezvoltare profesională',
    projects:
      'proiecte|proiecte personale|proiectele mele|proiecte relevante|proiecte realizate|proiecte proprii|portofoliu',
    publications:
      'publicații|articole|lucrări publicate|lucrări științifice|comunicări științifice|articole științifice|conferințe',
    awards:
      'premii|distincții|realizări|premii și distincții|premii și realizări|burse|diplome și premii|rezultate deosebite|concursuri',
    volunteer:
      'voluntariat|activități de voluntariat|experiență de voluntariat|activitate de voluntariat|activități extracurriculare|activități extrașcolare|implicare socială|voluntariate',
    contact:
      'contact|date de contact|date personale|informații personale|informații de contact|informații contact|date contact|detalii de contact|informații generale',
    other:
      'hobby-uri|hobby|hobbyuri|hobby-uri și interese|interese|interese și hobby-uri|pasiuni|pasiuni și interese|timp liber|preocupări|referințe|recomandări|persoane de contact|permis de conducere|permis auto|permis|alte informații|informații suplimentare|informații adiționale|alte date|altele|diverse|stagiu militar|serviciu militar|serviciul militar|afilieri|anexe|disponibilitate|situație militară|referințele se oferă la cerere|referințe la cerere',
  },
  fluency: {
    native: 'matern(?:ă|a)|limbă maternă|limba maternă|nativ(?:ă)?|bilingv(?:ă)?|vorbitor nativ',
    fluent:
      'fluent(?:ă)?|fluență|excelent(?:ă)?|curent|perfect|proficient|nivel nativ|la nivel de excelență|foarte avansat',
    advanced: 'avansat(?:ă|i)?|foarte bin(?:e|ă)|foarte bun(?:ă|e)?|profesional(?:ă)?|nivel înalt',
    intermediate:
      '(?<!foarte )(?:bine|bun(?:ă)?)|mediu|medie|intermediar(?:ă)?|conversațional(?:ă)?|satisfăcător|nivel mediu|conversație',
    basic:
      'începător|începătoare|de bază|bază|elementar(?:ă)?|noțiuni(?: de bază)?|slab(?:ă)?|minim|cunoștințe de bază|puțin',
  },
  labels: {
    place:
      'adres[ăa]|domiciliu|domiciliul|localitate|localitatea|oraș|orașul|oras|reședință|reședința|adresa de domiciliu|adresa de corespondență|adresa de contact|locuiesc în|domiciliu stabil|locația',
    name: 'nume|nume și prenume|nume, prenume|numele și prenumele|prenume și nume|nume / prenume|prenume nume|nume prenume|nume complet|nume și prenume candidat|prenume / nume',
    phone:
      'telefon|tel|telefon mobil|mobil|număr de telefon|nr\\. ?(?:de )?telefon|numar de telefon|nr\\. tel|telefon fix|telefon / mobil|telefon\\(oane\\)|gsm',
  },
};

export const career: CareerWords = {
  roles:
    'asistenta?|inginera?|programatora?|programatoare|dezvoltator|profesoara|invatator|invatatoare|bucatar|bucatareasa|(?<!\\p{L})(?:sef|sefa|mediator|mediatoare|barman|sudor|zidar|notar|lector|rector|dascal|actrita|mester)|ospatara?|ospatarita|chelnera?|chelnerita|cofetara?|brutara?|patisera?|macelara?|vanzator|vanzatoare|casiera?|lucrator|lucratoare|muncitor|muncitoare|zugrav|dulgher|tamplar|instalator|fierar|faiantar|lacatus|strungar|frezor|sofera?|conducator|curiera?|stivuitorist|macaragiu|excavatorist|magaziner|magazinera|depozitar|receptionera?|consiliera?|functionara?|judecator|grefiera?|farmacista?|terapeuta?|psihologa?|logopeda?|cercetator|cercetatoare|traducator|traducatoare|jurnalista?|bibliotecara?|grafician|graficiana|arhitecta?|coafor|coafeza|frizera?|frizerita|cosmetician|cosmeticiana|manichiurista|croitor|croitoreasa|pompier|politist|politista|paznic|jandarm|ingrijitor|ingrijitoare|menajera|camerista|spalator|antrenor|antrenoare|tehnician|tehniciana|laboranta?|ambalator|ambalatoare|manipulant|stagiara?|practicanta?|ucenic|voluntara?|lectora|conferentiar|preparator|preparatoare|antreprenor|antreprenoare|coordonator|coordonatoare|dispecera?|achizitor|merceolog|tractorist|fermier|gradinar|gradinara|moasa|brancardier|ambulantier|formator|formatoare|instructoare|operatoare|reprezentanta?|vopsitor|tinichigiu|mecatronist|finisor|montator|montatoare|asamblor|maistru|maistra|diriginte|viceprimar|deputat|casnica|ghid|dactilografa|florara?|barmanita|patroana|asociata?',
  degrees: {
    doctorate:
      'doctorat(?: în \\p{L}+)?|studii doctorale|studii universitare de doctorat|școala doctorală|diplomă de doctor',
    master:
      'masterat(?: în \\p{L}+)?|studii (?:universitare )?de master(?:at)?|diplomă de master(?:at)?|studii masterale|studii postuniversitare|studii aprofundate|program de master(?:at)?|master în|rezidențiat|medic specialist',
    bachelor:
      '(?:diplomă |examen |studii )?(?:universitare )?de licență|studii universitare de licență|licență(?: în)?|licențiat(?:ă)?(?: în)?|studii (?:universitare|superioare)|diplomă de inginer|inginer diplomat|inginer(?=,| ?$)|diplomă de studii superioare|absolvent(?:ă)? (?:de )?facultate|diplomă de absolvire a facultății',
    associate:
      'școal[ăa] postliceal[ăa]|studii postliceale|postliceal[ăa]|colegiu universitar|învățământ postliceal|școal[ăa] sanitară postliceală|școal[ăa] de maiștri',
    vocational:
      'școal[ăa] profesional[ăa]|învățământ profesional|calificare profesională|(?:curs|certificat|diplomă|atestat) de (?:calificare|competență|formare|absolvire)(?: profesională)?|certificat de calificare profesională|ucenicie|școal[ăa] de arte și meserii|muncitor calificat|atestat profesional|studii profesionale',
    secondary:
      'diplomă de bacalaureat|bacalaureat(?:ul)?|examen(?:ul)? de bacalaureat|studii (?:medii|liceale)|diplomă de studii liceale|liceu(?=,| ?$)|școal[ăa] general[ăa](?=,| ?$)|studii gimnaziale|gimnaziu(?=,| ?$)|treapta (?:i|1)|(?:8|10|12) clase',
  },
};

export const entries: EntryWords = {
  employers:
    '(?<!\\p{L})(?:s\\. ?c\\.(?= \\p{L})|s\\. ?r\\. ?l\\.?|p\\. ?f\\. ?a\\.?|srl-d|i\\. ?i\\.|întreprindere individuală|regia(?: națională| autonomă)|r\\. ?a\\.)|spital|spitalul|policlinica|ambulatoriul|dispensarul|căminul|azilul|grădinița|creșa|primăria(?= (?:comun|municip|oraș|sector|mun))|prefectura|consiliul (?:local|județean)|tribunalul|judecătoria|parchetul|inspectoratul|direcția|ministerul|agenția|autoritatea|asociația|fundația|federația|sindicatul|poliția|jandarmeria|pompierii|armata|penitenciarul|brutăria|brutărie|cofetăria|patiseria|restaurantul|pensiunea|cafeneaua|cârciuma|magazinul|supermarketul|depozitul|uzina|combinatul|șantierul|atelierul|tâmplăria|service-ul|service auto|autoservice|ferma|grupul|compania(?= \\p{L})|societatea|cooperativa|casa de asigurări|editura|teatrul|muzeul|biblioteca|cabinetul|birou notarial|biroul notarial|societate de avocatură|aeroportul|parohia|salonul|oficiul',
  schools:
    'universitatea|universitate|facultatea|facultate|facultății|școala|liceul|liceu|colegiul|colegiu|grup școlar|grupul școlar|seminarul|academia|institutul|postliceală|politehnica|conservatorul|centrul de formare|(?<!\\p{L})(?:ase(?= bucuresti)|upb|utcn|utcb|ubb|snspa|umf|uaic|usamv|uvt|upt|unatc|ulbs|unibuc|utm chisinau|usm)',
  present:
    '(?:în )?prezent(?:ul)?|până în prezent|până azi|până acum|până astăzi|astăzi|azi|acum|actual(?:ul)?|curent|în curs(?: de desfășurare)?|în desfășurare|la zi|momentan|actualmente|continuă|ziua de azi|momentul actual',
  since: 'din|din anul|din luna|începând cu|începând din|de la|din data de|din data',
  until: 'până(?: la| în| în luna| în anul)?|pînă(?: la| în)?|la data de',
};

export const forms: FormLabels = {
  employer:
    'angajator(?:ul)?|numele angajatorului|numele și adresa angajatorului|compania|societatea|firm[ăa]',
  title: 'func[țţt]i[ae](?: sau postul ocupat)?|post(?:ul)? ocupat|postul|pozi[țţt]ia',
  school:
    'institu[țţ]i[ae](?: de învățământ)?|institu[țţt]ia de [iî]nv[ăa][țţt][ăa]m[âa]nt|universitatea|școala|liceul',
  area: 'specializare[a]?|domeniul?(?: studiat)?|profilul',
  degree: 'calificarea(?: \\/ diploma obținută)?|diplom[ăa](?: obținută)?|titlul|nivel(?:ul)?',
  period: 'perioad[ăa]|durat[ăa]|data|an(?:i|ii)',
  place: 'locul|localitatea|oraș(?:ul)?',
  duties: 'responsabilități|atribuții|activit[ăa][țţt]i(?: principale)?(?: [șşs]i responsabilit[ăa][țţt]i)?',
};

export const summary: SummaryWords = {
  now: 'În prezent: {job}.',
  last: 'Ultimul loc de muncă: {job}.',
  at: ', ',
  experience: 'Experiență profesională: {years}.',
  internships: 'Stagii de practică: {count}.',
  education: 'Studii: {list}.',
  skills: 'Competențe: {list}.',
  languages: 'Limbi: {list}.',
  place: 'Domiciliu: {place}.',
  comma: ', ',
  questions: {
    gap: 'Ce ați făcut între {from} și {to}?',
    results: 'Care au fost cele mai importante rezultate ale dumneavoastră ca {title}?',
    work: 'Ce experiență profesională aveți?',
    skills: 'Cu ce instrumente și metode lucrați?',
    education: 'Ce studii aveți?',
    languages: 'Ce limbi vorbiți și cât de bine?',
  },
};

export const personal: PersonalLabels = {
  name: 'nume(?:le)?|prenume(?:le)?|nume [șşs]i prenume|nume ?/ ?prenume',
  birth:
    'data na[șşs]terii|locul na[șşs]terii|data [șşs]i locul na[șşs]terii|n[ăa]scut[ăa]?(?: la)?|v[âa]rst[ăa]|cnp',
  gender: 'sex|gen',
  nationality: 'na[țţt]ionalitate|cet[ăa][țţt]enie',
  maritalStatus: 'starea? civil[ăa]|copii',
  religion: 'religi[ea]|confesiune',
  photo: 'fotografie|poz[ăa]',
  address: 'adres[ăa]|domiciliul?|re[șşs]edin[țţt][ăa]',
};
