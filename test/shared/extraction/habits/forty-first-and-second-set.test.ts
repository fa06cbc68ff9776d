/** Habits of CVs of the forty-first and the forty-second set of strangers, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { groupRows, type Run } from '../../../../shared/extraction/read/page-runs.ts';
import { findDates, withoutDates } from '../../../../shared/words/dates.ts';
import { findDegree } from '../../../../shared/words/degree-words.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);
const jobsOf = async (body: string) => (await factsOf(body)).jobs;
const schoolsOf = async (body: string) => (await factsOf(body)).schools;
const languagesOf = async (title: string, body: string) => {
  const { languages } = await factsOf(`${title}\n${body}`);
  return languages.length;
};

describe('heads of jobs', () => {
  it('may have the employer and its town in square brackets', async () => {
    expect(
      await jobsOf(`ARBETSLIVSERFARENHET
Souschef [Krog Bryggan, Simrishamn]
2016-03 – 2023-06
Kallskänka [Hotell Vallen, Ystad]
2012-05 – 2016-02`),
    ).toEqual([
      'Souschef | Krog Bryggan | 2016-03 | 2023-06',
      'Kallskänka | Hotell Vallen | 2012-05 | 2016-02',
    ]);
  });

  it('may have the post after the period and a comma, which is no town', async () => {
    const { jobs } = await compactFacts(
      `<h2>Anställningar</h2><p><b>2012 – nu, Platschef</b></p><p>Lundens Begravningsbyrå, Högsby</p>
<p><b>2003 – 2012, Florist</b></p><p>Blomsterhallen, Växjö</p><h2>Språk</h2><p>Svenska</p>`,
      'cv.html',
    );
    expect(jobs.map((job) => job.split(' | ')[0])).toEqual(['Platschef', 'Florist']);
  });

  it('have the town of a Chinese employer after a comma, and posts stay posts', async () => {
    expect(
      await jobsOf(`工作經驗
2020年1月至今	視光師
光影眼鏡有限公司，沙田
2015年8月至2019年12月	店務助理
光影眼鏡有限公司，中環`),
    ).toEqual([
      '視光師 | 光影眼鏡有限公司 | 2020-01 | now',
      '店務助理 | 光影眼鏡有限公司 | 2015-08 | 2019-12',
    ]);
  });

  it('of nested lists are the outer items', async () => {
    const { jobs } = await compactFacts(
      `<h2>Berufserfahrung</h2><ul><li><b>Hebamme</b>, Praxis Auental <i>Mai 2023 bis heute</i><ul><li>Nachsorge</li>
<li>Stillberatung</li></ul></li><li><b>Hebamme</b>, Klinikum Auental <i>Oktober 2009 bis März 2017</i><ul><li>Rund 90 Geburten</li>
</ul></li></ul><h2>Sprachen</h2><p>Deutsch</p>`,
      'cv.html',
    );
    expect(jobs).toEqual([
      'Hebamme | Praxis Auental | 2023-05 | now',
      'Hebamme | Klinikum Auental | 2009-10 | 2017-03',
    ]);
  });
});

describe('courses', () => {
  it('may have their town in brackets after a single year', async () => {
    expect(
      await schoolsOf(`FORMAZIONE
Istituto Nautico Colombo
Diploma di maturità, 1991 (Recco)
Scuola media Aurora
Licenza media, 1986 (Camogli)`),
    ).toEqual([
      expect.stringMatching(/^Istituto Nautico Colombo \| Diploma di maturità .*1991$/),
      expect.stringMatching(/^Scuola media Aurora \| Licenza media .*1986$/),
    ]);
  });

  it('of a level "médio" lose no letter to the year next to it', () => {
    const text = 'Ensino médio\t2015 – 2017';
    expect(withoutDates(text, findDates(text)).trim()).toBe('Ensino médio');
    expect(findDates('medio 2015 – eind 2017')[0]).toMatchObject({ start: '2015', end: '2017' });
  });

  it.each(['BTM Prothésiste dentaire', 'Vakdiploma Machinist', 'Kurs instruktora nauki jazdy'])(
    'have degrees such as %s',
    (text) => {
      expect(findDegree(text)?.level).toBe('vocational');
    },
  );
});

describe('names of languages that no list has', () => {
  it.each([
    ['LANGUES', 'Français, anglais, atikamekw', 3],
    ['LANGUAGES', 'English\nSwahili\nKipsigis', 3],
    ['言語', '日本語、英語、沖縄語', 3],
  ])('are read between known ones: %s', async (title, body, count) => {
    expect(await languagesOf(title, body)).toBe(count);
  });

  it.each([
    ['more of them than known ones', 'LANGUES', 'Français, cuisine, jardin', 1],
    ['what is known of a language', 'LANGUES', 'Français : langue maternelle\nBreton : lu, compris', 2],
    ['a skill', 'LANGUAGES', 'English, German, Photoshop', 2],
  ])('are not %s', async (_, title, body, count) => {
    expect(await languagesOf(title, body)).toBe(count);
  });
});

describe('headings', () => {
  it('have the marks that all known headings have', async () => {
    const { jobs } = await compactFacts(
      `<p><b>【職歴】</b></p><p><b>調理スタッフ</b></p><p>食堂みなもと</p><p>2025年4月～現在</p>
<p><b>厨房アルバイト</b></p><p>ホテル小浜荘</p><p>2023年6月～2025年3月</p><p><b>【学歴】</b></p><p>琴海調理専門学校</p><p>2021年4月～2023年3月</p>
<p><b>【資格】</b></p><p>調理師免許</p>`,
      'cv.html',
    );
    expect(jobs).toEqual([
      '調理スタッフ | 食堂みなもと | 2025-04 | now',
      '厨房アルバイト | ホテル小浜荘 | 2023-06 | 2025-03',
    ]);
  });

  it.each([
    ['Mein beruflicher Weg', 'work'],
    ['Uppdrag och fritid', 'volunteer'],
  ])('%s is of the kind %s', (title, kind) => {
    expect(sectionOf(title)).toBe(kind);
  });
});

describe('rows of a page', () => {
  const run = (text: string, x: number, y: number, fontSize: number): Run =>
    ({ text, x, y, fontSize, width: 0.5 * fontSize * text.length, font: 'f' }) as Run;
  const rowsOf = (...runs: Run[]) => groupRows(runs).map((row) => row.map(({ text }) => text));

  it('keep small print below a large name apart, and next to it in its row', () => {
    expect(rowsOf(run('Ylva Marsh', 40, 100, 22), run('Oyster farmer', 40, 109, 10))).toEqual([
      ['Ylva Marsh'],
      ['Oyster farmer'],
    ]);
    expect(rowsOf(run('Ylva Marsh', 40, 100, 22), run('Oyster farmer', 300, 105, 10))).toEqual([
      ['Ylva Marsh', 'Oyster farmer'],
    ]);
  });
});

describe('boxes of web pages', () => {
  it('may have blanks between them, and addresses none', async () => {
    const { skills } = await compactFacts(
      `<p><a href="https://example.org/a">example.org/a</a><a href="https://example.org/b">example.org/b</a></p>
<h2>Umiejętności</h2><p><span>Punktowanie</span> <span>Złocenie na pulment</span> <span>Fotografia UV</span></p><h2>Języki</h2><p>polski</p>`,
      'cv.html',
    );
    expect(skills).toEqual(['Punktowanie', 'Złocenie na pulment', 'Fotografia UV']);
  });
});

describe('lists of languages below headings that no list has', () => {
  it('are languages, and what follows them is no skill', async () => {
    const { skills, languages } = await factsOf(`HABILIDADES
Amasado a mano
Control de horno
CÓMO HABLO
Maya: lo de casa
Español: bien
Inglés: poco
DE MÍ
Tengo buena mano`);
    expect(skills).toEqual(['Amasado a mano', 'Control de horno']);
    expect(languages).toHaveLength(3);
  });

  it('are none where another heading names them, or a place is below the name', async () => {
    expect(await languagesOf('LANGUAGES\nPolish\nSKILLS', 'German, English')).toBe(1);
    expect(
      (await compactFacts('Ylva Marsh\nRoma, Italia\nylva@example.org\n\nSKILLS\nJoinery\n')).languages,
    ).toEqual([]);
  });
});

describe('remarks after skills', () => {
  it('are levels where most skills have one', async () => {
    const { skills } = await factsOf('COMPETENZE\nTriage (esperta), turni (esperta), Excel (sufficiente)');
    expect(skills).toEqual(['Triage', 'turni', 'Excel']);
  });

  it('stay where few skills have one', async () => {
    const { skills } = await factsOf('SKILLS\nGrafting (apples), Pruning, Fencing, Tractor work');
    expect(skills).toContain('Grafting (apples)');
  });
});

describe('a post and its house on one line', () => {
  it('may be before a town in brackets', async () => {
    expect(
      await jobsOf(`ESPERIENZA
Logopedista, Poliambulatorio Tagliamento (Martignazzo)
Settembre 2023 – in corso
Logopedista, Azienda Sanitaria Collinare (Udinetta)
Gennaio 2011 – Giugno 2018`),
    ).toEqual([
      'Logopedista | Poliambulatorio Tagliamento | 2023-09 | now',
      'Logopedista | Azienda Sanitaria Collinare | 2011-01 | 2018-06',
    ]);
  });

  it('may be in bold before a town in plain type', async () => {
    const { jobs } = await compactFacts(
      `<h2>Employment</h2><p><b>2012 to present: Bus Driver, Carlow Red Transit</b>, Tullamore</p><p><b>2003 to 2012: Delivery Driver, Lane Bakery</b>, Arima</p>
<h2>Languages</h2><p>English</p>`,
      'cv.html',
    );
    expect(jobs).toEqual([
      'Bus Driver | Carlow Red Transit | 2012 | now',
      'Delivery Driver | Lane Bakery | 2003 | 2012',
    ]);
  });
});

describe('periods in two halves', () => {
  it('may begin with a word, or break before "de"', async () => {
    expect(
      await jobsOf(`PARCOURS
De mars 2008	Second de chaland
à mars 2014	Établissements Corvo Frères
De 2004 à 2008	Ouvrier ostréicole
	SCEA Les Perles`),
    ).toEqual([
      'Second de chaland | Établissements Corvo Frères | 2008-03 | 2014-03',
      'Ouvrier ostréicole | SCEA Les Perles | 2004 | 2008',
    ]);
    expect(
      await jobsOf(`EXPERIÊNCIA PROFISSIONAL
Setembro de 1991 – Agosto	Professora contratada
de 1999	Escola Secundária da Moura`),
    ).toEqual(['Professora contratada | Escola Secundária da Moura | 1991-09 | 1999-08']);
  });
});

describe('an address in Chinese', () => {
  it.each([
    '屏東縣潮恩鄉中山路118號',
    '浙江省杭湾市临溪区桂雨路77弄6幢301室',
    '地址：福建省武岭市星溪镇茶场路27号',
  ])('is known by its form, without a town of a list: %s', async (text) => {
    const { location } = await compactFacts(
      `江品妍\n獸醫助理\n${text}\nchiang@example.org\n\n工作經歷\n2020年1月至今	視光師\n光影眼鏡有限公司\n`,
    );
    expect(location).toBe(text.replace('地址：', ''));
  });
});

describe('Polish schools and degrees', () => {
  it.each([
    ['technik farmaceutyczny\nMedyczne Studium Zawodowe nr 1\n1998 – 2000', 'Medyczne Studium Zawodowe nr 1'],
    ['Dyplom mistrzowski\nIzba Rzemieślnicza w Dolnym\n2008 – 2011', 'Izba Rzemieślnicza w Dolnym'],
  ])('%s', async (body, school) => {
    expect((await schoolsOf(`EDUKACJA\n${body}`))[0]?.split(' | ')[0]).toBe(school);
  });
});
