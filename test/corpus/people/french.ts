import type { PersonaRows } from '../persona.ts';

export const french: PersonaRows[] = [
  {
    id: 'fr-buyer',
    language: 'fr',
    name: 'Clotilde Vauzelle',
    label: 'Acheteuse industrielle',
    email: 'clotilde.vauzelle@example.org',
    phone: '06 39 98 01 18',
    location: '69003 Lyon',
    links: ['linkedin.com/in/clotildevauzelle'],
    summary: 'Acheteuse depuis neuf ans dans la mécanique, attentive aux délais autant qu’aux prix.',
    work: [
      '2020-02 – present | Responsable des achats | Mécanique du Gier SAS | Rive-de-Gier | Pilotage de soixante fournisseurs; Économies de huit pour cent en deux ans',
      '2016-09 – 2020-01 | Acheteuse projet | Ateliers Brévenne | L’Arbresle | Négociation des contrats cadres; Suivi des litiges',
      '2015-03 – 2016-08 | Assistante achats | Groupe Colombelle | Villeurbanne | Relance des commandes',
    ],
    education: [
      '2013-09 – 2015-06 | Master | Management des achats | Université du Haut-Rhône | Lyon',
      '2010-09 – 2013-06 | Licence | Économie et gestion | Université du Haut-Rhône | Lyon',
    ],
    skills: [
      'Métier: Négociation, Appels d’offres, Gestion des stocks',
      'Outils: SAP Ariba, Excel, Power BI',
    ],
    languages: ['Français (langue maternelle)', 'Anglais (C1)', 'Allemand (B1)'],
    interests: 'Escalade, chant choral',
  },
  {
    id: 'fr-developer',
    language: 'fr',
    name: 'Malo Kerguelvic',
    label: 'Développeur full stack',
    email: 'malo@kerguelvic.example.net',
    phone: '+33 6 39 98 27 42',
    location: 'Rennes, France',
    links: ['github.com/mkerguelvic', 'linkedin.com/in/malo-kerguelvic'],
    summary: 'Développeur full stack, attaché à la sobriété numérique et aux tests.',
    work: [
      '2021-01 – present | Développeur full stack | Coopérative Avel Numérique | Rennes | Refonte du portail des adhérents; Mise en place de l’intégration continue',
      '2018-09 – 2020-12 | Ingénieur logiciel | Société Armor Données | Vannes | Développement d’API en Java; Encadrement d’un alternant',
      '2017-09 – 2018-08 | Alternant développeur | Société Armor Données | Vannes | Outils internes de suivi',
    ],
    education: [
      '2015-09 – 2018-08 | Diplôme d’ingénieur | Informatique | École supérieure du Blavet | Lorient',
      '2013-09 – 2015-06 | DUT | Informatique | IUT de la Vilaine | Rennes',
    ],
    skills: ['Langages: TypeScript, Java, SQL', 'Outils: Vue.js, Spring Boot, Docker, GitLab'],
    languages: ['Français (langue maternelle)', 'Anglais (B2)', 'Breton (courant)'],
  },
  {
    id: 'fr-midwife',
    language: 'fr',
    name: 'Solène Aubrac-Teyssier',
    label: 'Sage-femme',
    email: 'solene.aubrac@example.com',
    phone: '01 99 00 14 63',
    location: 'Clermont-Ferrand',
    links: [],
    summary:
      'Sage-femme coordinatrice, dix ans de salle de naissance et un goût certain pour la transmission.',
    work: [
      '2019-06 – present | Sage-femme coordinatrice | Centre hospitalier des Combrailles | Riom | Encadrement de dix-huit sages-femmes; Réécriture des protocoles',
      '2014-10 – 2019-05 | Sage-femme | Maternité du Val d’Allier | Issoire | Plus de neuf cents accouchements suivis',
    ],
    education: [
      '2010-09 – 2014-07 | Diplôme d’État | Maïeutique | École de sages-femmes d’Auvergne centrale | Clermont-Ferrand',
    ],
    skills: ['Soins: Échographie, Suivi de grossesse, Réanimation néonatale, Allaitement'],
    languages: ['Français (langue maternelle)', 'Portugais (B2)'],
    certificates: ['Diplôme universitaire d’échographie obstétricale, 2017'],
  },
  {
    id: 'fr-architect',
    language: 'fr',
    name: 'Bastien Desormeaux',
    label: 'Chef de projet architecture',
    email: 'b.desormeaux@example.org',
    phone: '+33 1 99 00 27 90',
    location: 'Nantes, France',
    links: ['desormeaux.example.net'],
    summary:
      'Architecte et chef de projet, du concours à la réception, avec une préférence pour la réhabilitation.',
    work: [
      '2020-09 – present | Chef de projet | Agence Loire & Pierre | Nantes | Réhabilitation de trois écoles; Direction d’une équipe de cinq',
      '2017-01 – 2020-08 | Architecte | Agence Loire & Pierre | Nantes | Études et suivi de chantier',
      '2014-09 – 2016-12 | Dessinateur projeteur | Bureau Estuaire | Saint-Nazaire | Plans d’exécution et maquettes numériques',
    ],
    education: [
      '2008-09 – 2014-07 | Diplôme d’architecte | Architecture | École d’architecture de l’Estuaire | Saint-Nazaire',
    ],
    skills: [
      'Logiciels: Revit, AutoCAD, SketchUp, InDesign',
      'Métier: Suivi de chantier, Économie de la construction',
    ],
    languages: ['Français (langue maternelle)', 'Anglais (B2)', 'Espagnol (A2)'],
  },
];
