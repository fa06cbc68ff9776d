import type { Language } from './persona.ts';

export type Heading =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'publications'
  | 'interests';

interface Words {
  /** Each heading in the ways that CVs of the language have it. */
  headings: Record<Heading, string[]>;
  months: string;
  shortMonths: string;
  present: string[];
}

/** What a CV says in each language besides what its person says. */
export const words: Record<Language, Words> = {
  en: {
    headings: {
      contact: ['Contact', 'Details'],
      summary: ['Summary', 'Profile', 'About me'],
      work: ['Experience', 'Employment history', 'Professional experience', 'Work experience'],
      education: ['Education', 'Education and training', 'Academic background'],
      skills: ['Skills', 'Key skills', 'Technical skills', 'Core competencies'],
      languages: ['Languages'],
      certificates: ['Certifications', 'Licenses and certifications'],
      publications: ['Publications', 'Selected publications'],
      interests: ['Interests', 'Hobbies'],
    },
    months: 'January February March April May June July August September October November December',
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    present: ['Present', 'present', 'Current'],
  },
  de: {
    headings: {
      contact: ['Kontakt', 'Persönliche Daten'],
      summary: ['Profil', 'Über mich', 'Kurzprofil'],
      work: ['Berufserfahrung', 'Beruflicher Werdegang', 'Berufspraxis'],
      education: ['Ausbildung', 'Bildungsweg', 'Studium und Ausbildung'],
      skills: ['Kenntnisse', 'Fähigkeiten', 'Fachkenntnisse'],
      languages: ['Sprachen', 'Sprachkenntnisse'],
      certificates: ['Zertifikate', 'Weiterbildungen'],
      publications: ['Veröffentlichungen', 'Publikationen'],
      interests: ['Interessen', 'Hobbys'],
    },
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    present: ['heute', 'Heute', 'aktuell'],
  },
  fr: {
    headings: {
      contact: ['Contact', 'Coordonnées'],
      summary: ['Profil', 'À propos'],
      work: ['Expérience professionnelle', 'Parcours professionnel', 'Expériences'],
      education: ['Formation', 'Formations', 'Diplômes et formations'],
      skills: ['Compétences', 'Compétences clés'],
      languages: ['Langues'],
      certificates: ['Certifications', 'Certificats'],
      publications: ['Publications'],
      interests: ['Centres d’intérêt', 'Loisirs'],
    },
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    present: ['aujourd’hui', 'présent', 'à ce jour'],
  },
  es: {
    headings: {
      contact: ['Contacto', 'Datos personales'],
      summary: ['Perfil', 'Resumen', 'Sobre mí'],
      work: ['Experiencia profesional', 'Experiencia laboral', 'Experiencia'],
      education: ['Formación', 'Formación académica', 'Educación'],
      skills: ['Competencias', 'Habilidades', 'Conocimientos'],
      languages: ['Idiomas'],
      certificates: ['Certificados', 'Certificaciones'],
      publications: ['Publicaciones'],
      interests: ['Intereses', 'Aficiones'],
    },
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    shortMonths: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.',
    present: ['actualidad', 'Actualidad', 'presente'],
  },
  it: {
    headings: {
      contact: ['Contatti', 'Dati personali'],
      summary: ['Profilo', 'Su di me'],
      work: ['Esperienza professionale', 'Esperienze lavorative', 'Esperienza lavorativa'],
      education: ['Istruzione', 'Istruzione e formazione', 'Formazione'],
      skills: ['Competenze', 'Capacità e competenze'],
      languages: ['Lingue', 'Conoscenze linguistiche'],
      certificates: ['Certificazioni', 'Attestati'],
      publications: ['Pubblicazioni'],
      interests: ['Interessi'],
    },
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    shortMonths: 'gen feb mar apr mag giu lug ago set ott nov dic',
    present: ['oggi', 'in corso', 'presente'],
  },
  pt: {
    headings: {
      contact: ['Contacto', 'Contato'],
      summary: ['Perfil', 'Resumo', 'Sobre mim'],
      work: ['Experiência profissional', 'Experiência', 'Percurso profissional'],
      education: ['Formação', 'Formação académica', 'Educação'],
      skills: ['Competências', 'Habilidades'],
      languages: ['Idiomas', 'Línguas'],
      certificates: ['Certificações', 'Certificados'],
      publications: ['Publicações'],
      interests: ['Interesses'],
    },
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    shortMonths: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
    present: ['presente', 'atual', 'até hoje'],
  },
  nl: {
    headings: {
      contact: ['Contact', 'Persoonsgegevens'],
      summary: ['Profiel', 'Over mij', 'Samenvatting'],
      work: ['Werkervaring', 'Ervaring', 'Loopbaan'],
      education: ['Opleiding', 'Opleidingen'],
      skills: ['Vaardigheden', 'Competenties', 'Kennis en vaardigheden'],
      languages: ['Talen', 'Talenkennis'],
      certificates: ['Certificaten', 'Cursussen'],
      publications: ['Publicaties'],
      interests: ['Interesses', 'Hobby’s'],
    },
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    shortMonths: 'jan. feb. mrt. apr. mei juni juli aug. sept. okt. nov. dec.',
    present: ['heden', 'nu'],
  },
  pl: {
    headings: {
      contact: ['Kontakt', 'Dane osobowe'],
      summary: ['Profil', 'Podsumowanie', 'O mnie'],
      work: ['Doświadczenie zawodowe', 'Doświadczenie', 'Przebieg kariery'],
      education: ['Wykształcenie', 'Edukacja'],
      skills: ['Umiejętności', 'Kompetencje'],
      languages: ['Języki', 'Języki obce', 'Znajomość języków'],
      certificates: ['Certyfikaty', 'Kursy i szkolenia'],
      publications: ['Publikacje'],
      interests: ['Zainteresowania'],
    },
    months:
      'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
    present: ['obecnie', 'nadal', 'teraz'],
  },
  ja: {
    headings: {
      contact: ['連絡先'],
      summary: ['職務要約', '自己紹介', '自己PR'],
      work: ['職務経歴', '職歴'],
      education: ['学歴'],
      skills: ['スキル', '活かせる経験・知識・技術', '技術スキル'],
      languages: ['語学', '言語'],
      certificates: ['資格', '免許・資格'],
      publications: ['著書・論文'],
      interests: ['趣味'],
    },
    months: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    shortMonths: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    present: ['現在'],
  },
};
