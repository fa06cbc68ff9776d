import { fold } from './fold.ts';
import type { SectionKind } from './section-kind.ts';

/** Words of one language that a spoken title has, with a blank between them. */
interface Speech extends Record<'work' | 'education' | 'skills' | 'languages', string> {
  /** The first person and the questions, of which each title has one. */
  marks: string;
  /** Other words of such a sentence. */
  others: string;
}

const speeches: Speech[] = [
  {
    marks: `i i've my where what`,
    others: `have had been the a at in with that which well best so far until till now today and places things to all am life trade do`,
    work: `worked working work done jobs job career living earned employed employers positions roles`,
    education: `studied learned learnt schools schooling studies taught trained degrees`,
    skills: `can know use offer bring tools programs programmes software strengths skills good`,
    languages: `speak languages`,
  },
  {
    marks: `ich mein meine meiner meinen wo was womit welche bisherige`,
    others: `habe hab bin da hier das dies bisher bislang bis jetzt heute schon und so die der den in an mit gut besonders alles dort war`,
    work: `gearbeitet gejobbt gemacht getan beschäftigt tätig stellen jobs arbeitsleben berufsleben arbeitgeber tätigkeiten arbeit stationen`,
    education: `gelernt studiert schulen schulzeit lehre studium ausbildung ausbildungen`,
    skills: `kann mitbringe beherrsche nutze benutze programme stärken werkzeuge`,
    languages: `spreche sprachen`,
  },
  {
    marks: `je j mes mon ma où quelles ce`,
    others: `que qu c ai suis la là les le des en et jusque jusqu ici à présent déjà bien fais faire vie`,
    work: `travaillé emplois postes métiers jobs boulots parcours expériences expérience professionnelle fait`,
    education: `étudié appris études diplômes formation formations scolarité écoles`,
    skills: `sais maîtrise compétences atouts outils apporte utilise forces logiciels`,
    languages: `parle langues`,
  },
  {
    marks: `mi mis he dónde qué cuáles lo me`,
    others: `que hasta ahora hoy ya la el los las en de se da a y con vida puntos yo`,
    work: `trabajado trabajé trabajos empleos hecho puestos trayectoria laboral experiencia experiencias carrera`,
    education: `estudiado estudié estudios aprendido aprendí formación formado escuelas colegios títulos`,
    skills: `hacer usar manejo domino aporto habilidades herramientas fuertes destrezas bien`,
    languages: `hablo idiomas lenguas`,
  },
  {
    marks: `miei mie mio mia ho so dove cosa che quali`,
    others: `il la le i lo finora fino a ora oggi di già anche più con cui in punti`,
    work: `lavorato lavori fatto esperienze esperienza percorso impieghi carriera mestieri`,
    education: `studiato studi imparato scuole formazione diplomi`,
    skills: `fare usare competenze strumenti forza capacità`,
    languages: `parlo lingue`,
  },
  {
    marks: `eu meu meus minha minhas onde que quais`,
    others: `o a os as já até agora hoje e no em de com pontos trabalho história faço`,
    work: `trabalhei trabalhos empregos fiz trajetória percurso profissional experiência experiências carreira`,
    education: `estudei estudos aprendi formação escolas formei cursei`,
    skills: `sei fazer bem domino uso ferramentas competências habilidades fortes`,
    languages: `falo línguas idiomas`,
  },
  {
    marks: `ik mijn waar wat welke`,
    others: `heb ben dit hier in de het en tot nu toe met al`,
    work: `gewerkt gedaan banen werkte werk loopbaan werkervaring baantjes functies`,
    education: `geleerd gestudeerd leerde studeerde scholen opleidingen opleiding studie studies`,
    skills: `kan goed gebruik beheers vaardigheden sterke punten`,
    languages: `spreek talen`,
  },
  {
    marks: `jag min mitt mina vad var`,
    others: `är har här haft det i med till nu hittills och på av mig`,
    work: `jobbat arbetat gjort jobb arbeten arbetsliv yrkesliv anställningar`,
    education: `studerat pluggat lärt studier utbildning utbildningar skolor`,
    skills: `kan bra styrkor färdigheter verktyg använder`,
    languages: `språk talar pratar`,
  },
  {
    marks: `moja moje moich mojego gdzie co czego czym jakie jakimi znam mówię`,
    others: `dotąd do tej pory się w z po które jestem już i oraz miejsca`,
    work: `pracowałam pracowałem robiłam robiłem praca pracy doświadczenie kariera zatrudnienie`,
    education: `uczyłam uczyłem studiowałam studiowałem wykształcenie szkoły edukacja studia nauczyłam nauczyłem`,
    skills: `umiem potrafię umiejętności mocne strony dobra dobry pracuję narzędzia`,
    languages: `języki językach językami mówię`,
  },
];

const wordsOf = (list: string) => new Set(fold(list).split(' '));
/** The kinds, the one that decides first: "Languages that I know". */
const kinds = ['languages', 'education', 'skills', 'work'] as const satisfies SectionKind[];
const vocabularies = speeches.map(({ marks, others, ...speech }) => ({
  marks: wordsOf(marks),
  others: wordsOf(others),
  kinds: kinds.map((kind) => [kind, wordsOf(speech[kind])] as const),
}));

/**
 * The kind of section that a folded title names in a sentence of the first person, whose words are all known: "Where I have worked
 * so far", "Cosa so usare"; null for any other.
 */
export function spokenKindOf(title: string): SectionKind | null {
  const words = title.split(/[\s',]+/).filter(Boolean);
  if (words.length < 2 || words.length > 8) return null;
  for (const { marks, others, kinds: ofKinds } of vocabularies) {
    if (!words.some((word) => marks.has(word))) continue;
    const isKnown = (word: string) =>
      marks.has(word) || others.has(word) || ofKinds.some(([, own]) => own.has(word));
    if (!words.every(isKnown)) continue;
    const found = ofKinds.find(([, own]) => words.some((word) => own.has(word)));
    if (found) return found[0];
  }
  return null;
}
