import { certificateParts, papersOfLife } from '../words/certificate-words.ts';
import { fold } from '../words/fold.ts';
import { type TradeWord, tradeWords, withWider } from '../words/trades.ts';
import type { JudgedProfile } from './judged-profile.ts';
import { workRoot } from './work-root.ts';

/** Words around the name of a certificate: "AWS certification" asks for any of AWS, "HACCP-Schulung" for HACCP. */
const around = new RegExp(
  `^(?:${`
  valid current gultig aktuell important certificat certified certifie zertifi zeugnis schulung lehrgang kurs course training licen[cs]
  card$ pin$ registrat registered registriert diplom nachweis attest brevet certyfik zaswiadcz uprawn certific weiterbild fortbild qualif
  kwalifik formation formacion formazione formacao corso curso cursus opleiding ausbild abgeschl fuhrerschein schein$ permit permis$ carnet
  carne$ patentino patente abilitaz habilit legitym inscri iscri albo$ colegiad eingetrag mitglied member holder inhaber besitz possess
  bezit grundkurs basis basic$ level$ niveau stufe nivel livello poziom approved accredit anerkann staatlich gepruft examin erforderlich
  required oraz prufung exam valide valido wazn geldig award$ full$ professional fachkraft$ fachmann expert of$ or$ plus$ state$ or kod$
  code$ wunsch pass$ ticket operator`
    .trim()
    .split(/\s+/)
    .join('|')})`,
  'u',
);

const isAround = (text: string) => around.test(text);
/** "Kranführerschein", "Schweißzeugnis": the last part of a compound means only a certificate. */
const ending =
  /(?:fuhrer)?(?:schein|zeugnis|nachweis|brief|pass|karte|prufung|schulung|kurs|lehrgang|zertifikat|ausweis)e?s?$/u;

/** The content that one certificate must have: trades, and other words as written. */
interface CertificateNeed {
  trades: string[];
  words: string[];
}

const coreOf = (words: readonly TradeWord[]): CertificateNeed => {
  const asked = words.filter(({ text }) => !isAround(text));
  return {
    trades: asked.flatMap(({ trades }) => [...trades]),
    words: asked
      .flatMap(({ text, trades }) => (trades.size > 0 ? [] : workRoot(text.replace(ending, ''))))
      .filter(Boolean),
  };
};

/**
 * The content of a required certificate, by its name. An abbreviation in brackets is enough without the words before it:
 * "Advanced Life Support (ALS)".
 */
export function certificateNeeds(name: string): CertificateNeed[] {
  const short = /\(([^()]{2,12})\)/u.exec(name);
  const needs = short
    ? [coreOf(tradeWords(name.replace(short[0], ' '))), coreOf(tradeWords(short[1] ?? ''))]
    : [coreOf(tradeWords(name))];
  return needs.filter(({ trades, words }) => trades.length + words.length > 0);
}

/** Whether a text of the CV has all that is needed. */
export function hasCertificate({ trades, words }: CertificateNeed, text: string): boolean {
  const own = tradeWords(text);
  const held = withWider(own.flatMap((word) => [...word.trades]));
  const roots = new Set(
    own.flatMap((word) =>
      [...word.text.split(/[\s-]/), word.text].map((part) => workRoot(part.replace(ending, ''))),
    ),
  );
  return trades.every((one) => held.has(one)) && words.every((one) => roots.has(one));
}

const kind = new RegExp(certificateParts, 'u');
/** "Advanced Life Support (ALS)" */
const shortForm = /\(\p{Lu}{2,6}\)/u;
const ofLife = new RegExp(papersOfLife, 'u');

/** Whether a name is surely that of a certificate of work, so that a list of certificates without it is evidence. */
export const namesScheme = (name: string, profile: JudgedProfile): boolean =>
  profile.certificates.length > 0 &&
  !ofLife.test(fold(name)) &&
  (kind.test(fold(name)) || shortForm.test(name));
