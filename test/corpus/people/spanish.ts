import type { PersonaRows } from '../persona.ts';

export const spanish: PersonaRows[] = [
  {
    id: 'es-logistics',
    language: 'es',
    name: 'Almudena Rocafría Vidal',
    label: 'Responsable de logística',
    email: 'almudena.rocafria@example.org',
    phone: '+34 915 550 118',
    location: 'Zaragoza, España',
    links: ['linkedin.com/in/almudenarocafria'],
    summary:
      'Responsable de logística con diez años en almacenes de alimentación y un equipo de treinta personas.',
    work: [
      '2019-09 – present | Responsable de logística | Frutas del Jalón S.L. | Zaragoza | Dirección de treinta personas en tres turnos; Reducción de mermas del seis al dos por ciento',
      '2015-02 – 2019-08 | Jefa de almacén | Transportes Moncayo | Tarazona | Implantación de radiofrecuencia; Control de inventario',
      '2013-06 – 2015-01 | Auxiliar administrativa | Conservas Monegros | Huesca | Gestión de albaranes y facturas',
    ],
    education: [
      '2009-09 – 2013-06 | Grado | Administración y Dirección de Empresas | Universidad del Ebro Medio | Zaragoza',
    ],
    skills: [
      'Gestión: Control de inventario, Planificación de rutas, Prevención de riesgos',
      'Programas: SAP, Excel, Navision',
    ],
    languages: ['Español (nativo)', 'Inglés (B2)', 'Catalán (B1)'],
  },
  {
    id: 'es-teacher',
    language: 'es',
    name: 'Íñigo Zubialde Ortuño',
    label: 'Profesor de matemáticas',
    email: 'inigo.zubialde@example.com',
    phone: '915 550 142',
    location: 'Bilbao',
    links: ['zubialde.example.net'],
    summary:
      'Profesor de secundaria que enseña matemáticas con problemas de verdad y escribe material abierto.',
    work: [
      '2016-09 – present | Profesor de matemáticas | Instituto Abra Berri | Bilbao | Jefe de departamento desde 2020; Coordinador del programa bilingüe',
      '2012-09 – 2016-08 | Profesor sustituto | Centro Educativo Ibaizabal | Durango | Clases de matemáticas y física',
    ],
    education: [
      '2011-10 – 2012-06 | Máster | Formación del Profesorado | Universidad Cantábrica del Norte | Bilbao',
      '2006-10 – 2011-06 | Licenciatura | Matemáticas | Universidad Cantábrica del Norte | Bilbao',
    ],
    skills: [
      'Docencia: Didáctica, Evaluación por competencias, Tutoría',
      'Herramientas: GeoGebra, Moodle, LaTeX',
    ],
    languages: ['Español (nativo)', 'Euskera (nativo)', 'Inglés (C1)'],
    publications: ['Zubialde, Í. (2019). Problemas de puerto. Cuadernos de Aula 4.'],
  },
  {
    id: 'es-developer',
    language: 'es',
    name: 'Nerea Castrobarto',
    label: 'Ingeniera de datos',
    email: 'nerea@castrobarto.example.net',
    phone: '+34 600 555 163',
    location: 'Madrid, España',
    links: ['github.com/ncastrobarto', 'linkedin.com/in/nerea-castrobarto'],
    summary: 'Ingeniera de datos que prefiere tablas pequeñas y preguntas claras.',
    work: [
      '2022-03 – present | Ingeniera de datos sénior | Meseta Analítica S.A. | Madrid | Diseño del lago de datos; Ahorro del cuarenta por ciento en cómputo',
      '2020-01 – 2022-02 | Ingeniera de datos | Meseta Analítica S.A. | Madrid | Procesos de carga con Spark',
      '2017-10 – 2019-12 | Analista programadora | Consultora Tres Cantos | Madrid | Informes para banca',
    ],
    education: [
      '2013-09 – 2017-07 | Grado | Ingeniería Informática | Universidad Politécnica de la Alcarria | Guadalajara',
    ],
    skills: ['Datos: Python, Spark, dbt, Airflow, Snowflake'],
    languages: ['Español (nativo)', 'Inglés (C1)', 'Francés (A2)'],
  },
  {
    id: 'es-hotel',
    language: 'es',
    name: 'Ramiro Peñascal Duque',
    label: 'Director de hotel',
    email: 'ramiro.penascal@example.org',
    phone: '+34 955 550 190',
    location: 'Sevilla',
    links: [],
    summary: 'Director de hotel con experiencia en aperturas y en equipos de varias nacionalidades.',
    work: [
      '2018-03 – present | Director | Hotel Patio de Azahares | Sevilla | Responsable de ochenta habitaciones y cuarenta empleados; Ocupación del ochenta y uno por ciento',
      '2014-05 – 2018-02 | Subdirector | Hotel Marisma Real | Huelva | Apertura del hotel; Selección del personal',
      '2010-06 – 2014-04 | Recepcionista | Hostal Puerta Jerez | Sevilla | Atención a huéspedes en tres idiomas',
    ],
    education: ['2006-10 – 2010-06 | Diplomatura | Turismo | Escuela de Turismo del Guadalquivir | Sevilla'],
    skills: ['Gestión: Revenue management, Atención al cliente, Presupuestos', 'Programas: Opera PMS, Excel'],
    languages: ['Español (nativo)', 'Inglés (C1)', 'Alemán (B2)'],
  },
];
