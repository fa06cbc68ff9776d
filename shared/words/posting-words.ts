import { anyOf } from './any-of.ts';

/** Texts of an apply button; folded. */
export const applyTexts = anyOf`
  apply( now| here| for this (job|position|role)| online| today)?|i'm interested
  jetzt (online )?bewerben|bewerben|online bewerben
  postuler( maintenant)?|je postule|candidater
  solliciteer( nu| direct)?|solliciteren
  aplicar( ahora)?|inscribirme|inscribete|postular(se)?|postulate
  candidati( ora)?|invia candidatura
  candidatar(-se)?|candidate-se
  aplikuj( teraz)?
  ansok( nu)?|sog (jobbet|stillingen)
  応募(する)?
`;

/** Headings that only postings have; folded. */
export const postingSections = anyOf`
  about (the|this) (role|job|position)|(key |your |main )?responsibilities
  (job )?requirements|(minimum |preferred )?qualifications
  what you('ll| will) (do|bring|need)|who you are|what we offer|benefits
  (deine|ihre) aufgaben|aufgaben|(dein|ihr) profil|anforderungen|das bringst du mit|wir bieten
  (vos |les )?missions|(votre |le )?profil( recherche)?|nous offrons|avantages
  requisitos|funciones|responsabilidades|que ofrecemos|ofrecemos|beneficios
  (jouw |je )?(taken|functie-?eisen|profiel)|wat ga je doen|wie ben jij|wij bieden|wat wij bieden
  requisiti|responsabilita|cosa offriamo|offriamo|mansioni
  obowiazki|wymagania|oferujemy|(twoje )?zadania
  requisitos e qualificacoes|o que oferecemos
  仕事内容|応募資格|待遇
`;

/** Labels of a posting's facts, each a whole text; folded. */
export const locationLabels = anyOf`
  ^(job |work |office )?location$
  ^(arbeits|stand|einsatz)ort$|^ort$
  ^lieu( de travail)?$|^localisation$
  ^ubicacion$|^lugar de trabajo$
  ^sede( di lavoro)?$
  ^locatie$|^standplaats$
  ^lokalizacja$|^miejsce pracy$
  ^localizacao$|^local$
  ^勤務地$
`;

export const employmentLabels = anyOf`
  ^(employment|job|contract|position) type$|^type of (employment|contract)$|^employment$|^schedule$
  ^anstellungsart$|^beschaftigungsart$|^arbeitszeit(modell)?$
  ^type de contrat$|^contrat$|^temps de travail$
  ^(tipo de )?contrato$|^jornada$
  ^tipo di contratto$
  ^dienstverband$|^uren$
  ^wymiar (etatu|pracy)$|^tipo de vaga$
`;

export const salaryLabels = anyOf`
  ^(base |annual )?(salary|pay|compensation)( range)?$
  ^(jahres)?gehalt$|^vergutung$|^lohn$
  ^salaire$|^remuneration$
  ^salario$|^retribucion$
  ^retribuzione$|^stipendio$|^ral$
  ^salaris$|^wynagrodzenie$|^remuneracao$
`;

/** Words for pay in a text; folded. */
export const payWords = anyOf`
  salary|compensation|base pay|pay range
  gehalt|jahresgehalt|vergutung
  salaire|remuneration
  salario|retribucion|stipendio|retribuzione
  salaris|wynagrodzenie
`;
