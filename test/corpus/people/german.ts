import type { PersonaRows } from '../persona.ts';

export const german: PersonaRows[] = [
  {
    id: 'de-mechanic',
    language: 'de',
    name: 'Henning Uhlenbrock',
    label: 'Mechatroniker und Schichtleiter',
    email: 'henning.uhlenbrock@example.org',
    phone: '+49 30 23125 118',
    location: 'Bielefeld, Deutschland',
    links: [],
    summary:
      'Mechatroniker mit zwölf Jahren Erfahrung in der Fertigung, seit vier Jahren Leiter einer Schicht von sechzehn Leuten.',
    work: [
      '2020-04 – present | Schichtleiter Fertigung | Teutomont Antriebstechnik GmbH | Bielefeld | Verantwortung für sechzehn Mitarbeitende; Rüstzeiten um ein Drittel gesenkt',
      '2014-09 – 2020-03 | Mechatroniker | Weserwerke Maschinenbau AG | Minden | Wartung von Verpackungsanlagen; Fehlersuche an Steuerungen',
      '2013-08 – 2014-08 | Servicetechniker | Hellweg Fördersysteme | Soest | Einsätze bei Kunden in ganz Westfalen',
    ],
    education: [
      '2017-09 – 2019-07 | Staatlich geprüfter Techniker | Maschinentechnik | Fachschule Ravensberg | Bielefeld',
      '2010-08 – 2013-07 | Ausbildung | Mechatronik | Weserwerke Maschinenbau AG | Minden',
    ],
    skills: [
      'Technik: SPS-Programmierung, Pneumatik, Hydraulik, Schaltplanlesen',
      'Software: TIA Portal, SAP PM, EPLAN',
    ],
    languages: ['Deutsch (Muttersprache)', 'Englisch (B1)'],
    certificates: ['Ausbildereignungsprüfung, 2020'],
  },
  {
    id: 'de-controller',
    language: 'de',
    name: 'Dr. Svenja Ackerhoff',
    label: 'Leiterin Controlling',
    email: 's.ackerhoff@example.com',
    phone: '0152 28817386',
    location: '50667 Köln',
    links: ['linkedin.com/in/svenja-ackerhoff'],
    summary:
      'Controllerin mit Freude an klaren Zahlen. Aufbau von Berichtswesen in zwei Unternehmen des Mittelstands.',
    work: [
      '2019-01 – present | Leiterin Controlling | Domstädter Versicherungs AG | Köln | Führung von sieben Mitarbeitenden; Einführung der rollierenden Planung',
      '2015-02 – 2018-12 | Senior Controllerin | Rheinblick Handels GmbH & Co. KG | Düsseldorf | Monatsabschlüsse nach HGB und IFRS; Aufbau eines Data Warehouse',
      '2011-10 – 2015-01 | Wissenschaftliche Mitarbeiterin | Universität Rheinaue | Bonn | Lehre und Forschung im Fach Rechnungswesen',
    ],
    education: [
      '2011-10 – 2015-01 | Promotion | Betriebswirtschaftslehre | Universität Rheinaue | Bonn',
      '2006-10 – 2011-08 | Diplom | Wirtschaftsmathematik | Technische Universität Lahntal | Marburg',
    ],
    skills: [
      'Fachlich: Budgetplanung, Konzernabschluss, Kostenrechnung',
      'Systeme: SAP S/4HANA, Power BI, SQL',
    ],
    languages: ['Deutsch (Muttersprache)', 'Englisch (C1)', 'Niederländisch (A2)'],
  },
  {
    id: 'de-developer',
    language: 'de',
    name: 'Jannis Wrede-Kolb',
    label: 'Softwareentwickler',
    email: 'jannis@wrede-kolb.example.net',
    phone: '+49 (0)30 23125-163',
    location: 'Leipzig',
    links: ['github.com/jwredekolb', 'wrede-kolb.example.net'],
    summary:
      'Softwareentwickler mit Schwerpunkt auf verteilten Systemen und einem Hang zu langweiliger, haltbarer Technik.',
    work: [
      '2021-06 – present | Softwareentwickler Backend | Auwald Mobilität GmbH | Leipzig | Aufbau der Buchungsplattform; Umstellung auf Ereignisse',
      '2018-10 – 2021-05 | Junior-Entwickler | Pleiße Software e.K. | Leipzig | Entwicklung von Schnittstellen; Betreuung von zwanzig Kunden',
      '2016-04 – 2018-09 | Werkstudent | Institut für Angewandte Logistik | Halle (Saale) | Auswertung von Sensordaten',
    ],
    education: [
      '2015-10 – 2018-09 | Master of Science | Informatik | Hochschule Saaletal | Halle (Saale)',
      '2012-10 – 2015-09 | Bachelor of Science | Angewandte Informatik | Hochschule Saaletal | Halle (Saale)',
    ],
    skills: ['Sprachen: Kotlin, TypeScript, Python', 'Werkzeuge: Docker, Kafka, PostgreSQL, GitLab CI'],
    languages: ['Deutsch (Muttersprache)', 'Englisch (C2)'],
    interests: 'Rudern, Orgelmusik',
  },
  {
    id: 'de-carer',
    language: 'de',
    name: 'Aylin Bergstätter',
    label: 'Pflegefachkraft',
    email: 'aylin.bergstaetter@example.org',
    phone: '030 23125 190',
    location: 'München, Bayern',
    links: [],
    summary:
      'Examinierte Pflegefachkraft mit Weiterbildung zur Praxisanleiterin und langer Erfahrung in der Geriatrie.',
    work: [
      '2018-05 – present | Stationsleitung Geriatrie | Klinikum Isarwinkel | Bad Tölz | Dienstplanung für zweiundzwanzig Pflegende; Einführung der digitalen Akte',
      '2015-10 – 2018-04 | Praxisanleiterin | Klinikum Isarwinkel | Bad Tölz | Anleitung von dreißig Auszubildenden',
      '2011-10 – 2015-09 | Gesundheits- und Krankenpflegerin | Seniorenstift Lindenhain | München | Grund- und Behandlungspflege',
    ],
    education: [
      '2008-10 – 2011-09 | Ausbildung | Gesundheits- und Krankenpflege | Berufsfachschule Oberland | Bad Tölz',
    ],
    skills: ['Pflege: Wundmanagement, Dienstplanung, Praxisanleitung, Palliativpflege'],
    languages: ['Deutsch (Muttersprache)', 'Türkisch (fließend)', 'Englisch (B1)'],
  },
];
