import { describe, expect, it } from 'vitest';
import { compactFacts } from '../support/compact-facts.ts';

describe('a CV in German', () => {
  it('as a table of months and UPPER CASE headings', async () => {
    expect(
      await compactFacts(`LEBENSLAUF
Dr. Annegret Vossberg
Lindenallee 14, 04109 Leipzig
Tel.: 0341 5550 188
annegret.vossberg@example.de

BERUFLICHE TÄTIGKEITEN
seit 10/2018\tLeiterin Qualitätssicherung, Sächsische Pumpenwerke GmbH, Leipzig
04/2013 – 09/2018\tLaborleiterin, Chemiepark Bitterfeld AG
Juli 2010 bis März 2013\tWissenschaftliche Mitarbeiterin, Universität Halle

SCHULISCHE UND AKADEMISCHE AUSBILDUNG
2007 – 2010\tPromotion (Dr. rer. nat.) in Chemie, Universität Halle
2002 – 2007\tDiplom-Chemikerin, Technische Universität Dresden
1994 – 2002\tAbitur, Goethe-Gymnasium Leipzig

SPRACHKENNTNISSE
Deutsch: Muttersprache
Englisch: verhandlungssicher (C1)
Russisch: Grundkenntnisse

EDV-KENNTNISSE
SAP QM, Minitab, MS Office`),
    ).toEqual({
      language: 'de',
      name: 'Dr. Annegret Vossberg',
      email: 'annegret.vossberg@example.de',
      phone: '+493415550188',
      location: 'Lindenallee 14, 04109 Leipzig',
      jobs: [
        'Leiterin Qualitätssicherung | Sächsische Pumpenwerke GmbH | 2018-10 | now',
        'Laborleiterin | Chemiepark Bitterfeld AG | 2013-04 | 2018-09',
        'Wissenschaftliche Mitarbeiterin | Universität Halle | 2010-07 | 2013-03',
      ],
      schools: [
        'Universität Halle | Promotion (Dr. rer. nat.) | Chemie | 2007 | 2010',
        'Technische Universität Dresden | Diplom-Chemikerin |  | 2002 | 2007',
        'Goethe-Gymnasium Leipzig | Abitur |  | 1994 | 2002',
      ],
      levels: ['doctorate', 'master', 'secondary'],
      skills: ['SAP QM', 'Minitab', 'MS Office'],
      languages: ['de | native | ', 'en | fluent | C1', 'ru | basic | '],
    });
  });
});

describe('a CV in French', () => {
  it('with "Depuis", months in words and a school behind the diploma', async () => {
    expect(
      await compactFacts(`Maëlle GUÉRINEAU
Chargée de communication
12 rue des Tanneurs, 44000 Nantes
06 39 98 12 34 | maelle.guerineau@example.fr

EXPÉRIENCES PROFESSIONNELLES

Depuis septembre 2020 : Chargée de communication, Mairie de Rezé
- Rédaction du magazine municipal
De mars 2017 à août 2020 : Assistante communication, Agence Bleu Citron, Nantes
- Animation des réseaux sociaux

FORMATION

2015 – 2017 : Master Communication publique, Université de Nantes
2012 – 2015 : Licence Lettres modernes, Université Rennes 2
2012 : Baccalauréat littéraire, Lycée Jules-Verne

LANGUES
Français : langue maternelle
Anglais : courant (TOEIC 890)
Espagnol : B1

COMPÉTENCES INFORMATIQUES
InDesign, WordPress, Pack Office`),
    ).toEqual({
      language: 'fr',
      name: 'Maëlle GUÉRINEAU',
      email: 'maelle.guerineau@example.fr',
      phone: '+33639981234',
      location: '12 rue des Tanneurs, 44000 Nantes',
      jobs: [
        'Chargée de communication | Mairie de Rezé | 2020-09 | now',
        'Assistante communication | Agence Bleu Citron | 2017-03 | 2020-08',
      ],
      schools: [
        'Université de Nantes | Master | Communication publique | 2015 | 2017',
        'Université Rennes 2 | Licence | Lettres modernes | 2012 | 2015',
        'Lycée Jules-Verne | Baccalauréat | littéraire |  | 2012',
      ],
      levels: ['master', 'bachelor', 'secondary'],
      skills: ['InDesign', 'WordPress', 'Pack Office'],
      languages: ['fr | native | ', 'en | fluent | ', 'es | intermediate | B1'],
    });
  });
});

describe('a CV in Spanish', () => {
  it('with two family names and "Actualmente"', async () => {
    expect(
      await compactFacts(`CURRÍCULUM VÍTAE

DATOS PERSONALES
Nombre y apellidos: Íñigo Zabaleta Urrutia
Dirección: Calle Mayor 3, 31001 Pamplona
Teléfono: 612 55 01 77
Correo electrónico: inigo.zabaleta@example.es

EXPERIENCIA LABORAL
Enero 2019 - Actualmente
Encargado de almacén
Conservas Larrea S.L., Tudela
Gestión de existencias y de un equipo de ocho personas.

Junio 2014 - Diciembre 2018
Mozo de almacén
Logística Ebro, Zaragoza
Preparación de pedidos.

FORMACIÓN ACADÉMICA
2012 - 2014
Técnico Superior en Transporte y Logística
I.E.S. Plaza de la Cruz

IDIOMAS
Castellano (nativo), Euskera (C1), Inglés (B2, First Certificate)

INFORMÁTICA
Excel avanzado, SAP, SGA`),
    ).toEqual({
      language: 'es',
      name: 'Íñigo Zabaleta Urrutia',
      email: 'inigo.zabaleta@example.es',
      phone: '+34612550177',
      location: 'Calle Mayor 3, 31001 Pamplona',
      jobs: [
        'Encargado de almacén | Conservas Larrea S.L. | 2019-01 | now',
        'Mozo de almacén | Logística Ebro | 2014-06 | 2018-12',
      ],
      schools: ['I.E.S. Plaza de la Cruz | Técnico Superior | Transporte y Logística | 2012 | 2014'],
      levels: ['vocational'],
      skills: ['Excel', 'SAP', 'SGA'],
      languages: ['es | native | ', 'eu | fluent | C1', 'en | advanced | B2'],
    });
  });
});

describe('a CV in Italian', () => {
  it('in the Europass way, with labels', async () => {
    const facts = await compactFacts(`Curriculum Vitae – Fiorenza Bellucci
Via Garibaldi 8, 40121 Bologna | +39 051 555 0123 | fiorenza.bellucci@example.it

ESPERIENZE LAVORATIVE
Da gennaio 2018 ad oggi: Responsabile amministrativa presso Ceramiche Savena S.r.l., Bologna
Dal 2012 al 2017: Impiegata contabile presso Studio Commercialista Neri

ISTRUZIONE E FORMAZIONE
2012: Laurea triennale in Economia aziendale, Università di Bologna
2009: Diploma di ragioneria, Istituto Tecnico Salvemini

LINGUE STRANIERE
Inglese: livello B2
Francese: buono

COMPETENZE INFORMATICHE
Zucchetti, Excel, TeamSystem`);
    expect(facts).toMatchObject({
      language: 'it',
      name: 'Fiorenza Bellucci',
      location: 'Via Garibaldi 8, 40121 Bologna',
      jobs: [
        'Responsabile amministrativa | Ceramiche Savena S.r.l. | 2018-01 | now',
        'Impiegata contabile | Studio Commercialista Neri | 2012 | 2017',
      ],
      schools: [
        'Università di Bologna | Laurea triennale | Economia aziendale |  | 2012',
        'Istituto Tecnico Salvemini | Diploma di ragioneria |  |  | 2009',
      ],
      levels: ['bachelor', 'secondary'],
      languages: ['en | advanced | B2', 'fr | intermediate | '],
      skills: ['Zucchetti', 'Excel', 'TeamSystem'],
    });
  });
});

describe('a CV in Portuguese', () => {
  it('as Brazilians write one', async () => {
    expect(
      await compactFacts(`ANDRESSA MOURA TEIXEIRA
Brasileira, solteira, 31 anos
Rua das Acácias, 120 – Savassi – Belo Horizonte/MG
(31) 98855-0142 | andressa.teixeira@example.com.br

OBJETIVO
Analista de Recursos Humanos

EXPERIÊNCIA PROFISSIONAL
Construtora Vale Verde Ltda
Cargo: Analista de RH
Período: 02/2019 - atual
Principais atividades: recrutamento e seleção.

Supermercados Bom Dia
Cargo: Assistente Administrativo
Período: 03/2015 a 01/2019
Principais atividades: folha de pagamento.

FORMAÇÃO ACADÊMICA
Bacharelado em Administração – PUC Minas – conclusão em 2018
Ensino médio completo – Colégio Estadual Central – 2012

IDIOMAS
Inglês intermediário
Espanhol básico

CONHECIMENTOS
Pacote Office, Folha de pagamento, eSocial`),
    ).toMatchObject({
      language: 'pt',
      name: 'ANDRESSA MOURA TEIXEIRA',
      phone: '+5531988550142',
      jobs: [
        'Analista de RH | Construtora Vale Verde Ltda | 2019-02 | now',
        'Assistente Administrativo | Supermercados Bom Dia | 2015-03 | 2019-01',
      ],
      schools: [
        'PUC Minas | Bacharelado | Administração |  | 2018',
        'Colégio Estadual Central | Ensino médio |  |  | 2012',
      ],
      levels: ['bachelor', 'secondary'],
      languages: ['en | intermediate | ', 'es | basic | '],
      skills: ['Pacote Office', 'Folha de pagamento', 'eSocial'],
    });
  });
});

describe('a CV in Dutch', () => {
  it('with "heden", "sinds" and abbreviated months', async () => {
    expect(
      await compactFacts(`Curriculum vitae
Personalia
Naam: Joris van den Eikhof
Woonplaats: Utrecht
Telefoon: 06-55501234
E-mail: joris.vandeneikhof@example.nl

Werkervaring
sinds mrt. 2020  Teamleider klantenservice, Waterbedrijf Midden, Utrecht
jan. 2016 - feb. 2020  Medewerker klantenservice, Energie Direct, Amersfoort
sept 2014 t/m dec 2015  Verkoopmedewerker, Bakker & Zoon

Opleidingen
2010 - 2014  HBO Communicatie, Hogeschool Utrecht (diploma behaald)
2004 - 2010  VWO, Christelijk Lyceum Zeist

Talenkennis
Nederlands moedertaal
Engels vloeiend
Duits redelijk

Vaardigheden
Salesforce, Excel, Gesprekstechnieken`),
    ).toMatchObject({
      language: 'nl',
      name: 'Joris van den Eikhof',
      location: 'Utrecht',
      phone: '+31655501234',
      jobs: [
        'Teamleider klantenservice | Waterbedrijf Midden | 2020-03 | now',
        'Medewerker klantenservice | Energie Direct | 2016-01 | 2020-02',
        'Verkoopmedewerker | Bakker & Zoon | 2014-09 | 2015-12',
      ],
      schools: [
        'Hogeschool Utrecht | HBO | Communicatie | 2010 | 2014',
        'Christelijk Lyceum Zeist | VWO |  | 2004 | 2010',
      ],
      levels: ['bachelor', 'secondary'],
      languages: ['nl | native | ', 'en | fluent | ', 'de | intermediate | '],
    });
  });
});

describe('a CV in Polish', () => {
  it('with "obecnie" and declined months', async () => {
    expect(
      await compactFacts(`Życiorys

Bogumiła Wrzesińska
ul. Kwiatowa 7/12, 61-001 Poznań
tel. 501 550 177
bogumila.wrzesinska@example.pl

DOŚWIADCZENIE ZAWODOWE
od maja 2019 do chwili obecnej
Specjalista ds. kadr i płac
Zakłady Mięsne Warta S.A., Poznań
- prowadzenie akt osobowych

lipiec 2014 – kwiecień 2019
Referent ds. administracji
Urząd Gminy Dopiewo
- obsługa interesantów

WYKSZTAŁCENIE
2009 – 2014 Uniwersytet Ekonomiczny w Poznaniu, kierunek: Zarządzanie, magister
2006 – 2009 Liceum Ogólnokształcące nr 2 w Poznaniu

ZNAJOMOŚĆ JĘZYKÓW OBCYCH
angielski – poziom B2
niemiecki – podstawowy

UMIEJĘTNOŚCI
Płatnik, Symfonia, prawo jazdy kat. B`),
    ).toMatchObject({
      language: 'pl',
      name: 'Bogumiła Wrzesińska',
      location: 'ul. Kwiatowa 7/12, 61-001 Poznań',
      phone: '+48501550177',
      jobs: [
        'Specjalista ds. kadr i płac | Zakłady Mięsne Warta S.A. | 2019-05 | now',
        'Referent ds. administracji | Urząd Gminy Dopiewo | 2014-07 | 2019-04',
      ],
      schools: [
        'Uniwersytet Ekonomiczny w Poznaniu | magister | Zarządzanie | 2009 | 2014',
        'Liceum Ogólnokształcące nr 2 w Poznaniu |  |  | 2006 | 2009',
      ],
      languages: ['en | advanced | B2', 'de | basic | '],
    });
  });
});

describe('a CV in Japanese', () => {
  it('as a 職務経歴書', async () => {
    expect(
      await compactFacts(`職務経歴書
2025年10月1日現在
氏名　長谷川 涼子

■職務要約
大学卒業後、食品メーカーにて営業を担当。

■職務経歴
2019年4月〜現在
株式会社みどり食品
営業部 課長
・新規顧客の開拓
・売上管理

2014年4月〜2019年3月
有限会社北斗商会
営業担当
・ルート営業

■学歴
2010年4月　北都大学 経済学部 入学
2014年3月　北都大学 経済学部 卒業

■資格
普通自動車第一種運転免許（2012年8月）

■語学
英語（TOEIC 780点）

■スキル
Excel、PowerPoint、Salesforce`),
    ).toMatchObject({
      language: 'ja',
      name: '長谷川 涼子',
      jobs: [
        '営業部 課長 | 株式会社みどり食品 | 2019-04 | now',
        '営業担当 | 有限会社北斗商会 | 2014-04 | 2019-03',
      ],
      schools: ['北都大学 |  | 経済学部 | 2010-04 | 2014-03'],
      languages: ['en |  | '],
      skills: ['Excel', 'PowerPoint', 'Salesforce'],
    });
  });
});
