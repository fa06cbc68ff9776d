import type { IntakePageWords, IntakeWords } from './en.ts';

const months = (count: number) =>
  count === 1
    ? 'miesiąc'
    : [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100)
      ? 'miesiące'
      : 'miesięcy';

export const polish: IntakeWords = {
  language: 'pl',
  disclosure: (organization, job) =>
    `Dzień dobry! Jestem programem firmy ${organization}, nie człowiekiem. Przyjmuję zgłoszenie na stanowisko „${job}”. Pytam o to, o co pyta formularz, a odpowiedzi czytają ludzie.`,
  controls: 'W każdej chwili można napisać „wstecz”, „pomiń”, „człowiek” albo „stop”.',
  consent: (organization) =>
    `Czy zgadza się Pan/Pani, aby ${organization} przechowywała i wykorzystywała Pana/Pani dane w tej rekrutacji?`,
  privacy: (url) => `Polityka prywatności jest tutaj: ${url}`,
  notice: (text) => text,
  consentNeeded: 'Bez tej zgody nie mogę przyjąć zgłoszenia. Nadal można się zgodzić albo napisać „stop”.',
  retention: (count) =>
    `Czy można przechowywać dane przez ${count === 1 ? 'miesiąc' : `${count} ${months(count)}`}, aby zaproponować inne stanowiska?`,
  firstName: 'Jak ma Pan/Pani na imię?',
  lastName: 'Jakie jest Pana/Pani nazwisko?',
  email: 'Jaki jest Pana/Pani adres e-mail?',
  phone: 'Jaki jest Pana/Pani numer telefonu?',
  location: 'Gdzie Pan/Pani mieszka?',
  link: 'Czy ma Pan/Pani stronę lub profil? Proszę wysłać adres.',
  resume: 'Proszę wysłać CV jako plik. Uzupełnię to, co w nim znajdę.',
  question: (label) => label,
  file: (label) => `Proszę wysłać plik: ${label}`,
  requirement: (label) =>
    `Stanowisko wymaga: ${label}. Co chce Pan/Pani o tym powiedzieć? Odpowiedź czytają ludzie i nigdy nie jest oceniana.`,
  cannotSkip: 'To pytanie wymaga odpowiedzi.',
  needsYesOrNo: 'Proszę odpowiedzieć „tak” albo „nie”.',
  needsOption: 'Proszę wybrać jedną z opcji.',
  needsOptions: 'Proszę wybrać z opcji; można podać kilka.',
  needsNumber: 'Proszę odpowiedzieć jedną liczbą.',
  needsDate: (example) => `Proszę podać jedną datę, na przykład ${example}.`,
  needsEmail: 'To nie jest adres e-mail. Wygląda on jak imie@example.com.',
  needsPhone: 'To nie jest numer telefonu. Proszę użyć cyfr, spacji i znaku +.',
  needsLink: 'To nie jest adres strony. Zaczyna się od https://.',
  needsLine: 'Proszę odpowiedzieć w jednym wierszu, najwyżej 500 znaków.',
  needsText: 'Proszę odpowiedzieć słowami.',
  needsFile: 'Proszę wysłać tutaj plik albo pominąć pytanie.',
  badFile: 'Ten plik nie jest przyjmowany. Przyjmowane są PDF, Word, tekst i obrazy do 10 MB.',
  tooLong: 'Ta odpowiedź jest za długa na czat. Proszę ją skrócić.',
  isThisDate: (date) => `Rozumiem to jako ${date}. Czy to się zgadza?`,
  reading: 'Dziękuję. Czytam plik; potrwa to kilka sekund.',
  filled: 'Uzupełniłem to, co znalazłem w CV. Można to zmienić w podsumowaniu.',
  unread: 'W pliku nie znalazłem niczego, o co pytam. Mimo to zostanie wysłany ze zgłoszeniem.',
  isFirst: 'To jest pierwsze pytanie.',
  summary: 'To jest zgłoszenie. Można zmienić każdą odpowiedź. Zostanie wysłane po potwierdzeniu.',
  confirmIt: 'Proszę potwierdzić podsumowanie, aby je wysłać, albo wybrać, co zmienić.',
  notChosen: 'Proszę wybrać odpowiedź z podsumowania, która ma być zmieniona.',
  handedOver:
    'Poprosiłem człowieka o dołączenie. Widzi on, co jest tu pisane. „Wstecz” wraca do rozmowy ze mną.',
  resumed: 'Rozmawia Pan/Pani znowu z programem.',
  stopped: 'Zakończyłem i niczego nie wysłano. To, co zostało napisane, zniknie po 30 dniach.',
  tooManyTurns: 'Ten czat stał się dla mnie za długi. Proszę użyć formularza.',
  received: (job) => `Dziękuję! Zgłoszenie na stanowisko „${job}” dotarło. Nic więcej nie trzeba robić.`,
  yes: ['tak', 'ok', 'okej', 'oczywiście', 'zgadza się', 'zgadzam się', 'pewnie', 'jasne', 'dobrze'],
  no: ['nie', 'nigdy', 'żaden', 'żadnego', 'źle'],
  commands: {
    back: ['wstecz', 'cofnij', 'wróć'],
    skip: ['pomiń', 'pomin', 'dalej'],
    human: ['człowiek', 'z człowiekiem', 'osoba', 'chcę rozmawiać z człowiekiem', 'konsultant'],
    stop: ['stop', 'zakończ', 'anuluj', 'przerwij'],
  },
  beforeName: ['mam na imię', 'nazywam się', 'jestem', 'moje imię to', 'moje nazwisko to'],
  numbers: 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście',
  labels: {
    consent_processing: 'Zgoda',
    consent_retention: 'Przechowywanie dla innych stanowisk',
    first_name: 'Imię',
    last_name: 'Nazwisko',
    email: 'Adres e-mail',
    phone: 'Numer telefonu',
    location: 'Miejsce zamieszkania',
    link: 'Strona lub profil',
    resume: 'CV',
  },
  shown: {
    yes: 'Tak',
    no: 'Nie',
    noAnswer: 'brak odpowiedzi',
    answer: 'Odpowiedź',
    change: 'Zmień',
  },
};

/** The words of the page around the chat. */
export const polishPage: IntakePageWords = {
  chat: 'Aplikuj na czacie',
  program: 'Program',
  team: 'Zespół',
  you: 'Ja',
  conversation: 'Rozmowa',
  send: 'Wyślij',
  confirm: 'Wyślij zgłoszenie',
  erase: 'Usuń ten czat',
  erased: 'Ten czat został usunięty.',
  again: 'Zacznij od nowa',
  form: 'Użyj formularza',
  of: (done, total) => `${done} z ${total} pytań`,
  sending: 'Wysyłanie …',
  offline: 'Nie można się z nami połączyć. Odpowiedź nadal tu jest: proszę wysłać ją ponownie.',
  ended: 'Ten czat się zakończył.',
  tooMany: 'Z tej sieci rozpoczęto wiele czatów. Proszę spróbować za dziesięć minut albo użyć formularza.',
  failed: 'Coś poszło nie tak. Proszę spróbować za chwilę.',
};
