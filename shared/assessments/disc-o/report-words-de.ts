import type { ReportWords } from './report-words.ts';

export const reportWordsDe: ReportWords = {
  scales: {
    D: {
      name: 'Antrieb',
      sentences: {
        lower: [
          'Überlässt anderen gern die Leitung und hält den Einsatz im Gleichgewicht mit dem übrigen Leben.',
          'Das passt zu Teams mit klarer Richtung und zu Arbeit, die mehr Unterstützung als Führung braucht.',
        ],
        middle: [
          'Führt, wenn es nötig ist, und folgt, wenn jemand anderes besser geeignet ist.',
          'Das passt zu Rollen, die zwischen Leiten und Unterstützen wechseln.',
        ],
        higher: [
          'Übernimmt gern die Leitung und setzt sich hohe Ziele.',
          'Das passt zu Rollen, in denen jemand entscheiden und Dinge voranbringen muss.',
        ],
      },
      question:
        'Erzählen Sie von einer Entscheidung, die Sie für eine Gruppe getroffen haben, und von einer, die Sie anderen überließen. Warum jeweils?',
    },
    I: {
      name: 'Umgang',
      sentences: {
        lower: [
          'Arbeitet gut allein und pflegt einen kleinen Kreis von Kontakten.',
          'Das passt zu Arbeit, die lange Konzentration und wenige Unterbrechungen braucht.',
        ],
        middle: [
          'Ist gern in Gesellschaft und auch gern für sich.',
          'Das passt zu Arbeit, die Besprechungen und ruhige Stunden hat.',
        ],
        higher: [
          'Kommt leicht in Kontakt und ist gern unter Menschen.',
          'Das passt zu Arbeit mit vielen Gesprächen und neuen Gesichtern.',
        ],
      },
      question:
        'Welchen Teil Ihrer letzten Woche verbrachten Sie mit anderen, welchen allein, und was würden Sie ändern?',
    },
    S: {
      name: 'Gelassenheit',
      sentences: {
        lower: [
          'Zeigt Unmut offen und geht einem Streit nicht aus dem Weg.',
          'Das passt zu Orten, an denen Probleme früh benannt werden müssen.',
        ],
        middle: [
          'Bleibt meist ruhig und streitet, wo es darauf ankommt.',
          'Das passt zu Teams, die diskutieren und sich dann einigen.',
        ],
        higher: [
          'Bleibt auch bei Ärger ruhig und sucht Einigung.',
          'Das passt zu Arbeit mit aufgebrachten Menschen oder gegensätzlichen Interessen.',
        ],
      },
      question:
        'Beschreiben Sie eine Meinungsverschiedenheit bei der Arbeit. Was sagten Sie, und was geschah danach?',
    },
    C: {
      name: 'Sorgfalt',
      sentences: {
        lower: [
          'Handelt schnell und kommt mit Unordnung zurecht.',
          'Das passt zu Arbeit, in der ein rascher Versuch besser ist als ein langer Plan.',
        ],
        middle: [
          'Plant, was einen Plan braucht, und improvisiert den Rest.',
          'Das passt zu Arbeit mit einigen Regeln und einiger Freiheit.',
        ],
        higher: [
          'Hält Ordnung und denkt nach, bevor gehandelt wird.',
          'Das passt zu Arbeit, in der Fehler teuer sind.',
        ],
      },
      question: 'Wann handelten Sie ohne Plan, wann half Ihnen das Planen, und wonach entscheiden Sie das?',
    },
    O: {
      name: 'Offenheit',
      sentences: {
        lower: [
          'Bevorzugt das Konkrete und das Bewährte.',
          'Das passt zu Arbeit, in der verlässliche Praxis mehr zählt als neue Ideen.',
        ],
        middle: [
          'Nimmt neue Ideen auf, wenn ihr Nutzen klar ist.',
          'Das passt zu Arbeit, die Bestehendes verbessert.',
        ],
        higher: [
          'Mag Ideen, Theorie und die Vorstellung dessen, was sein könnte.',
          'Das passt zu Arbeit an Problemen ohne bekannte Lösung.',
        ],
      },
      question:
        'Welche neue Idee brachten Sie in Ihre Arbeit ein, und welche lehnten Sie ab? Was gab den Ausschlag?',
    },
  },
  higher: '{first} liegt höher als {second}.',
  balanced: '{first} und {second} sind ausgeglichen: Der Unterschied liegt innerhalb des Messfehlers.',
  advice:
    'Diese Werte beschreiben, wie eine Person über sich selbst geantwortet hat. Sie messen keine Fähigkeit und entscheiden nichts.',
};
