import type { Words } from './en.ts';

export const de: Words = {
  language: 'de',
  page: {
    title: 'Assessment',
    progress: (done, total) => `${done} von ${total} Fragen beantwortet`,
    opening: 'Das Assessment wird geöffnet.',
  },
  kinds: {
    disc_o: {
      title: 'Persönlichkeit bei der Arbeit',
      what: 'Sie lesen kurze Aussagen und geben an, wie gut jede Sie beschreibt. Keine Antwort ist richtig oder falsch.',
      use: 'Es beschreibt auf fünf Skalen, wie Sie gern arbeiten. Fähigkeiten misst es nicht.',
    },
    general: {
      title: 'Schlussfolgern mit Figuren, Zahlen und Buchstaben',
      what: 'Sie finden die Regel eines Musters oder einer Reihe und setzen sie fort. Die Fragen passen sich an: Nach einer richtigen Antwort werden sie schwerer.',
      use: 'Es misst, wie Sie in neuem Material Regeln finden. Fachwissen braucht es nicht.',
    },
    developer: {
      title: 'Code lesen und schreiben',
      what: 'Sie lesen kurze Programme, finden Fehler darin oder schreiben kurze Funktionen und führen sie hier aus.',
      use: 'Es misst, wie Sie Code lesen, berichtigen und schreiben. Die Fragen sind auf Englisch.',
    },
  },
  welcome: {
    asks: (organization) => `${organization} lädt Sie zu einem Assessment ein.`,
    asksNobody: 'Sie sind zu einem Assessment eingeladen.',
    about: 'Worum es geht',
    time: 'Wie lange es dauert',
    minutes: (minutes) =>
      `Etwa ${minutes} Minuten. Sie können jederzeit aufhören und später mit demselben Link weitermachen.`,
    untimed: 'Es gibt keine Zeitgrenze.',
    timed: 'Manche Fragen zeigen, wie viel Zeit üblich ist. Eine spätere Antwort zählt genauso.',
    until: (date) => `Der Link gilt bis ${date}.`,
    use: 'Was damit geschieht',
    shared: (organization) =>
      `${organization || 'Die Organisation'} erhält Ihr Ergebnis und kann Ihre Antworten lesen.`,
    advice:
      'Das Ergebnis ist ein Rat. Über Ihre Bewerbung entscheiden Menschen, und kein Ergebnis führt von selbst zu einer Absage.',
    report: 'Am Ende können Sie denselben Bericht über sich lesen.',
    erased: (organization) =>
      `Sie können ${organization || 'die Organisation'} jederzeit bitten, Ihre Antworten und Ihr Ergebnis zu löschen.`,
    before: 'Bevor Sie beginnen',
    alone: 'Antworten Sie allein und an einem ruhigen Ort. Beantwortete Fragen lassen sich nicht ändern.',
    help: (organization) =>
      `Brauchen Sie mehr Zeit oder eine Form ohne Zeichnungen? Fragen Sie ${organization || 'die Organisation'}, bevor Sie beginnen. Einen Grund müssen Sie nicht nennen.`,
    practice: 'Mit einem Beispiel beginnen',
    begin: 'Ohne Beispiel beginnen',
    back: (done, total) =>
      `Sie haben ${done} von ${total} Fragen beantwortet. Ihre Antworten sind gespeichert.`,
    goOn: (number) => `Weiter mit Frage ${number}`,
  },
  practice: {
    title: 'Beispiel',
    lead: 'Das ist ein Beispiel. Es zählt nicht.',
    statement: 'Ich plane gern meinen Tag.',
    agree: ['Trifft gar nicht zu', 'Trifft eher nicht zu', 'Weder noch', 'Trifft eher zu', 'Trifft genau zu'],
    check: 'Antwort prüfen',
    right: 'Das ist richtig.',
    wrong: (answer) => `Die richtige Antwort: ${answer}`,
    why: {
      likert:
        'Wählen Sie, was Sie so beschreibt, wie Sie jetzt sind, und nicht, wie Sie sein möchten. Der erste Gedanke genügt.',
      matrix: 'Jede Zeile hat eine Figur mehr als die Zeile darüber, und jede Spalte hat ihre eigene Figur.',
      number: 'Jede Zahl ist um 3 größer als die vorige.',
      reading: 'Das Programm addiert 1, 2 und 3.',
    },
    next: 'Nächstes Beispiel',
    begin: 'Mit Frage 1 beginnen',
  },
  question: {
    number: (number, total) => `Frage ${number} von ${total}`,
    likert: 'Wie gut beschreibt Sie das?',
    matrix: 'Welche Zeichnung gehört an die Stelle des Fragezeichens?',
    number_series: 'Welche Zahl kommt als Nächstes?',
    letter_series: 'Welcher Buchstabe kommt als Nächstes?',
    drawing: 'Neun Felder in drei Zeilen. Das letzte Feld ist ein Fragezeichen.',
    option: (number) => `Zeichnung ${number}`,
    program: 'Programm',
    prints: 'Das Programm gibt aus',
    line: 'Nummer der falschen Zeile',
    answer: 'Ihre Antwort',
    next: 'Weiter',
    skip: 'Ich weiß es nicht',
    choose: 'Wählen Sie zuerst eine Antwort.',
    type: 'Geben Sie zuerst eine Antwort ein, oder wählen Sie „Ich weiß es nicht“.',
    timeUp:
      'Die übliche Zeit für diese Frage ist um. Nehmen Sie sich die Zeit, die Sie brauchen: Ihre Antwort zählt genauso.',
    timeLeft: (minutes) => (minutes === 1 ? 'Noch etwa 1 Minute' : `Noch etwa ${minutes} Minuten`),
    timeSoon: 'Noch weniger als eine Minute',
  },
  task: {
    code: 'Ihr Code',
    keys: 'Tab rückt ein. Mit Escape und danach Tab verlassen Sie das Feld.',
    toPlain: 'Einfaches Textfeld benutzen',
    toEditor: 'Editor mit Farben benutzen',
    examples: 'Beispiele',
    run: 'Beispiele ausführen',
    running: 'Der Code wird ausgeführt.',
    handIn: 'Abgeben und weiter',
    tooLong: 'Der Code ist länger als 64 KB.',
    call: 'Aufruf',
    expected: 'Erwartet',
    actual: 'Ergebnis',
    passed: 'Bestanden',
    failed: 'Abweichend',
    threw: 'Fehler',
    not_run: 'Nicht ausgeführt',
    passes: (passed, total) =>
      `${passed} von ${total} Beispielen sind bestanden. Nach der Abgabe folgen weitere Tests.`,
    printed: 'Ausgabe',
    noRunsLeft: 'Der Code wurde zu oft ausgeführt. Sie können ihn trotzdem abgeben.',
    problems: {
      invalid: 'Der Code hat einen Fehler und wurde deshalb nicht ausgeführt.',
      too_long: 'Der Code lief zu lange und wurde angehalten.',
      too_much_memory: 'Der Code brauchte zu viel Speicher und wurde angehalten.',
      too_much_output: 'Der Code gab zu viel aus und wurde angehalten.',
      too_large: 'Der Code ist zu lang zum Ausführen.',
      crashed: 'Der Code brach von selbst ab.',
    },
  },
  trouble: {
    waiting:
      'Es gibt keine Verbindung. Ihre Eingabe bleibt auf dieser Seite und wird gesendet, sobald die Verbindung wieder da ist. Lassen Sie die Seite offen.',
    retry: 'Jetzt versuchen',
    back: 'Die Verbindung ist wieder da.',
    failed: 'Etwas ist schiefgegangen',
    failedLead: 'Ihre früheren Antworten sind gespeichert. Laden Sie die Seite neu, um weiterzumachen.',
    reload: 'Seite neu laden',
  },
  lost: {
    title: 'Dieser Link führt zu keinem offenen Assessment',
    lead: 'Links enden, wenn das Assessment abgeschlossen, abgelehnt oder abgelaufen ist, oder wenn ein neuerer Link verschickt wurde.',
    next: 'Prüfen Sie, ob Sie den ganzen Link kopiert haben. Öffnet er sich dann immer noch nicht, bitten Sie die Organisation, die Sie eingeladen hat, um einen neuen.',
  },
  decline: {
    action: 'Assessment ablehnen',
    title: 'Assessment ablehnen?',
    lead: (organization) =>
      `Der Link endet, und ${organization || 'die Organisation'} erfährt, dass Sie abgelehnt haben. Danach ist eine neue Einladung nötig.`,
    confirm: 'Ja, ablehnen',
    cancel: 'Nein, weitermachen',
    done: 'Sie haben das Assessment abgelehnt',
    doneLead: (organization) =>
      `${organization || 'Die Organisation'} ist informiert. Sie können diese Seite schließen.`,
  },
  end: {
    finishing: 'Ihre Antworten werden abgegeben.',
    title: 'Sie haben das Assessment abgeschlossen',
    lead: (organization) =>
      `Vielen Dank. ${organization || 'Die Organisation'} erhält das Ergebnis. Sie können diese Seite schließen.`,
    later: 'Ihre Antworten sind gespeichert',
    laterLead:
      'Das Ergebnis konnte jetzt nicht berechnet werden. Nichts ist verloren: Versuchen Sie es noch einmal, oder schließen Sie die Seite; dann wird es später berechnet.',
    retry: 'Noch einmal versuchen',
    report: 'Ihren Bericht lesen',
    noReport: 'Der Bericht konnte nicht geladen werden. Versuchen Sie es noch einmal.',
    pdf: 'Bericht als PDF herunterladen',
    fileName: 'assessment-bericht.pdf',
    close: 'Bericht schließen',
    reportTime: 'Sie können den Bericht hier bis zu zwölf Stunden lesen, solange dieser Tab offen ist.',
    back: (organization) => `Zurück zu ${organization || 'der Organisation'}`,
  },
};
