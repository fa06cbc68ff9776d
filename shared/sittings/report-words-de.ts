import { discONorms } from '../assessments/disc-o/facets.ts';
import type { ReportWords } from './report-words.ts';

const validity = {
  straight_lining: 'Viele Aussagen hintereinander haben dieselbe Antwort.',
  acquiescence: 'Aussagen und ihrem Gegenteil wurde gleichermaßen zugestimmt.',
  instructed_items_missed: 'Aussagen, die um eine bestimmte Antwort bitten, haben eine andere.',
  too_fast: 'Viele Antworten kamen schneller, als sich die Aussagen lesen lassen.',
  similar_answer: 'Eine Lösung ähnelt der einer anderen Person. Zwei Menschen können dieselbe gelernt haben.',
};
const advice =
  'Dieser Bericht ist ein Rat. Er zeigt, wie es jemandem an einem Tag gelang, und entscheidet nichts. Nutzen Sie ihn zusammen mit einem Gespräch.';

export const reportWordsDe: ReportWords = {
  language: 'de',
  norms: {
    [discONorms.id]: 'Johnson, IPIP-NEO-120, Stichprobe aus dem Internet, Frauen und Männer, 21 bis 60 Jahre',
  },
  labels: {
    completed: 'Abgeschlossen',
    attempt: 'Versuch',
    comparedWith: 'Verglichen mit',
    people: (count) => `${count} Personen`,
    calibration: 'Kalibrierung',
    calibrations: {
      published: 'veröffentlicht',
      provisional: 'vorläufig',
      fitted: 'aus Ergebnissen berechnet',
      none: 'keine',
    },
    bands: { lower: 'niedriger', middle: 'mittig', higher: 'höher' },
    bar: (t, from, to) => `${t}, mit 90 % Sicherheit zwischen ${from} und ${to}; die Mitte ist 50`,
    place: (t, from, to, band) => `${t}; mit 90 % Sicherheit zwischen ${from} und ${to}; ${band}.`,
    middle: 'Die Mitte ist 50.',
    count: (raw, total, band) => `${raw} von ${total}; ${band}.`,
    comparisons: 'Vergleiche',
    notes: 'Hinweise zu den Antworten',
    questions: 'Fragen für das Gespräch',
  },
  kinds: {
    disc_o: {
      title: 'DISC-O: Persönlichkeit bei der Arbeit',
      compared: 'niemandem',
      advice,
      scales: {},
      questions: [],
      validity,
    },
    general: {
      title: 'Allgemeine Fähigkeiten',
      compared: 'Schwierigkeiten, die aus Regeln folgen; eine Vergleichsgruppe gibt es noch nicht',
      advice,
      scales: {
        general: {
          name: 'Regeln finden und anwenden',
          sentences: {
            lower: [
              'Fand in neuem Material die einfacheren Regeln.',
              'Das sagt nichts über Wissen, Fleiß oder Erfahrung, auf die es bei der meisten Arbeit ankommt.',
            ],
            middle: [
              'Fand in neuem Material Regeln von üblicher Schwierigkeit.',
              'Neue Aufgaben ohne Beispiel können etwas Zeit brauchen, vertraute nicht.',
            ],
            higher: [
              'Fand in neuem Material schwierige Regeln.',
              'Neue Aufgaben ohne Beispiel können leichtfallen; Wissen und Fleiß werden hier nicht gemessen.',
            ],
          },
        },
      },
      questions: [
        'Erzählen Sie von etwas, das Sie lernen mussten, ohne jemanden fragen zu können. Wie haben Sie begonnen?',
        'Beschreiben Sie eine Regel oder ein Muster, das Sie bei der Arbeit vor anderen bemerkt haben.',
        'Was tun Sie zuerst, wenn es für eine Aufgabe kein Beispiel gibt?',
      ],
      validity,
    },
    developer: {
      title: 'Entwicklung',
      compared: 'niemandem: Es sind Anteile richtiger Antworten',
      advice,
      scales: {
        reading: {
          name: 'Code lesen',
          sentences: {
            lower: [
              'Folgte wenigen der kurzen Programme bis zu ihrem Ende.',
              'Fragen Sie, wie die Person sonst herausfindet, was Code tut.',
            ],
            middle: [
              'Folgte vielen der kurzen Programme bis zu ihrem Ende.',
              'Einzelheiten von Schleifen und Bedingungen wurden manchmal übersehen.',
            ],
            higher: [
              'Folgte fast allen der kurzen Programme bis zu ihrem Ende.',
              'Code von anderen wird vermutlich sorgfältig gelesen.',
            ],
          },
        },
        bugs: {
          name: 'Fehler finden',
          sentences: {
            lower: [
              'Fand wenige der falschen Zeilen, ohne den Code auszuführen.',
              'Mit einem Debugger und Tests kann das anders aussehen.',
            ],
            middle: [
              'Fand einige der falschen Zeilen, ohne den Code auszuführen.',
              'Tests und ein Debugger bleiben nützliche Helfer.',
            ],
            higher: [
              'Fand fast alle falschen Zeilen, ohne den Code auszuführen.',
              'Das Prüfen von Code anderer kann eine Stärke sein.',
            ],
          },
        },
        tasks: {
          name: 'Funktionen schreiben',
          sentences: {
            lower: [
              'Die Funktionen bestanden wenige der verdeckten Tests.',
              'Lassen Sie sich durch eine davon führen: Die Idee kann richtig sein.',
            ],
            middle: [
              'Die Funktionen bestanden einen guten Teil der verdeckten Tests.',
              'An seltene Eingaben wurde nicht immer gedacht.',
            ],
            higher: [
              'Die Funktionen bestanden fast alle verdeckten Tests.',
              'An seltene Eingaben wurde gedacht.',
            ],
          },
        },
      },
      questions: [
        'Führen Sie uns durch eine der Funktionen, die Sie geschrieben haben. Was würden Sie jetzt ändern?',
        'Erzählen Sie von einem Fehler im Code, den Sie lange gesucht haben. Was haben Sie daraus gelernt?',
        'Wie finden Sie heraus, was unbekannter Code tut, bevor Sie ihn ändern?',
      ],
      validity,
    },
  },
};
