/** Small CVs of invented people as plain text, one per language and each in another habit of writing. */
export interface WrittenCv {
  language: string;
  text: string;
  name: string;
  jobs: { position: string; name: string; start: string; end: string | null }[];
  schools: { institution: string; level: string; end: string }[];
  skills: string[];
  languages: string[];
}

export const writtenCvs: WrittenCv[] = [
  {
    language: 'en',
    text: `Imogen Hartwell
Data Engineer
Leeds, United Kingdom | imogen.hartwell@example.org | +44 113 496 0821 | github.com/ihartwell

PROFESSIONAL EXPERIENCE

Kestrel Analytics Ltd, Leeds — Senior Data Engineer (March 2021 – Present)
- Moved the nightly batch onto a stream and cut the delay from hours to minutes
- Trained two colleagues from the support desk

Brightwater Utilities — Data Analyst (Sept 2017 – Feb 2021)
- Wrote the reports that the board reads every month

EDUCATION

University of Sheffield — BSc (Hons) Mathematics (2014 – 2017)

SKILLS

Languages: Python, SQL, Scala
Platforms: Airflow, Snowflake, AWS

LANGUAGES

English (native), Welsh (B1)
`,
    name: 'Imogen Hartwell',
    jobs: [
      { position: 'Senior Data Engineer', name: 'Kestrel Analytics Ltd', start: '2021-03', end: null },
      { position: 'Data Analyst', name: 'Brightwater Utilities', start: '2017-09', end: '2021-02' },
    ],
    schools: [{ institution: 'University of Sheffield', level: 'bachelor', end: '2017' }],
    skills: ['Python', 'SQL', 'Scala', 'Airflow', 'Snowflake', 'AWS'],
    languages: ['en', 'cy'],
  },
  {
    language: 'de',
    text: `Lebenslauf

Name:\tTjark Petersen
Anschrift:\t24103 Kiel, Deutschland
Telefon:\t+49 431 5550 177
E-Mail:\ttjark.petersen@example.org
Geburtsdatum:\t12.04.1988
Staatsangehörigkeit:\tdeutsch
Familienstand:\tverheiratet

Berufserfahrung

04/2019 – heute\tSchichtleiter
\tWerft Nordhafen GmbH, Kiel
\t- Verantwortung für zwölf Mitarbeitende in der Endmontage
08/2012 – 03/2019\tIndustriemechaniker
\tHansen Maschinenbau AG, Flensburg
\t- Wartung der Pressen und der Förderbänder

Ausbildung

08/2009 – 07/2012\tAusbildung zum Industriemechaniker
\tBerufsschule Kiel

Kenntnisse

SAP PM, CNC-Programmierung, Hydraulik

Sprachen

Deutsch (Muttersprache), Dänisch (gut)
`,
    name: 'Tjark Petersen',
    jobs: [
      { position: 'Schichtleiter', name: 'Werft Nordhafen GmbH', start: '2019-04', end: null },
      { position: 'Industriemechaniker', name: 'Hansen Maschinenbau AG', start: '2012-08', end: '2019-03' },
    ],
    schools: [{ institution: 'Berufsschule Kiel', level: 'vocational', end: '2012-07' }],
    skills: ['SAP PM', 'CNC-Programmierung', 'Hydraulik'],
    languages: ['de', 'da'],
  },
  {
    language: 'fr',
    text: `Solène Kervadec
Infirmière coordinatrice
solene.kervadec@example.org
06 55 50 14 92
Brest, France

EXPÉRIENCE PROFESSIONNELLE

Infirmière coordinatrice
Clinique des Abers
janvier 2020 - aujourd'hui
• Organisation des soins pour quarante patients

Infirmière
Hôpital de la Rade
septembre 2014 - décembre 2019
• Soins en service de cardiologie

FORMATION

Licence en sciences infirmières
Université de Bretagne Occidentale
2011 - 2014

COMPÉTENCES

Soins intensifs, Planification, Logiciel DxCare

LANGUES

Français (langue maternelle), Anglais (B2)
`,
    name: 'Solène Kervadec',
    jobs: [
      { position: 'Infirmière coordinatrice', name: 'Clinique des Abers', start: '2020-01', end: null },
      { position: 'Infirmière', name: 'Hôpital de la Rade', start: '2014-09', end: '2019-12' },
    ],
    schools: [{ institution: 'Université de Bretagne Occidentale', level: 'bachelor', end: '2014' }],
    skills: ['Soins intensifs', 'Planification', 'Logiciel DxCare'],
    languages: ['fr', 'en'],
  },
  {
    language: 'es',
    text: `Iker Zabaleta Oñate
Vitoria, España · iker.zabaleta@example.org · +34 945 55 01 38

Experiencia laboral

Jefe de obra, Construcciones Arlanza S.L. — mayo de 2018 – actualidad
- Dirección de equipos de hasta treinta personas en obra pública
Técnico de prevención, Grupo Ebro S.A. — febrero de 2014 – abril de 2018
- Formación y auditorías de seguridad en las obras

Formación

Grado en Ingeniería Civil, Universidad de Burgos — 2009 – 2013

Competencias

AutoCAD, Presto, Gestión de equipos

Idiomas

Español: nativo
Euskera: C1
`,
    name: 'Iker Zabaleta Oñate',
    jobs: [
      { position: 'Jefe de obra', name: 'Construcciones Arlanza S.L.', start: '2018-05', end: null },
      { position: 'Técnico de prevención', name: 'Grupo Ebro S.A.', start: '2014-02', end: '2018-04' },
    ],
    schools: [{ institution: 'Universidad de Burgos', level: 'bachelor', end: '2013' }],
    skills: ['AutoCAD', 'Presto', 'Gestión de equipos'],
    languages: ['es', 'eu'],
  },
  {
    language: 'it',
    text: `Ginevra Montefalco
Torino, Italia
ginevra.montefalco@example.org
+39 011 555 0163

ESPERIENZA LAVORATIVA

2019 – oggi
Responsabile acquisti
Officine Valsusa S.r.l.
- Negoziazione con i fornitori della filiera per tutti gli stabilimenti

2015 – 2019
Addetta alla logistica
Magazzini Dora S.p.A.
- Pianificazione delle consegne nella regione

ISTRUZIONE

2012 – 2015
Laurea triennale in Economia Aziendale
Università degli Studi di Torino

COMPETENZE

Excel, SAP, Trattativa commerciale

LINGUE

Italiano (madrelingua), Inglese (C1)
`,
    name: 'Ginevra Montefalco',
    jobs: [
      { position: 'Responsabile acquisti', name: 'Officine Valsusa S.r.l.', start: '2019', end: null },
      { position: 'Addetta alla logistica', name: 'Magazzini Dora S.p.A.', start: '2015', end: '2019' },
    ],
    schools: [{ institution: 'Università degli Studi di Torino', level: 'bachelor', end: '2015' }],
    skills: ['Excel', 'SAP', 'Trattativa commerciale'],
    languages: ['it', 'en'],
  },
  {
    language: 'pt',
    text: `Caetano Figueira Brandão
Recife, Brasil
caetano.brandao@example.org | +55 81 5555-0142

RESUMO
Analista com foco em sistemas de pagamento e em dados.

EXPERIÊNCIA PROFISSIONAL

Banco Capibaribe S.A.
Analista de sistemas sênior
jan 2020 – atual
- Manutenção do sistema de pagamentos

Software Aurora Ltda
Desenvolvedor
mar 2016 – dez 2019
- Criação de aplicativos para o varejo

FORMAÇÃO ACADÊMICA

Universidade Federal de Pernambuco
Bacharelado em Ciência da Computação
2012 – 2016

HABILIDADES

Java, Kotlin, PostgreSQL

IDIOMAS

Português (nativo), Inglês (avançado)
`,
    name: 'Caetano Figueira Brandão',
    jobs: [
      { position: 'Analista de sistemas sênior', name: 'Banco Capibaribe S.A.', start: '2020-01', end: null },
      { position: 'Desenvolvedor', name: 'Software Aurora Ltda', start: '2016-03', end: '2019-12' },
    ],
    schools: [{ institution: 'Universidade Federal de Pernambuco', level: 'bachelor', end: '2016' }],
    skills: ['Java', 'Kotlin', 'PostgreSQL'],
    languages: ['pt', 'en'],
  },
  {
    language: 'nl',
    text: `Femke van der Zwaan
Zwolle, Nederland
femke.vanderzwaan@example.org
+31 38 555 0119

Werkervaring

Docent wiskunde | Thorbecke College | augustus 2018 - heden
- Lessen aan de bovenbouw en begeleiding van stagiairs
Onderwijsassistent | Basisschool De Linde | september 2015 - juli 2018
- Hulp bij rekenen en taal

Opleiding

Bachelor Wiskunde | Hogeschool Windesheim | 2012 - 2016

Vaardigheden

Didactiek, GeoGebra, Toetsontwerp

Talen

Nederlands (moedertaal), Duits (B1)
`,
    name: 'Femke van der Zwaan',
    jobs: [
      { position: 'Docent wiskunde', name: 'Thorbecke College', start: '2018-08', end: null },
      { position: 'Onderwijsassistent', name: 'Basisschool De Linde', start: '2015-09', end: '2018-07' },
    ],
    schools: [{ institution: 'Hogeschool Windesheim', level: 'bachelor', end: '2016' }],
    skills: ['Didactiek', 'GeoGebra', 'Toetsontwerp'],
    languages: ['nl', 'de'],
  },
  {
    language: 'pl',
    text: `Bożena Wilczyńska
Łódź, Polska
bozena.wilczynska@example.org
+48 42 555 01 77

DOŚWIADCZENIE ZAWODOWE

06.2020 – obecnie\tGłówna księgowa
\tTkalnia Widzew Sp. z o.o.
\t- Sprawozdania dla zarządu i banków
01.2016 – 05.2020\tSpecjalista ds. kadr
\tApteki Zdrowie S.A.
\t- Obsługa umów i urlopów

WYKSZTAŁCENIE

10.2010 – 06.2015\tMagister, Finanse i rachunkowość
\tUniwersytet Łódzki

UMIEJĘTNOŚCI

Płatnik, Symfonia, Excel

JĘZYKI

Polski (ojczysty), Angielski (B2)
`,
    name: 'Bożena Wilczyńska',
    jobs: [
      { position: 'Główna księgowa', name: 'Tkalnia Widzew Sp. z o.o.', start: '2020-06', end: null },
      { position: 'Specjalista ds. kadr', name: 'Apteki Zdrowie S.A.', start: '2016-01', end: '2020-05' },
    ],
    schools: [{ institution: 'Uniwersytet Łódzki', level: 'master', end: '2015-06' }],
    skills: ['Płatnik', 'Symfonia', 'Excel'],
    languages: ['pl', 'en'],
  },
  {
    language: 'ja',
    text: `履歴書
氏名：水城 遥
メール：haruka.mizuki@example.org
電話：03-5550-0127

職歴

2019年4月 – 現在
株式会社青葉システム
ソフトウェアエンジニア
・決済システムの設計と運用

2015年4月 – 2019年3月
みなと銀行
システム担当
・店舗向けシステムの保守

学歴

2011年4月 – 2015年3月
東都大学
情報工学 学士

スキル

Java、Go、AWS

語学

日本語（母語）、英語（ビジネス）
`,
    name: '水城 遥',
    jobs: [
      { position: 'ソフトウェアエンジニア', name: '株式会社青葉システム', start: '2019-04', end: null },
      { position: 'システム担当', name: 'みなと銀行', start: '2015-04', end: '2019-03' },
    ],
    schools: [{ institution: '東都大学', level: 'bachelor', end: '2015-03' }],
    skills: ['Java', 'Go', 'AWS'],
    languages: ['ja', 'en'],
  },
];
