import { fold } from './fold.ts';

const words = (list: string) => new Set(fold(list).split(/\s+/).filter(Boolean));

/**
 * Nouns that name a kind of section, whatever words are next to them: en, de, fr, es, it, pt, nl, pl, then sv, da, nb,
 * cs, tr, ro, fi.
 */
export const headWords = {
  work: words(`posicoes posiciones posizioni posities stanowiska appointment experience experiences employment career internships placements appointments
    berufserfahrung berufserfahrungen erfahrung erfahrungen werdegang berufspraxis arbeitserfahrung praktika tatigkeit tatigkeiten stationen berufstatigkeit
    stages parcours percurso recorrido experiencia experiencias trayectoria esperienza esperienze
    werkervaring ervaring loopbaan arbeidsverleden doswiadczenie kariera zatrudnienie zatrudnienia
    erfarenhet arbetslivserfarenhet erfaring erhvervserfaring arbejdserfaring arbeidserfaring zkusenosti praxe deneyim deneyimi deneyimler experienta tyokokemus`),
  education: words(`qualification education educations studies qualifications degrees schooling
    ausbildung ausbildungen bildung bildungsweg studium schulbildung hochschulbildung hochschulausbildung berufsausbildung schulausbildung
    formation formations etudes diplomes cursus scolarite educacion formacion estudios titulaciones istruzione formazione studi
    educacao formacao escolaridade opleiding opleidingen onderwijs scholing wyksztalcenie edukacja
    utbildning utbildningar uddannelse utdanning utdannelse vzdelani egitim studii educatie koulutus`),
  skills:
    words(`skills skill competencies competences competency proficiencies expertise technologies strengths tools
    kenntnisse fahigkeiten kompetenzen fachkenntnisse fertigkeiten starken qualifikationen kernkompetenzen edv-kenntnisse it-kenntnisse computerkenntnisse
    savoir-faire outils aptitudes habilidades competencias conocimientos destrezas competenze capacita abilita conoscenze
    conhecimentos aptidoes vaardigheden competenties kennis kwaliteiten umiejetnosci kompetencje
    kompetenser fardigheter kunskaper kompetencer faerdigheder ferdigheter kvalifikationer dovednosti znalosti beceriler yetenekler competente taidot`),
  languages:
    words(`languages language sprachen sprachkenntnisse fremdsprachen fremdsprachenkenntnisse langues idiomas lenguas lingue linguas talen talenkennis jezyki jezykow
    sprak sprog jazyky diller limbi kielitaito`),
  certificates: words(`certifications certificates licenses licences accreditations courses trainings seminars
    zertifikate zertifizierungen weiterbildung weiterbildungen fortbildung fortbildungen schulungen lehrgange seminare kurse
    certificats certificaciones certificados cursos certificazioni certificati corsi certificacoes
    certificaten certificeringen cursussen trainingen certyfikaty kursy szkolenia certifikat certifikater kurser kurzy sertifikalar certificari
    registration registrations permits tickets fuhrerschein fuhrerscheine nachweise scheine zeugnisse fortbildungen berechtigungen habilitations permis attestations
    agrements carnets permisos habilitaciones abilitazioni patenti patente brevetti iscrizioni licenze licencas habilitacoes rijbewijs rijbewijzen diploma's bevoegdheden
    registraties uprawnienia prawo licencje swiadectwa`),
  projects: words(
    `projects projekte projets proyectos progetti projetos projecten projekty projekt projekter projeler proiecte`,
  ),
  publications: words(
    `publications publikationen veroffentlichungen publicaciones pubblicazioni publicacoes publicaties publikacje publikationer presentations conferences talks patents`,
  ),
  awards: words(
    `awards honors honours scholarships prizes auszeichnungen stipendien ehrungen prix distinctions bourses premios reconocimientos premi riconoscimenti prijzen onderscheidingen nagrody wyroznienia utmarkelser`,
  ),
  volunteer: words(
    `volunteering volunteer ehrenamt benevolat voluntariado volontariato vrijwilligerswerk wolontariat frivilligt`,
  ),
} as const;

/** Words next to such a noun that do not change the kind. */
export const besideWords =
  words(`professional work job working career relevant related previous prior past earlier early recent current other additional selected key main core
  technical academic personal my practical clinical industry corporate commercial industrial teaching research field legal creative digital formal higher secondary university
  school postgraduate graduate undergraduate continuing foreign spoken computer it software hard soft social transferable interpersonal organisational organizational
  management business international national major specific general special summary history background record overview highlights details and of in the with to my training
  professional's credentials known full-time part-time freelance consulting engineering design nursing military summer student internship employment development areas area personal technical level total educational
  beruflicher berufliche beruflichen beruflich schulische schulischer akademische akademischer akademischen praktische praktischer weitere sonstige besondere fachliche personliche soziale
  technische methodische relevante bisherige wichtige bisheriger edv it und der die zur in sowie mein meine meiner aus
  professionnelle professionnelles professionnel professionnels technique techniques informatique informatiques linguistique linguistiques personnelle personnelles academique academiques
  scolaire scolaires universitaire universitaires principales autres complementaire complementaires et de des en mes mon parcours cles metier
  laboral laborales profesional profesionales academica academicas academico academicos tecnica tecnicas tecnicos informaticos informaticas complementaria complementarios otros otras personales
  y e mi mis reglada universitaria linguisticas linguisticos sociales digitales
  lavorativa lavorative professionale professionali tecniche informatiche linguistiche personali digitali relazionali scolastica accademica accademico altre principali titoli titolo di ed
  profissional profissionais academicas tecnico tecnicos complementar complementares principais outras outros adicionais do da dos
  relevante professionele overige aanvullende gevolgde technische digitale sociale belangrijkste werk en van mijn
  zawodowe zawodowa zawodowego techniczne dodatkowe kluczowe kursy komputerowe jezykowe praktyczne ukonczone i oraz jazdy conduire conducir guida znajomosc obcych przebieg historia
  professionel professionell ovrig relevant tekniska pracovni odborna jazykove is mesleki yabanci profesionala straine`);
