/** Labels of contact data and of jobs in forms, in each language: every label, with a colon, a blank or a tab after it. */
import { describe, expect, it } from 'vitest';
import { samePlace } from '../../../corpus/same.ts';
import { readProfile } from '../support/read-profile.ts';

const contacts = {
  en: {
    name: 'Martha Hollis',
    place: 'Address|Home address|Postal address|Lives in|Living in|Based in|Residence|Location|Resident in',
    addr: '14 Mill Lane, Hexham NE46 1AB',
    phone:
      'Phone|Telephone|Tel|Mobile|Mobile phone|Cell|Cell phone|Phone number|Telephone number|Contact number',
    num: '07700 900417',
    tail: 'Work Experience\nNurse, Vale Hospital, 2015 - 2020\nEducation\nBSc Nursing, Vale University, 2012 - 2015',
  },
  de: {
    name: 'Martha Holler',
    place: 'Adresse|Anschrift|Wohnort|Wohnhaft in|Wohnadresse|Wohnhaft|Wohnsitz',
    addr: 'Mühlweg 14, 48155 Münster',
    phone:
      'Telefon|Tel.|Tel|Mobil|Mobiltelefon|Handy|Telefonnummer|Handynummer|Mobilnummer|Festnetz|Rufnummer|Natel',
    num: '0170 5550417',
    tail: 'Berufserfahrung\n2015 - 2020 Pflegefachfrau, Klinikum Nord\nAusbildung\n2012 - 2015 Ausbildung zur Pflegefachfrau, Pflegeschule Nord',
  },
  fr: {
    name: 'Marthe Hollier',
    place: 'Adresse|Domicile|Adresse postale|Domiciliée à|Demeurant|Résidence|Habite à',
    addr: '14 rue du Moulin, 59000 Lille',
    phone: 'Téléphone|Tél.|Tél|Portable|Mobile|Numéro de téléphone|Téléphone portable|Tél. portable|GSM|Tel',
    num: '06 12 34 56 78',
    tail: 'Expérience professionnelle\n2015 - 2020 Infirmière, Hôpital du Nord\nFormation\n2012 - 2015 Licence Soins infirmiers, Université du Nord',
  },
  es: {
    name: 'Marta Hollín',
    place: 'Dirección|Domicilio|Residencia|Residente en|Domicilio actual|Vivo en',
    addr: 'Calle del Molino 14, 28004 Madrid',
    phone:
      'Teléfono|Tel.|Móvil|Celular|Teléfono móvil|Tel. móvil|Teléfono celular|Número de teléfono|Tlf.|Tfno.|Telf.|Cel.',
    num: '612 345 678',
    tail: 'Experiencia laboral\n2015 - 2020 Enfermera, Hospital del Norte\nFormación\n2012 - 2015 Grado en Enfermería, Universidad del Norte',
  },
  it: {
    name: 'Marta Ollini',
    place: 'Indirizzo|Residenza|Residente in|Domicilio|Residente a|Domiciliata in|Abitante in',
    addr: 'Via del Mulino 14, 40121 Bologna (BO)',
    phone:
      'Telefono|Tel.|Cellulare|Cell.|Cell|Mobile|Recapito telefonico|Telefono cellulare|Numero di telefono|Tel. cell.',
    num: '333 5550417',
    tail: 'Esperienza lavorativa\n2015 - 2020 Infermiera, Ospedale del Nord\nFormazione\n2012 - 2015 Laurea in Infermieristica, Università del Nord',
  },
  pt: {
    name: 'Marta Holanda',
    place: 'Endereço|Morada|Residência|Localização|Endereço residencial|Residente em|Domicílio|Moro em',
    addr: 'Rua do Moinho, 14, 4000-123 Porto',
    phone:
      'Telefone|Tel.|Telemóvel|Celular|Contacto|Contato|Telefone celular|Fone|Cel.|WhatsApp|Contacto telefónico|Telefone para contato',
    num: '912 345 678',
    tail: 'Experiência profissional\n2015 - 2020 Enfermeira, Hospital do Norte\nFormação académica\n2012 - 2015 Licenciatura em Enfermagem, Universidade do Norte',
  },
  nl: {
    name: 'Marta Hollander',
    place: 'Adres|Woonplaats|Woonadres|Wonende te|Woonachtig in',
    addr: 'Molenstraat 14, 3511 AB Utrecht',
    phone: 'Telefoon|Tel.|Mobiel|Telefoonnummer|Mobiele telefoon|Mobiel nummer|GSM|Gsm-nummer',
    num: '06 12345678',
    tail: 'Werkervaring\n2015 - 2020 Verpleegkundige, Ziekenhuis Noord\nOpleiding\n2012 - 2015 HBO Verpleegkunde, Hogeschool Noord',
  },
  sv: {
    name: 'Marta Hollander',
    place: 'Adress|Bostadsadress|Hemadress|Bostadsort|Bor i|Bosatt i',
    addr: 'Kvarngatan 14, 118 47 Stockholm',
    phone: 'Telefon|Tel.|Mobil|Mobiltelefon|Telefonnummer|Mobilnummer|Tfn|Tel',
    num: '070-123 45 67',
    tail: 'Arbetslivserfarenhet\n2015 - 2020 Sjuksköterska, Norra sjukhuset\nUtbildning\n2012 - 2015 Sjuksköterskeexamen, Norra högskolan',
  },
  pl: {
    name: 'Marta Holender',
    place: 'Adres|Adres zamieszkania|Miejsce zamieszkania|Zamieszkała|Zam.',
    addr: 'ul. Młyńska 14, 61-730 Poznań',
    phone: 'Telefon|Tel.|Telefon komórkowy|Kom.|Komórka|Numer telefonu|Nr tel.|Tel. kom.|Telefon kontaktowy',
    num: '600 123 456',
    tail: 'Doświadczenie zawodowe\n2015 - 2020 Pielęgniarka, Szpital Północny\nWykształcenie\n2012 - 2015 Licencjat, Pielęgniarstwo, Uniwersytet Północny',
  },
  ja: {
    name: '郷原 文子',
    place: '住所|現住所|連絡先住所|居住地',
    addr: '東京都世田谷区北沢1-2-3',
    phone: '電話|電話番号|TEL|携帯|携帯電話|連絡先|携帯番号|Tel',
    num: '090-5555-0417',
    tail: '職歴\n2015年4月 北病院 入社\n2020年3月 北病院 退社\n学歴\n2012年4月 北大学 看護学部 入学\n2015年3月 北大学 看護学部 卒業',
  },
  zh: {
    name: '郭文芳',
    place: '地址|住址|现居地|居住地|家庭住址|联系地址|通讯地址|现住址|所在地',
    addr: '杭州市西湖区文三路14号',
    phone: '电话|手机|联系电话|手机号|手机号码|电话号码',
    num: '13800004170',
    tail: '工作经历\n2015.07 - 2020.03 北方医院 护士\n教育背景\n2012.09 - 2015.06 北方大学 护理学 本科',
  },
};

const ways = {
  'a colon': (label: string, value: string) => `${label}: ${value}`,
  'a blank': (label: string, value: string) => `${label} ${value}`,
  'a tab': (label: string, value: string) => `${label}\t${value}`,
};

describe.each(Object.entries(ways))('contact data with %s', (_, write) => {
  it.each(Object.entries(contacts))('%s', async (_lang, { name, place, addr, phone, num, tail }) => {
    const [places, phones] = [place.split('|'), phone.split('|')];
    for (let at = 0; at < Math.max(places.length, phones.length); at++) {
      const [home, call] = [places[at % places.length] ?? '', phones[at % phones.length] ?? ''];
      const lines = [
        name,
        write(home, addr),
        write(call, num),
        write('E-mail', 'martha.h@example.com'),
        tail,
      ];
      const { basics } = (await readProfile(lines.join('\n'), 'cv.txt')).profile;
      const isPlace = samePlace(basics.location?.raw ?? '', addr);
      const digits = basics.phones[0]?.raw.replace(/\D/g, '');
      expect([home, isPlace, call, digits, basics.name]).toEqual([
        home,
        true,
        call,
        num.replace(/\D/g, ''),
        name,
      ]);
    }
  });
});

/** Labels of employers, posts and of the two ends. */
const labels = {
  en: {
    e: 'Employer|Company|Organisation|Firm|Workplace',
    t: 'Position|Job title|Role|Occupation|Function',
    s: 'Start|From|Joined|Start date|Date joined|Began|Hired|Commenced|Started',
    n: 'End|To|Left|End date|Date left|Finished|Until|Ended',
  },
  de: {
    e: 'Arbeitgeber|Firma|Unternehmen|Betrieb|Dienstgeber',
    t: 'Position|Tätigkeit|Funktion|Beruf|Stelle|Aufgabe|Tätig als',
    s: 'Beginn|Eintritt|Von|Ab|Anfang|Start|Eintrittsdatum',
    n: 'Ende|Austritt|Bis|Austrittsdatum',
  },
  fr: {
    e: 'Employeur|Entreprise|Société|Établissement|Organisme',
    t: 'Poste|Fonction|Emploi|Métier|Intitulé du poste|Poste occupé',
    s: "Début|Entrée|Du|De|Date d'entrée|Arrivée|Date de début",
    n: 'Fin|Sortie|Au|À|Date de sortie|Départ|Date de fin',
  },
  es: {
    e: 'Empresa|Empleador|Compañía|Institución|Entidad',
    t: 'Puesto|Cargo|Función|Ocupación',
    s: 'Inicio|Ingreso|Desde|Entrada|Fecha de ingreso|Alta|Fecha de inicio|Comienzo',
    n: 'Fin|Egreso|Hasta|Salida|Fecha de egreso|Baja|Fecha de fin|Término',
  },
  it: {
    e: 'Azienda|Datore di lavoro|Ditta|Società|Ente',
    t: 'Mansione|Ruolo|Posizione|Qualifica|Incarico',
    s: 'Inizio|Dal|Assunzione|Data inizio|Entrata|Da|Data di inizio|Data assunzione',
    n: 'Fine|Al|Cessazione|Data fine|Uscita|A|Termine|Data di fine',
  },
  pt: {
    e: 'Empresa|Empregador|Instituição|Entidade|Entidade patronal',
    t: 'Cargo|Função|Posição|Ocupação',
    s: 'Início|Admissão|De|Entrada|Data de admissão|Desde|Data de início|Data de entrada',
    n: 'Fim|Saída|Até|Demissão|Data de saída|Término|Data de fim|Desligamento',
  },
  nl: {
    e: 'Werkgever|Bedrijf|Organisatie|Instelling',
    t: 'Functie|Rol|Beroep|Functietitel',
    s: 'Begin|Van|In dienst|Start|Startdatum|Begindatum|Indiensttreding',
    n: 'Einde|Tot|Uit dienst|Eind|Einddatum|Uitdiensttreding',
  },
  sv: {
    e: 'Arbetsgivare|Företag|Arbetsplats|Organisation',
    t: 'Befattning|Titel|Roll|Yrke|Tjänst',
    s: 'Start|Från|Början|Startdatum|Fr.o.m.|From',
    n: 'Slut|Till|Slutdatum|T.o.m.|Tom',
  },
  pl: {
    e: 'Pracodawca|Firma|Zakład pracy|Instytucja|Nazwa firmy',
    t: 'Stanowisko|Funkcja|Zawód|Rola',
    s: 'Początek|Od|Data rozpoczęcia|Rozpoczęcie|Data zatrudnienia',
    n: 'Koniec|Do|Data zakończenia|Zakończenie',
  },
  ja: {
    e: '会社名|勤務先|企業名|会社|勤務先名',
    t: '職種|役職|職位|担当',
    s: '開始|入社|自|入社年月|入社日',
    n: '終了|退社|至|退社年月|退社日',
  },
  zh: {
    e: '公司|单位|工作单位|公司名称|企业',
    t: '职位|岗位|职务|担任职务',
    s: '开始|入职|入职时间|开始时间|起',
    n: '结束|离职|离职时间|结束时间|止',
  },
};
/** The title of the section, "until now", and two employers with their posts. */
const jobs: Record<keyof typeof labels, string[]> = {
  en: ['Work Experience', 'now', 'Vale Care Ltd', 'Nurse', 'Leeds Homes', 'Cook'],
  de: ['Berufserfahrung', 'heute', 'Klinikum Nord GmbH', 'Pflegefachfrau', 'Gasthaus Aster', 'Köchin'],
  fr: [
    'Expérience professionnelle',
    "aujourd'hui",
    'Clinique du Nord',
    'Infirmière',
    'Hôtel Aster',
    'Cuisinière',
  ],
  es: ['Experiencia laboral', 'actualidad', 'Clínica del Norte', 'Enfermera', 'Hotel Aster', 'Cocinera'],
  it: ['Esperienza lavorativa', 'oggi', 'Clinica del Nord', 'Infermiera', 'Albergo Aster', 'Cuoca'],
  pt: ['Experiência profissional', 'atual', 'Clínica do Norte', 'Enfermeira', 'Hotel Aster', 'Cozinheira'],
  nl: ['Werkervaring', 'heden', 'Ziekenhuis Noord', 'Verpleegkundige', 'Hotel Aster', 'Kok'],
  sv: ['Arbetslivserfarenhet', 'nu', 'Norra sjukhuset', 'Sjuksköterska', 'Hotell Aster', 'Kock'],
  pl: ['Doświadczenie zawodowe', 'obecnie', 'Szpital Północny', 'Pielęgniarka', 'Hotel Aster', 'Kucharka'],
  ja: ['職歴', '現在', '北病院', '看護師', '南ホテル', '調理師'],
  zh: ['工作经历', '至今', '北方医院', '护士', '南方酒店', '厨师'],
};

describe.each(['etsn', 'snet', 'tesn'])('jobs in forms, in the order %s', (order) => {
  it.each(Object.entries(labels))('%s', async (lang, own) => {
    const lists = Object.fromEntries(Object.entries(own).map(([kind, list]) => [kind, list.split('|')]));
    const [title = '', now = '', ...values] = jobs[lang as keyof typeof labels];
    const most = Math.max(...Object.values(lists).map((list) => list.length));
    for (let at = 0; at < most; at++) {
      const labelOf = (kind: string) => lists[kind]?.[at % (lists[kind]?.length ?? 1)] ?? '';
      const job = (facts: Record<string, string | undefined>) =>
        [...order].map((kind) => `${labelOf(kind)}: ${facts[kind]}`).join('\n');
      const first = job({ e: values[0], t: values[1], s: '03/2019', n: now });
      const second = job({ e: values[2], t: values[3], s: '05/2012', n: '02/2019' });
      const text = `Marta Holler\nm.holler@example.com\n\n${title}\n${first}\n\n${second}\n`;
      const { work } = (await readProfile(text, 'cv.txt')).profile;
      const read = work.map((one) => [
        one.position,
        one.name,
        one.start_date,
        one.is_current ? 'now' : one.end_date,
      ]);
      const written = [
        [values[1], values[0], '2019-03', 'now'],
        [values[3], values[2], '2012-05', '2019-02'],
      ];
      expect([...order].map(labelOf).concat(JSON.stringify(read))).toEqual(
        [...order].map(labelOf).concat(JSON.stringify(written)),
      );
    }
  });
});
