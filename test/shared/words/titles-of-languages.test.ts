import { expect, it } from 'vitest';
import { sectionOf } from '../../../shared/words/section-titles.ts';

/** Titles that ordinary CVs have over their sections. */
const usual = {
  en: {
    work: [
      'Employment|Employment history|Work experience|Professional experience|Work history|Career history',
      'Employment record|Relevant experience|Previous employment|Career|Positions held|Experience',
      'Industry experience|Teaching experience|Clinical experience|Current position|Other employment',
      'Job history|Professional background|Appointments|Work record|Paid employment|Working experience',
      'Career to date',
    ],
    education: [
      'Education|Qualifications|Academic qualifications|Education and training|Educational background',
      'Academic background|Education history|Schooling|Training and education|Academic record|Degrees',
      'Studies|Educational qualifications|Scholastic record',
    ],
    skills: [
      'Skills|Key skills|Core skills|Technical skills|Competencies|Areas of expertise|Core competencies',
      'Skills and abilities|IT skills|Computer skills|Strengths|Skills summary|Professional skills',
      'Key competencies|Expertise|Abilities',
    ],
    languages: ['Languages|Language skills|Foreign languages|Languages spoken|Linguistic skills'],
  },
  de: {
    work: [
      'Berufserfahrung|Beruflicher Werdegang|Berufspraxis|Berufliche Tätigkeiten|Berufliche Stationen',
      'Arbeitserfahrung|Bisherige Tätigkeiten|Praktische Erfahrung|Beschäftigung|Anstellungen|Berufslaufbahn',
      'Berufstätigkeit|Arbeitsverhältnisse|Beruflicher Weg|Tätigkeiten|Berufsweg|Berufliche Laufbahn',
      'Arbeitsstellen|Berufserfahrungen|Werdegang|Berufliche Erfahrungen|Erwerbstätigkeit|Stationen',
    ],
    education: [
      'Ausbildung|Schulbildung|Bildungsweg|Studium|Schule und Ausbildung|Aus- und Weiterbildung',
      'Schulischer Werdegang|Bildung|Akademische Ausbildung|Berufsausbildung|Schulausbildung',
      'Hochschulstudium|Ausbildungsweg|Schulischer Bildungsweg|Schul- und Berufsausbildung',
      'Studium und Ausbildung|Ausbildung und Studium|Schulen|Bildungsgang',
    ],
    skills: [
      'Kenntnisse|Fähigkeiten|Kompetenzen|Fachkenntnisse|Besondere Kenntnisse|Kenntnisse und Fähigkeiten',
      'EDV-Kenntnisse|IT-Kenntnisse|Fachliche Kompetenzen|Stärken|Qualifikationen|Fertigkeiten',
      'Zusatzqualifikationen|Fachliches|Sonstige Kenntnisse|Weitere Kenntnisse',
    ],
    languages: ['Sprachen|Sprachkenntnisse|Fremdsprachen|Fremdsprachenkenntnisse'],
  },
  fr: {
    work: [
      'Expérience professionnelle|Expériences professionnelles|Parcours professionnel|Emplois|Expériences',
      'Expérience|Parcours|Emplois occupés|Postes occupés|Activités professionnelles|Carrière',
      'Vie professionnelle|Expérience de travail|Historique professionnel|Expériences de travail',
      'Itinéraire professionnel|Antécédents professionnels|Activité professionnelle|Carrière professionnelle',
    ],
    education: [
      'Formation|Formations|Études|Diplômes|Parcours scolaire|Formation académique|Formation scolaire',
      'Études et diplômes|Cursus|Scolarité|Formation initiale|Cursus scolaire|Diplômes et formations',
      'Formation et diplômes|Parcours universitaire|Formation professionnelle|Titres et diplômes',
      'Cursus universitaire|Études et formations',
    ],
    skills: [
      'Compétences|Compétences professionnelles|Savoir-faire|Compétences techniques|Compétences clés|Atouts',
      'Aptitudes|Connaissances|Informatique|Domaines de compétences|Savoir-être|Compétences informatiques',
      'Outils|Qualités|Points forts',
    ],
    languages: [
      'Langues|Langues parlées|Connaissances linguistiques|Compétences linguistiques|Langues étrangères',
    ],
  },
  es: {
    work: [
      'Experiencia laboral|Experiencia profesional|Trayectoria profesional|Historial laboral|Experiencia',
      'Empleos|Antecedentes laborales|Trayectoria laboral|Vida laboral|Experiencias laborales',
      'Puestos desempeñados|Experiencia de trabajo|Actividad profesional|Trabajos realizados',
      'Experiencia docente|Cargos desempeñados|Empleos anteriores|Carrera profesional|Desempeño profesional',
    ],
    education: [
      'Educación|Formación|Formación académica|Estudios|Estudios realizados|Antecedentes académicos',
      'Datos académicos|Formación reglada|Educación formal|Titulación|Preparación académica|Escolaridad',
      'Títulos|Historial académico|Nivel académico|Instrucción|Formación educativa|Trayectoria académica',
      'Grado académico|Perfil académico',
    ],
    skills: [
      'Habilidades|Competencias|Aptitudes|Conocimientos|Destrezas|Habilidades y competencias',
      'Conocimientos informáticos|Habilidades técnicas|Capacidades|Informática|Fortalezas',
      'Competencias profesionales|Otros conocimientos|Manejo de programas',
    ],
    languages: ['Idiomas|Lenguas|Conocimiento de idiomas|Competencias lingüísticas'],
  },
  it: {
    work: [
      'Esperienza lavorativa|Esperienze lavorative|Esperienza professionale|Esperienze professionali',
      'Percorso professionale|Attività lavorativa|Esperienze|Carriera|Storia lavorativa',
      'Attività professionale|Esperienze di lavoro|Lavoro|Impieghi|Posizioni ricoperte|Incarichi',
      'Esperienza di lavoro|Percorso lavorativo|Carriera lavorativa',
    ],
    education: [
      'Istruzione|Formazione|Istruzione e formazione|Titoli di studio|Studi|Studi compiuti',
      'Percorso formativo|Formazione scolastica|Percorso di studi|Studi effettuati|Diplomi',
      'Formazione e istruzione|Titolo di studio|Formazione accademica|Percorso scolastico',
      'Curriculum studiorum|Scuole frequentate',
    ],
    skills: [
      'Competenze|Capacità e competenze|Competenze tecniche|Conoscenze|Abilità|Capacità',
      'Conoscenze informatiche|Competenze professionali|Punti di forza|Competenze digitali',
      'Competenze informatiche|Capacità tecniche|Conoscenze tecniche|Attitudini',
    ],
    languages: ['Lingue|Lingue straniere|Conoscenze linguistiche|Competenze linguistiche|Lingue conosciute'],
  },
  pt: {
    work: [
      'Experiência profissional|Experiências profissionais|Experiência|Percurso profissional',
      'Histórico profissional|Atividade profissional|Experiência de trabalho|Trajetória profissional',
      'Empregos|Histórico de emprego|Carreira|Experiências anteriores|Atuação profissional|Vida profissional',
      'Empregos anteriores|Carreira profissional|Experiências de trabalho|Vivência profissional',
      'Últimos empregos|Exercício profissional',
    ],
    education: [
      'Formação|Formação académica|Formação acadêmica|Educação|Escolaridade|Habilitações literárias',
      'Habilitações académicas|Formação escolar|Estudos|Percurso académico|Educação e formação',
      'Grau de instrução|Histórico escolar|Instrução|Habilitações|Formação e escolaridade',
      'Nível de escolaridade|Vida académica',
    ],
    skills: [
      'Competências|Habilidades|Aptidões|Conhecimentos|Qualificações|Competências técnicas|Informática',
      'Habilidades técnicas|Conhecimentos informáticos|Aptidões e competências|Competências profissionais',
      'Pontos fortes|Qualidades|Competências pessoais',
    ],
    languages: ['Idiomas|Línguas|Competências linguísticas|Línguas estrangeiras|Conhecimento de idiomas'],
  },
  nl: {
    work: [
      'Werkervaring|Beroepservaring|Professionele ervaring|Loopbaan|Arbeidsverleden|Ervaring|Werkverleden',
      'Carrière|Arbeidservaring|Beroepsloopbaan|Relevante werkervaring|Functies|Dienstverbanden',
      'Werkzaamheden|Praktijkervaring|Betrekkingen|Loopbaanoverzicht|Arbeidsloopbaan|Werkgevers',
      'Tewerkstelling',
    ],
    education: [
      'Opleiding|Opleidingen|Onderwijs|Studies|Scholing|Vooropleiding|Opleiding en scholing|Studie',
      'Gevolgde opleidingen|Schoolopleiding|Genoten opleidingen|Opleiding en cursussen|Schoolloopbaan',
      'Opleidingen en diploma’s|Studieverleden|Opleiding en vorming',
    ],
    skills: [
      'Vaardigheden|Competenties|Kennis|Computervaardigheden|Kennis en vaardigheden|Kwaliteiten',
      'Technische vaardigheden|Sterke punten|Computerkennis|IT-kennis|Eigenschappen',
      'Persoonlijke vaardigheden|Informatica',
    ],
    languages: ['Talen|Talenkennis|Taalvaardigheden|Taalkennis'],
  },
  sv: {
    work: [
      'Arbetslivserfarenhet|Arbetserfarenhet|Yrkeserfarenhet|Erfarenhet|Anställningar|Yrkesliv',
      'Tidigare anställningar|Arbetsliv|Arbeten|Erfarenheter|Yrkesbakgrund|Professionell erfarenhet',
      'Yrkesmässig erfarenhet|Arbetslivserfarenheter|Anställning|Yrkeskarriär|Yrkesverksamhet',
    ],
    education: [
      'Utbildning|Utbildningar|Studier|Skolgång|Akademisk utbildning|Utbildning och kurser|Examina',
      'Skolutbildning|Utbildningsbakgrund|Formell utbildning|Examen|Skola|Högskoleutbildning',
    ],
    skills: [
      'Kompetenser|Färdigheter|Kunskaper|Datakunskaper|Kompetens|Tekniska kunskaper|IT-kunskaper|Egenskaper',
      'Styrkor|Kunskaper och färdigheter|Nyckelkompetenser|Övriga kunskaper',
    ],
    languages: ['Språk|Språkkunskaper|Språkfärdigheter'],
  },
  pl: {
    work: [
      'Doświadczenie zawodowe|Doświadczenie|Przebieg pracy zawodowej|Historia zatrudnienia|Praca zawodowa',
      'Przebieg zatrudnienia|Kariera zawodowa|Zatrudnienie|Doświadczenie w pracy|Dotychczasowe zatrudnienie',
      'Przebieg kariery zawodowej|Staż pracy|Miejsca pracy|Praktyka zawodowa|Aktywność zawodowa',
      'Przebieg kariery|Doświadczenia zawodowe',
    ],
    education: [
      'Wykształcenie|Edukacja|Studia|Nauka|Przebieg edukacji|Wykształcenie i kwalifikacje|Szkoły',
      'Ukończone szkoły|Edukacja i szkolenia|Przebieg nauki|Wykształcenie i szkolenia|Ścieżka edukacji',
      'Wykształcenie formalne',
    ],
    skills: [
      'Umiejętności|Kompetencje|Umiejętności zawodowe|Obsługa komputera|Umiejętności techniczne|Zdolności',
      'Mocne strony|Umiejętności i kwalifikacje|Dodatkowe umiejętności|Kwalifikacje i umiejętności',
      'Wiedza i umiejętności',
    ],
    languages: ['Języki|Języki obce|Znajomość języków|Znajomość języków obcych|Umiejętności językowe'],
  },
  ja: {
    work: [
      '職歴|職務経歴|職務経験|勤務経歴|業務経歴|経歴|職務履歴|主な職歴|就業経験|職業経歴|アルバイト歴|実務経験|業務経験|仕事経験|キャリア',
    ],
    education: ['学歴|最終学歴|教育|学業|出身校|教育歴'],
    skills: ['スキル|技能|得意分野|経験・スキル|専門知識|PCスキル|使用可能ツール|強み|活かせるスキル'],
    languages: ['語学|語学力|言語|使用言語|外国語'],
  },
  zh: {
    work: [
      '工作经历|工作经验|职业经历|任职经历|工作履历|从业经历|实习经历|工作背景|职业履历|工作情况|工作履历表|主要工作经历|工作历程|就业经历',
    ],
    education: ['教育背景|教育经历|学历|学习经历|教育程度|教育情况|学历背景|求学经历|教育|学历情况|学业背景'],
    skills: [
      '技能|专业技能|个人技能|技能特长|专长|掌握技能|职业技能|特长|技能与特长|能力|专业能力|业务技能|工作技能',
    ],
    languages: ['语言|语言能力|外语能力|外语水平|语言技能|语言水平'],
  },
};

it.each(Object.entries(usual))('%s: each title names its section', (_, kinds) => {
  for (const [kind, lists] of Object.entries(kinds))
    for (const title of lists.flatMap((list) => list.split('|')))
      expect([title, sectionOf(title)]).toEqual([title, kind]);
});
