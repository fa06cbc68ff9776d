import { fold } from '../words/fold.ts';
import { type Element, elementsIn, textOf } from './parse-html.ts';

const apply =
  /^(apply( now| here| for this (job|position|role)| online| today)?|i'm interested|jetzt (online )?bewerben|bewerben|online bewerben|postuler( maintenant)?|je postule|candidater|solliciteer( nu| direct)?|solliciteren|aplicar( ahora)?|inscribirme|inscribete|postular(se)?|postulate|candidati( ora)?|invia candidatura|candidatar(-se)?|candidate-se|aplikuj( teraz)?|ansok( nu)?|sog (jobbet|stillingen)|応募(する)?)$/;
const sections =
  /^(about (the|this) (role|job|position)|(key |your |main )?responsibilities|(job )?requirements|(minimum |preferred )?qualifications|what you('ll| will) (do|bring|need)|who you are|what we offer|benefits|(deine|ihre) aufgaben|aufgaben|(dein|ihr) profil|anforderungen|das bringst du mit|wir bieten|(vos |les )?missions|(votre |le )?profil( recherche)?|nous offrons|avantages|requisitos|funciones|responsabilidades|que ofrecemos|ofrecemos|beneficios|(jouw |je )?(taken|functie-?eisen|profiel)|wat ga je doen|wie ben jij|wij bieden|wat wij bieden|requisiti|responsabilita|cosa offriamo|offriamo|mansioni|obowiazki|wymagania|oferujemy|(twoje )?zadania|requisitos e qualificacoes|o que oferecemos|仕事内容|応募資格|待遇)\W*$/;
const genders = /\((?:[mwfdxhvk]\s*[/|,]\s*){1,3}[mwfdxhvk*]\)/i;
const path =
  /(job|career|vacanc|position|stelle|karriere|offre|emploi|recrut|vacature|empleo|trabajo|lavora|praca|kariera|jobb)/i;

/** The words of an apply button and nothing else. */
export const isApplyText = (text: string): boolean =>
  apply.test(fold(text).replace(/(?<![!→»>.\s])[!→»>.\s]+$/, ''));

/** A posting has one or two apply buttons; a list of jobs has many. */
const maxApplyTargets = 4;

/**
 * Whether a page reads like one job posting. It needs signs of two kinds, one of them the apply button or headings that
 * only postings have.
 */
export function looksLikeJob(root: Element, url: string, name: string, lines: string[]): boolean {
  const targets = new Set<string>();
  for (const element of elementsIn(root)) {
    if (element.name !== 'a' && element.name !== 'button') continue;
    if (isApplyText(textOf(element, 60))) targets.add(element.attributes.href ?? element.name);
  }
  if (targets.size > maxApplyTargets) return false;
  const headed = new Set(
    lines
      .filter((line) => line.length <= 60)
      .map(fold)
      .filter((line) => sections.test(line)),
  );
  const signs = [
    targets.size > 0,
    headed.size > 0,
    headed.size > 1,
    genders.test(name),
    path.test(new URL(url).pathname),
  ];
  return (targets.size > 0 || headed.size > 0) && signs.filter(Boolean).length >= 2;
}
