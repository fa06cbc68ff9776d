import { describe, expect, it } from 'vitest';
import { postingIn, readPage } from './support/pages.ts';

interface Sample {
  html?: string;
  name: string;
  facts?: [term: string, value: string][];
  lines?: string[];
  tasks: string;
  apply: string;
  text: string;
  lang?: string;
}

/** A page as a small career site writes it, in one language. */
const page = ({ name, facts = [], lines = [], tasks, apply, text, lang }: Sample) => `<!doctype html>
<html${lang ? ` lang="${lang}"` : ''}><head><title>${name} | Acme</title><script>var a = "<p>no</p>";</script></head><body>
<nav><a href="/">Home</a><a href="/jobs">Jobs</a></nav>
<main><h1>${name}</h1>
<dl>${facts.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('')}</dl>
<p>${text} ${text}</p><h2>${tasks}</h2><ul><li>${text}</li></ul>
${lines.map((line) => `<p>${line}</p>`).join('')}
<a class="button" href="/apply?job=1">${apply}</a></main>
<footer>Acme, Imprint</footer></body></html>`;

const english = 'You work with us and for the people of our city, on most days of the week and in the night.';
const samples: Record<string, { sample: Sample; facts?: object; details?: object; warnings?: string[] }> = {
  English: {
    sample: {
      name: 'Night Nurse',
      facts: [
        ['Location', 'Leeds, United Kingdom'],
        ['Job type', 'Full-time'],
        ['Department', 'Care'],
      ],
      lines: ['Salary: £32,000 – £36,500 per year'],
      tasks: 'Responsibilities',
      apply: 'Apply now',
      text: english,
    },
    facts: {
      name: 'Night Nurse',
      language: 'en',
      department: 'Care',
      locations: [{ city: 'Leeds', country_code: 'GB' }],
    },
    details: {
      employment_type: 'full_time',
      salary_min: 32_000,
      salary_max: 36_500,
      salary_currency: 'GBP',
      salary_period: 'year',
    },
  },
  German: {
    sample: {
      name: 'Pflegefachkraft (m/w/d)',
      facts: [
        ['Arbeitsort', 'Hamburg, Deutschland'],
        ['Arbeitszeit', 'Teilzeit'],
      ],
      lines: ['Gehalt: 3.200 bis 3.900 € pro Monat'],
      tasks: 'Deine Aufgaben',
      apply: 'Jetzt bewerben',
      text: 'Wir suchen für unsere Klinik und die Menschen der Stadt eine Person, die mit uns auf der Station arbeitet.',
    },
    facts: {
      name: 'Pflegefachkraft (m/w/d)',
      language: 'de',
      locations: [{ city: 'Hamburg', country_code: 'DE' }],
    },
    details: {
      employment_type: 'part_time',
      salary_min: 3200,
      salary_max: 3900,
      salary_currency: 'EUR',
      salary_period: 'month',
    },
  },
  French: {
    sample: {
      name: 'Infirmière de nuit (h/f)',
      facts: [
        ['Lieu', 'Lyon, France'],
        ['Type de contrat', 'Temps plein'],
      ],
      tasks: 'Vos missions',
      apply: 'Postuler',
      text: 'Nous cherchons une personne pour les gens de la ville et des quartiers, avec nous dans les services.',
    },
    facts: { language: 'fr', locations: [{ city: 'Lyon', country_code: 'FR' }] },
    details: { employment_type: 'full_time' },
  },
  Spanish: {
    sample: {
      name: 'Enfermera de noche',
      facts: [
        ['Ubicación', 'Sevilla, España'],
        ['Jornada', 'Jornada completa'],
      ],
      tasks: 'Requisitos',
      apply: 'Inscribirme',
      text: 'Buscamos a una persona para el equipo de la ciudad que trabaje con los pacientes y las familias del barrio.',
    },
    facts: { language: 'es', locations: [{ city: 'Sevilla', country_code: 'ES' }] },
    details: { employment_type: 'full_time' },
  },
  Dutch: {
    sample: {
      name: 'Verpleegkundige nacht',
      facts: [
        ['Standplaats', 'Rotterdam, Nederland'],
        ['Dienstverband', 'Deeltijd'],
      ],
      tasks: 'Wat ga je doen?',
      apply: 'Solliciteer nu',
      text: 'Wij zoeken voor het team van de afdeling een collega die met ons door de nacht op het rooster staat.',
    },
    facts: { language: 'nl', locations: [{ city: 'Rotterdam', country_code: 'NL' }] },
    details: { employment_type: 'part_time' },
  },
  Italian: {
    sample: {
      name: 'Infermiere notturno',
      facts: [['Sede di lavoro', 'Torino, Italia']],
      tasks: 'Requisiti',
      apply: 'Candidati ora',
      text: 'Cerchiamo una persona per il reparto della città che lavori con i pazienti e le famiglie nella notte.',
    },
    facts: { language: 'it', locations: [{ city: 'Torino', country_code: 'IT' }] },
  },
  Polish: {
    sample: {
      name: 'Pielęgniarka nocna',
      facts: [['Miejsce pracy', 'Kraków, Polska']],
      tasks: 'Obowiązki',
      apply: 'Aplikuj',
      text: 'Szukamy osoby do pracy w szpitalu, która zajmie się pacjentami na oddziale i po nocy, przez cały rok.',
    },
    facts: { language: 'pl', locations: [{ city: 'Kraków', country_code: 'PL' }] },
  },
  'a remote job by a label of its own': {
    sample: {
      name: 'Web Developer',
      lines: ['Remote', 'Full-time'],
      tasks: 'Requirements',
      apply: 'Apply',
      text: english,
    },
    details: { work_type: 'remote', employment_type: 'full_time' },
  },
  'pay by the hour in words': {
    sample: {
      name: 'Porter',
      lines: ['The salary is 14.50 EUR per hour.'],
      tasks: 'Requirements',
      apply: 'Apply',
      text: english,
    },
    details: { salary_min: 14.5, salary_max: 14.5, salary_currency: 'EUR', salary_period: 'hour' },
  },
  'pay in thousands': {
    sample: {
      name: 'Porter',
      lines: ['Base pay range: US$40–50k per year'],
      tasks: 'Requirements',
      apply: 'Apply',
      text: english,
    },
    details: { salary_min: 40_000, salary_max: 50_000, salary_currency: 'USD', salary_period: 'year' },
  },
};

describe('a page without structured data', () => {
  it.each(Object.entries(samples))(
    'is read by its words: %s',
    async (_, { sample, facts = {}, details = {} }) => {
      const read = await postingIn(page(sample));
      expect(read).toMatchObject({ source: 'html', facts: { name: sample.name, ...facts }, details });
      expect(read.warnings).toContain('text_only');
      expect(read.confidence).toBeLessThan(0.7);
      const { description } = read.details;
      expect(description).toContain(`## ${sample.tasks}`);
      expect(description).not.toMatch(/Imprint|Home|var a|apply\?job/);
      expect(description?.split('\n')[0]).not.toContain(sample.name);
    },
  );

  it.each<[string, string[]]>([
    ['a training budget', ['We give you a budget of €1,500 per year for training.']],
    ['what the company earns', ['Our revenue is €50,000,000 per year.']],
    ['a salary without period', ['Salary: €40,000 – €50,000']],
    ['a salary in dollars of no country', ['Salary: $40,000 – $50,000 per year']],
    ['two salaries', ['Salary in Leeds: £30,000 per year', 'Salary in London: £40,000 per year']],
    ['a salary and its bonus', ['Salary £30,000 plus a bonus of £2,000 per year']],
    ['a percentage', ['Your salary grows by 5 % per year.']],
  ])('gives no pay for %s', async (_, lines) => {
    const sample = { name: 'Porter', lines, tasks: 'Requirements', apply: 'Apply', text: english };
    const { details } = await postingIn(page(sample));
    expect([details.salary_min, details.salary_max, details.salary_currency]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('gives no employment type that is only spoken of', async () => {
    const lines = ['Our interns and part-time colleagues love it here.'];
    const sample = { name: 'Porter', lines, tasks: 'Requirements', apply: 'Apply', text: english };
    expect((await postingIn(page(sample))).details.employment_type).toBeUndefined();
  });

  it('has its title as its name when its heading names no job', async () => {
    const html = page({ name: 'Porter', tasks: 'Requirements', apply: 'Apply', text: english });
    expect((await postingIn(html.replace('<h1>Porter</h1>', '<h1>Careers</h1>'))).facts.name).toBe('Porter');
  });
});

describe('a page that is no posting', () => {
  const paragraphs = `<p>${english}</p>`.repeat(6);
  it.each([
    ['empty', ''],
    ['an app that needs its scripts', '<div id="root"></div><script src="/app.js"></script>'],
    ['an article', `<article><h1>How we work</h1>${paragraphs}</article>`],
    [
      'an article about applying',
      `<article><h1>How to apply</h1><h2>Requirements</h2>${paragraphs}</article>`,
    ],
    ['a shop', `<main><h1>Blue chair</h1>${paragraphs}<button>Add to basket</button></main>`],
    [
      'a list of jobs',
      `<main><h1>Our teams</h1><h2>Benefits</h2>${['a', 'b', 'c', 'd', 'e', 'f']
        .map((job) => `<h3>Job ${job}</h3>${paragraphs}<a href="/jobs/${job}">Apply now</a>`)
        .join('')}</main>`,
    ],
    ['a form with little else', '<main><h1>Nurse</h1><h2>Requirements</h2><button>Apply</button></main>'],
  ])('is refused: %s', async (_, html) => {
    expect(await readPage(html, 'https://www.example.com/about')).toEqual({
      outcome: 'failed',
      error: { code: 'url_not_a_job', message: expect.any(String), retryable: false },
    });
  });
});

describe('microdata', () => {
  const html = `<body itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Night Nurse</h1>
<div itemprop="description"><p>Nights &amp; days.</p><ul><li>One</li></ul><a href="javascript:alert(1)">x</a></div>
<div itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><div itemprop="address" itemscope
 itemtype="http://schema.org/PostalAddress"><span itemprop="addressLocality">Gent</span>
 <meta itemprop="addressCountry" content="BE"></div></div>
<span itemprop="baseSalary" itemscope itemtype="http://schema.org/MonetaryAmount"><meta itemprop="currency" content="EUR">
 <span itemprop="value" itemscope itemtype="http://schema.org/QuantitativeValue"><data itemprop="value" value="18.5">18,50</data>
 <meta itemprop="unitText" content="HOUR"></span></span>
<time itemprop="validThrough" datetime="2026-12-24T12:00:00+01:00">Christmas Eve</time>
<span itemprop="employmentType">Teilzeit</span></body>`;

  it('is read like JSON-LD', async () => {
    const { source, facts, details } = await postingIn(html);
    expect(source).toBe('microdata');
    expect(facts).toMatchObject({
      name: 'Night Nurse',
      locations: [{ city: 'Gent', country_code: 'BE' }],
      visibility: { closes_at: '2026-12-24T11:00:00.000Z' },
    });
    expect(details).toMatchObject({
      description: 'Nights & days.\n\n- One\n\nx',
      employment_type: 'part_time',
      salary_min: 18.5,
      salary_currency: 'EUR',
      salary_period: 'hour',
    });
  });
});
