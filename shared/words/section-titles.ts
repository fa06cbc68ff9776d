import { fold, phrases } from './fold.ts';
import { sections } from './languages/more-languages.ts';
import { plainKindOf } from './plain-titles.ts';
import type { SectionKind } from './section-kind.ts';
import { segmented } from './segmented-title.ts';
import { spokenKindOf } from './spoken-titles.ts';
import { withoutAdditions } from './title-additions.ts';
import { besideWords, headWords } from './title-words.ts';
import { conjunctions, fillers, ofCourses, schools } from './words-in-titles.ts';

export type { SectionKind } from './section-kind.ts';

/** In nine languages, with frequent titles of those that have a file in languages/; spellings are folded, so accents and case do not matter. */
const titles: Record<SectionKind, Set<string>> = {
  summary:
    phrases(`a word about me|a few words about me|a little about me|hello|in brief|who i am|motivation|en bref|objetivo profesional|quien soy|quem sou|wie ben ik|kim jestem|what i do|key facts|at a glance
    |summary|about|about me|profile|professional profile|professional summary|executive summary|career summary|personal profile|personal statement|objective|career objective|overview|introduction|bio|who am i|summary of qualifications|career profile
    |profil|uber mich|zusammenfassung|kurzprofil|berufliches profil|personliches profil|profilo|profilo professionale|profilo personale|sommario|riepilogo|chi sono|su di me|obiettivo|presentazione
    |a propos|a propos de moi|resume|resume professionnel|profil professionnel|presentation|objectif|accroche
    |perfil|perfil profesional|resumen|resumen profesional|sobre mi|acerca de mi|objetivo|extracto|perfil profissional|resumo|resumo profissional|sobre|sobre mim|objetivo profissional|apresentacao
    |profiel|over mij|samenvatting|persoonlijk profiel|professioneel profiel|profil zawodowy|o mnie|podsumowanie|podsumowanie zawodowe|cel zawodowy
    |om mig|om mig sjalv|profiel|o mne|hakkimda|ozet|despre mine|o sebe|о себе|自我评价|个人简介|자기소개|자기 소개
    |自己紹介|概要|サマリー|経歴サマリー|キャリアサマリー|経歴概要|職歴概要|職務経歴概要|職務経歴要約|職務要約|プロフィール|要約|自己pr|自己ＰＲ|自己ｐｒ|経歴要約|職務概要|自己分析`),
  work: phrases(`paid employment|beschaftigung|berufslaufbahn|berufsweg|erwerbstatigkeit|historique professionnel|itineraire professionnel|antecedents professionnels|activite professionnelle|carriere professionnelle|experiencia de trabajo|trabajos realizados|experiencia docente|cargos desempenados|empleos anteriores|desempeno profesional|storia lavorativa|posizioni ricoperte|incarichi|esperienza di lavoro|carriera lavorativa|historico de emprego|experiencias anteriores|empregos anteriores|carreira profissional|experiencias de trabalho|vivencia profissional|ultimos empregos|exercicio profissional|beroepservaring|werkverleden|beroepsloopbaan|functies|dienstverbanden|praktijkervaring|betrekkingen|arbeidsloopbaan|werkgevers|tewerkstelling|doswiadczenie w pracy|dotychczasowe zatrudnienie|staz pracy|miejsca pracy|praktyka zawodowa|aktywnosc zawodowa|doswiadczenia zawodowe|主な職歴|就業経験|職業経歴|アルバイト歴|実務経験|仕事経験|キャリア|sea service|sea going service|sea experience|work ashore|shore employment|shore experience|where i have been|where i've been|places i have worked|jobs i have had|my jobs|jobs so far|work so far|career summary to date|antecedentes laborales|antecedentes profesionales|antecedentes de trabajo|praxis|praktische erfahrung|experiencias laborales|historial laboral|career to date|career path|current position|current role|current post|current employment|present position|previous positions|previous posts|previous roles|past roles|past positions|past employment|job history|posts held|paid work|employment record|berufliche laufbahn|beschaftigungsverhaltnisse|arbeitsverhaltnisse|anstellungen|emplois occupes|postes occupes|vie professionnelle|activites professionnelles|historial profesional|vida laboral|carrera profesional|puestos desempenados|actividad profesional|percorso professionale|attivita lavorativa|attivita professionale|esperienze di lavoro|experiencia de trabalho|carreira|atividade profissional|atividades profissionais|werkgeschiedenis|loopbaanoverzicht|przebieg kariery zawodowej|praca zawodowa|przebieg pracy zawodowej|kariera zawodowa
    |what i've done|what i have done|where i worked|where i've worked|my work|my experience|mein weg|ce que j'ai fait|lo que he hecho|activite independante|emplois salaries|activites salariees|mandats|docencia|actividad docente|lehrtatigkeit|docenza|docencia universitaria|experience|work experience|professional experience|employment|employment history|work history|career history|work|professional background|relevant experience|career|positions|positions held|industry experience|internships|internship experience|job experience|employment experience|professional history|experience and internships|teaching experience|research experience|academic appointments|appointments|academic positions|career experience|professional positions
    |berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|arbeitserfahrung|praktische erfahrung|beruflicher hintergrund|praktika|erfahrung|berufliche erfahrung|berufliche stationen|beruflicher lebenslauf
    |experience professionnelle|experiences professionnelles|experiences|parcours professionnel|emplois|expérience de travail|stages|parcours
    |experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|trayectoria|empleo|historial laboral|trabajo
    |esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|lavoro|carriera
    |experiencia profissional|experiencias profissionais|experiencias|historico profissional|trajetoria profissional|emprego|trabalho
    |werkervaring|ervaring|professionele ervaring|loopbaan|arbeidsverleden|carriere|relevante werkervaring
    |doswiadczenie|doswiadczenie zawodowe|przebieg kariery|przebieg pracy|przebieg zatrudnienia|historia zatrudnienia|kariera|praca
    |is deneyimi|опыт работы|опыт|工作经历|工作经验|实习经历|경력|경력사항|경력 사항|zatrudnienie
    |historia laboral|職務歴|主な経歴
    |職歴|職務経歴|経歴|勤務経歴|勤務歴|業務経験|職務経験|業務経歴|職務経歴詳細|職務詳細|職務内容|経歴詳細|職務履歴`),
  education:
    phrases(`scholastic record|hochschulstudium|ausbildungsweg|datos academicos|preparacion academica|titulos|historial academico|nivel academico|instruccion|formacion educativa|trayectoria academica|grado academico|perfil academico|studi compiuti|studi effettuati|diplomi|titolo di studio|percorso scolastico|curriculum studiorum|scuole frequentate|grau de instrucao|historico escolar|instrucao|nivel de escolaridade|vida academica|schoolopleiding|genoten opleidingen|studieverleden|opleiding en vorming|przebieg edukacji|wyksztalcenie i kwalifikacje|przebieg nauki|sciezka edukacji|wyksztalcenie formalne|出身校|教育歴|schooling and trade|schooling & trade|lehre & schule|lehre und schule|schule & lehre|schule und lehre|schule und beruf|where i learnt it|where i learned it|where i learnt|at school|school days|antecedentes academicos|antecedentes educacionales|antecedentes educativos|education and credentials|educational history|institutions attended|institutions attended with dates|educational institutions attended|schools attended|schools attended with dates|academic record|academic credentials|academic profile|schulischer werdegang|schule und ausbildung|schule & studium|parcours scolaire|parcours universitaire|formation initiale|etudes et diplomes|estudios realizados|titulos academicos|percorso di studi|percorso formativo|habilitacoes|habilitacoes academicas|percurso academico|percurso escolar|nauka|nauka i szkolenia
    |where i studied|where i learned|what i studied|school|schools|education|academic background|educational background|academic history|education and training|academic qualifications|qualifications|studies|academics|education history|academic education|training|degrees|formal education|educational qualifications
    |ausbildung|bildung|bildungsweg|akademische ausbildung|studium|schulbildung|bildungsgang|akademischer werdegang|ausbildung und studium|schul- und berufsausbildung|schulische und berufliche ausbildung|schul- und ausbildung|schule und ausbildung|ausbildung und schule|schul- und berufsbildung|schulbildung und ausbildung|schul- und hochschulbildung|hochschulbildung|schule und studium|aus- und weiterbildung
    |formation|formations|etudes|diplomes|formation academique|parcours academique|education et formation|cursus|scolarite|formation et diplomes
    |educacion|formacion|formacion academica|estudios|educacion y formacion|titulacion|formacion complementaria
    |istruzione|formazione|istruzione e formazione|studi|titoli di studio|formazione accademica|educazione
    |educacao|formacao|formacao academica|escolaridade|educacao e formacao|estudos|habilitacoes literarias
    |opleiding|opleidingen|onderwijs|studie|opleiding en training|scholing|vooropleiding
    |wyksztalcenie|edukacja|studia|wyksztalcenie i szkolenia
    |образование|教育背景|教育经历|학력|학력사항
    |学歴|教育|最終学歴|学業`),
  skills:
    phrases(`connaissances|qualites|points forts|manejo de programas|attitudini|qualidades|competencias pessoais|it-kennis|eigenschappen|persoonlijke vaardigheden|zdolnosci|umiejetnosci i kwalifikacje|kwalifikacje i umiejetnosci|wiedza i umiejetnosci|経験・スキル|専門知識|強み|it und fachliches|fachliches|得意な作業|使用機器|得意な作業・使用機器|得意分野|得意なこと|tools and materials|good at|what i am good at|things i am good at|what i do well|what i bring|what i work with|what i can do|areas of practice|practice areas|areas of law|areas of specialization|areas of specialisation|活かせる経験・スキル|活かせる技能|活かせる技術|活かせる能力|methoden|werkzeuge|werkzeuge und maschinen|fachliche schwerpunkte|arbeitsschwerpunkte|metodi|metodi e strumenti|methodes|metodos|metody|metoder|methodenkenntnisse|methoden und techniken|labormethoden|methods|laboratory methods|活かせる経験とスキル|what i know|what i use|konnen|das kann ich|was ich kann|fortalezas|puntos fuertes|punti di forza|pontos fortes|sterke punten|forces|mes forces|ce que je sais faire|cosa so fare|o que sei fazer|wat ik kan|co potrafie|できること|computer literacy|technical proficiency|zusatzqualifikationen|atouts|domaines de competences|domaines d'expertise|maitrise informatique|conocimientos de informatica|capacidades|competencias digitais|kennis en kunde|computerkennis|obsluga komputera|mocne strony|活かせるスキル|使用可能ツール|使用ツール
    |skills|skills & interests|skills and interests|skills, languages and interests|skills, languages & interests|technical skills and interests|skills and additional information|skills & additional information|technical skills|core skills|key skills|core competencies|competencies|expertise|technologies|areas of expertise|tech stack|technical expertise|technical proficiencies|professional skills|hard skills|soft skills|tools|software|computer skills|it skills|tools and technologies|programming languages|technical knowledge|skill set|skillset|capabilities|strengths|software skills|abilities|proficiencies|digital skills|other skills|additional skills|relevant skills|stack|programming|skills and tools|specialties|specialities|toolbox
    |kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|edv-kenntnisse|it-kenntnisse|technische kenntnisse|fertigkeiten|kernkompetenzen|technische fahigkeiten|softwarekenntnisse|edv|skills und tools|technologien|starken|it kenntnisse|edv kenntnisse|besondere kenntnisse
    |competences|competences techniques|savoir-faire|outils|competences cles|competences informatiques|informatique|aptitudes|logiciels|savoir-etre
    |habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|conocimientos tecnicos|competencias clave|destrezas|informatica|herramientas|conocimientos informaticos|tecnologias
    |competenze|competenze tecniche|capacita|abilita|conoscenze|competenze informatiche|conoscenze informatiche|competenze digitali|competenze chiave|strumenti|capacita e competenze
    |habilidades e competencias|competencias tecnicas|conhecimentos|aptidoes|conhecimentos tecnicos|ferramentas|qualificacoes
    |troeven|mijn troeven|vaardigheden|competenties|kennis|kennis en vaardigheden|technische vaardigheden|computervaardigheden|kerncompetenties|kwaliteiten|it-vaardigheden
    |umiejetnosci|kompetencje|umiejetnosci techniczne|kluczowe umiejetnosci|technologie|narzedzia|znajomosc programow
    |навыки|ключевые навыки|技能|专业技能|기술|보유 기술|기술 스택
    |スキル|技術|技能|スキルセット|専門スキル|活かせる経験・知識・技術|活かせる経験・知識|知識・スキル|テクニカルスキル|pcスキル|保有スキル|技術スキル|開発環境|使用技術|得意分野|経験・知識・スキル|スキル・知識`),
  languages:
    phrases(`connaissances linguistiques|conhecimento de idiomas|taalvaardigheden|taalkennis|umiejetnosci jezykowe|languages known|known languages|other languages|altre lingue|otros idiomas|autres langues|langues parlees|competencias linguisticas|conocimiento de idiomas|lingue conosciute|idiomas estrangeiros|linguas estrangeiras|jezyki obce|znajomosc jezykow|資格・語学|語学・資格
    |languages|language|language skills|spoken languages|foreign languages|language proficiency|linguistic skills|languages spoken
    |sprachen|sprachkenntnisse|fremdsprachen|langues|langue|competences linguistiques|langues etrangeres|idiomas|idioma|lenguas|idiomas extranjeros|lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|conoscenza lingue|linguas|conhecimentos linguisticos|talen|talenkennis|jezyki|jezyki obce|znajomosc jezykow|znajomosc jezykow obcych|языки|语言|语言能力|외국어|언어|yabanci dil|言語|語学|語学力|語学スキル|使用言語|外国語`),
  certificates:
    phrases(`qualifications and tickets|qualifications & tickets|tickets and qualifications|license and examinations?|licenses and examinations?|ausweise|ausweise und bewilligungen|cursos y talleres|aggiornamento|aggiornamento professionale|corsi di aggiornamento|licences & tickets|admissions|bar admissions|licensure|licensure and certification|licensing|registration and licensure|licences and tickets|licences and registrations|registrations|professional registration|professional registrations|professional training|job related training|training courses|continuing professional development|cpd|professional qualifications|tickets|scheine und zertifikate|habilitations|formations complementaires|permis et habilitations|formation continue|cursos y seminarios|cursos realizados|carnes|attestati|patentini|cursos e formacoes|formacao complementar|diploma's en certificaten|uprawnienia|kursy i uprawnienia|資格・検定
    |certificates|certifications|certification|licenses and certifications|licenses|courses and certifications|professional certifications|certificates and training|courses|trainings|professional development|training and certifications|licenses certifications|accreditations
    |zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lizenzen|kurse|schulungen
    |certificats|certifications et formations|licences|certificaciones|certificados|cursos|certificazioni|certificati|corsi|corsi e certificazioni|titoli e corsi|corsi e titoli|certificacoes|certificados e cursos|licencas|formacao continua|certificaten|certificeringen|cursussen|certificaten en cursussen|certyfikaty|kursy|szkolenia|kursy i certyfikaty|сертификаты|证书|자격증|資格|免許・資格|資格・免許|保有資格|認定|取得資格|免許|資格・スキル|資格等`),
  projects:
    phrases(`projects|personal projects|selected projects|key projects|side projects|open source|open source projects|open-source|portfolio|academic projects|project experience|projects experience|notable projects|research projects
    |projekte|ausgewahlte projekte|eigene projekte|projets|projets personnels|realisations|proyectos|proyectos personales|progetti|progetti personali|projetos|projetos pessoais|projecten|projekty|projekty wlasne|проекты|项目经历|项目经验|프로젝트|プロジェクト|プロジェクト経験|プロジェクト経歴|制作実績|開発実績|個人開発|ポートフォリオ`),
  publications:
    phrases(`conference papers|publications et communications|communications|ponencias|comunicacoes|konferencje|業績|研究業績
    |publications|selected publications|papers|publications and talks|research publications|articles|books|talks|presentations|conference talks|patents|writing|selected talks|invited talks|conferences
    |publikationen|veroffentlichungen|vortrage|publicaciones|articulos|pubblicazioni|publicacoes|artigos|publicaties|publikacje|出版物|論文|著書|発表|執筆`),
  awards:
    phrases(`becas|premios y becas|borse di studio|bolsas|premios e distincoes|prijzen en beurzen|stypendia|distincoes
    |awards|honors|honours|awards and honors|honors and awards|achievements|accomplishments|awards and achievements|scholarships|selected honors|recognition|prizes|fellowships|grants|honors awards|key achievements|selected achievements|awards and scholarships
    |auszeichnungen|preise|ehrungen|stipendien|erfolge|prix|distinctions|recompenses|prix et distinctions|bourses|premios|reconocimientos|logros|premios y reconocimientos|premi|riconoscimenti|premi e riconoscimenti|premios e reconhecimentos|reconhecimentos|conquistas|prijzen|onderscheidingen|prestaties|nagrody|wyroznienia|osiagniecia|受賞|受賞歴|表彰`),
  volunteer:
    phrases(`community|engagements associatifs|vie associative|voluntariado e associativismo|bestuurswerk|community engagement|soziales
    |volunteer|volunteering|volunteer experience|volunteer work|community service|community involvement|voluntary work|volunteer activities|leadership and volunteering|voluntary experience|extracurricular activities|leadership|activities|civic engagement
    |ehrenamt|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|ehrenamtliches engagement|engagement|soziales engagement|benevolat|engagement associatif|engagements|experience benevole|voluntariado|volontariato|attivita di volontariato|trabalho voluntario|vrijwilligerswerk|nevenactiviteiten|wolontariat|dzialalnosc spoleczna|ボランティア|ボランティア活動`),
  contact:
    phrases(`antecedentes personales|personlich|personliches|privat|privates|bio-data|bio data|biodata|personal particulars|particulars|datos de contacto|contacto e morada|informacao pessoal|kontakt i adres|informations de contact|dane kontaktowe i osobowe
    |contact|contact me|contact information|contact details|contacts|personal details|personal information|personal data|details|info|personal info|get in touch|address|links|profiles|social|social media|online|find me|find me online|social networks|online profiles|network|web|social links
    |kontakt|kontaktdaten|personliche daten|angaben zur person|personliche angaben|zur person|anschrift|netzwerke|profile
    |coordonnees|contactez-moi|informations personnelles|etat civil|reseaux|reseaux sociaux|liens|donnees personnelles
    |contacto|datos personales|informacion de contacto|informacion personal|redes|redes sociales|perfiles|enlaces
    |contatti|dati personali|informazioni personali|contatto|recapiti|profili|dati anagrafici|contato|dados pessoais|informacoes pessoais|informacoes de contato|contactos|contatos|perfis
    |personalien|generalita|identificacao|dados de identificacao|dane personalne|dati di contatto|本人情報|renseignements personnels|datos del solicitante
    |contactgegevens|persoonlijke gegevens|persoonsgegevens|personalia|gegevens|profielen|dane kontaktowe|dane osobowe|dane|profile spolecznosciowe|kontaktuppgifter|personlige oplysninger|iletisim|联系方式|контакты|연락처|連絡先|個人情報|基本情報|リンク`),
  other:
    phrases(`character references?|patente o patenti|patente di guida|ulteriori informazioni|documents|travel documents|seafarer documents|after hours|outside work|fora do trabalho|po godzinach|fuera del trabajo|fuori dal lavoro|naast het werk|referees|referencias personales|referencias laborales|referencias profesionales|referencias y contactos|referenze personali|references personnelles|personliga referenser|reference|references available on request|referenzen auf anfrage|references sur demande|referencias a peticion|referencias disponibles a peticion|referenze su richiesta|referencias sob pedido|referenties op aanvraag|referencje na zyczenie|other information|driving licence|driving license|driver's license|driver's licence|leisure|leisure interests|sports|proud of|most proud of|a day of my life|a day in my life|life philosophy|mobilitat|freizeit|wehrdienst|mobilite|passions|permis de conduire|permiso de conducir|carne de conducir|otros datos de interes|patenti|patente|patente di guida|fiero di|carta de conducao|carta de motorista|rijbewijs|vrije tijd|prawo jazdy|interets personnels|freizeitaktivitaten|personal qualities|nationality|date of birth|informacoes adicionais|informations complementaires|informazioni aggiuntive|datos adicionales|zusatzliche angaben|aanvullende informatie|informacje dodatkowe|personal details|personal particulars
    |drittmittel|drittmittelprojekte|eingeworbene drittmittel|familienzeit|elternzeit|familienphase|gremien|gremienarbeit|committees|funding|research funding|financements|interests|outside work|out of work|away from work|hobbies|hobbies and interests|interests and hobbies|references|memberships|affiliations|professional affiliations|additional information|other|miscellaneous|misc|personal|organizations|service|professional service|teaching|research interests|military service|military|recommendations|testimonials|personal interests|signature|declaration|availability|favorites|causes|languages and frameworks
    |interessen|hobbys|hobbys und interessen|referenzen|sonstiges|mitgliedschaften|interessen und hobbys|weitere informationen|fuhrerschein|centres d'interet|loisirs|interets|references professionnelles|divers|autres|permis
    |intereses|aficiones|referencias|otros|otros datos|pasatiempos|informacion adicional|interessi|hobby|referenze|altro|altre informazioni|interesses|passatempos|outros|outras informacoes|referencias profissionais|hobbies e interesses
    |interesses|hobby's|hobby's en interesses|referenties|overig|overige|lidmaatschappen|zainteresowania|referencje|inne|dodatkowe informacje|hobby i zainteresowania|klauzula|references on request|references available upon request|referenser|referencer|fritid|referanslar|zajmy|以上|本人希望|本人希望記入欄|趣味|興味|参照|推薦|特技|趣味・特技|志望動機|備考|その他`),
};

const kindOf = new Map<string, SectionKind>();
const addTitles = (kind: string, set: ReadonlySet<string>) => {
  for (const title of set) if (!kindOf.has(title)) kindOf.set(title, kind as SectionKind);
};
for (const [kind, set] of Object.entries(titles)) addTitles(kind, set);
for (const { titles } of Object.values(sections))
  for (const [kind, list] of Object.entries(titles)) addTitles(kind, phrases(list));
/** Letters only, without the ligatures that PDF fonts often have no text for: "Certi cations". */
const bare = (title: string) => title.replace(/[^\p{L}]/gu, '').replace(/ff[il]?|f[il]/g, '');
const bareKinds = new Map([...kindOf].map(([title, kind]) => [bare(title), kind]));

const headKinds = new Map(
  Object.entries(headWords).flatMap(([kind, nouns]) => [...nouns].map((noun) => [noun, kind as SectionKind])),
);

/** "Schulische und akademische Ausbildung": one noun that decides, and otherwise only words without influence. */
const composedKind = (title: string): SectionKind | null => {
  const tokens = title.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  if (tokens.length === 0 || tokens.length > 6) return null;
  const heads = tokens.map((token) => headKinds.get(token));
  if (!tokens.every((token, i) => heads[i] || besideWords.has(token))) return null;
  // "Language skills" is a section of languages, "project experience" one of projects.
  const decisiveKinds: readonly SectionKind[] = ['languages', 'volunteer', 'projects'];
  return heads.find((kind) => kind && decisiveKinds.includes(kind)) ?? heads.find((kind) => kind) ?? null;
};

/** Whether only plain speech makes a title of this text: "What I learned" may also be a part of a job. */
export const isPlainSpeech = (text: string): boolean => {
  const title = withoutAdditions(fold(text));
  return !kindOf.has(title) && (plainKindOf(title) ?? spokenKindOf(title)) !== null;
};

/** A title with its remark in brackets is no longer, and patterns that look for its end are slow on longer texts. */
const longestTitle = 300;

const vocabulary = new Set([...headKinds.keys(), ...besideWords]);

/** Kinds whose noun alone makes a title, in the order in which they decide; the last two only as one of two parts. */
const decisive: readonly SectionKind[] = ['languages', 'skills', 'work', 'education'];

/**
 * The kind of section that one noun or one part of this text names, whatever the other words are: "Fachgebiete und Kenntnisse", "Jobs et
 * stages". Only for a line that is set like the headings.
 */
export const looseSectionOf = (text: string): SectionKind | null => {
  const title = fold(text)
    .replace(/[^\p{L}\p{N}'&+/, -]/gu, ' ')
    .trim();
  const tokens = title.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  if (tokens.length < 2 || tokens.length > 5 || title.length > 52 || /\d/.test(title)) return null;
  const parts = title.split(conjunctions).filter(Boolean);
  const ofTokens = new Set(tokens.map((token) => headKinds.get(token)));
  if (ofTokens.has('certificates')) return null;
  const ofParts = new Set(parts.length > 1 ? parts.map((part) => kindOf.get(part) ?? null) : []);
  const isNamed = (kind: SectionKind, at: number) => ofParts.has(kind) || (at < 2 && ofTokens.has(kind));
  return decisive.find(isNamed) ?? null;
};

/** The kind of section that this text is the title of, or null when it is no section title. */
export const sectionOf = (text: string): SectionKind | null => {
  if (text.length > longestTitle) return null;
  const title = withoutAdditions(fold(text));
  // A full stop, comma or semicolon at the end: "engagement." is the last word of a sentence.
  if (!title || title.length > 52 || /\p{L}[.,;]$|[\d)], .*\d\.$/u.test(text.trim())) return null;
  // "con mis estudios" is the end of a sentence.
  const isSentence = /^\p{Ll}/u.test(text.trim());
  const named = (words: string) =>
    kindOf.get(words) ??
    kindOf.get(words.replace(fillers, '')) ??
    plainKindOf(words) ??
    (isSentence ? null : spokenKindOf(words));
  // A letter-spaced title has no spaces between words, or too many: "WORKEXPERIENCE", "edu cation".
  const exact = named(title) ?? bareKinds.get(bare(title));
  if (exact) return exact;
  const parts = title.split(conjunctions).filter(Boolean);
  if (parts.length > 1 && parts.length < 5) {
    const kinds = parts.map(named);
    // "School and apprenticeship"; "Apprenticeship and work experience" are jobs.
    const isOfCourses = kinds.every((kind, at) =>
      kind === null ? ofCourses.test(parts[at] ?? '') : kind === 'education' || kind === 'certificates',
    );
    if (isOfCourses && kinds.includes(null)) return 'education';
    if (kinds[0] && kinds.some((kind, i) => i > 0 && kind)) {
      // "Driving licence and certificates"; "Licenses and skills" lists skills, too, and "Courses and school" the schools.
      if (kinds[0] === 'certificates' && parts.some((part) => schools.test(part))) return 'education';
      return kinds[0] === 'other' && kinds.includes('certificates')
        ? 'certificates'
        : (kinds[0] === 'certificates' || kinds[0] === 'other') && kinds.includes('skills')
          ? 'skills'
          : kinds[0];
    }
    // "EDV- und Fachkenntnisse": both halves end in the last word.
    if (parts[0]?.endsWith('-') && kinds.at(-1)) return kinds.at(-1) ?? null;
  }
  return (
    composedKind(title) ??
    (/(?:^|\s)\p{L}{1,2}(?:\s|$)/u.test(title) ? composedKind(segmented(title, vocabulary)) : null)
  );
};
