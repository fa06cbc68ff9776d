import { fold } from './fold.ts';
import { languages } from './languages/more-languages.ts';
import { readLanguages } from './languages/read-languages.ts';
import { once } from './once.ts';

const codes =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fo fr ga gd gl gu he hi hr hu hy id is it ja ka kk km kn ko ku la lb lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th tl tr uk ur uz vi yi zh zu nb nn br fy oc rm gsw co wa hsb ast sc fur lij vec nap scn szl csb nds bar lkt pcm ha ig yo zu xh st tn so rw rn lg ln wo ff ak ee tw om ti sn ny mg mi sm to haw gn qu ay nv chr tk ky tg ug bo dz dv si as or sd mai bho ceb ilo jv su min ku ckb cr iu hil bm arn nah pap kea se zap ay ht ln kg ki hmn ve ts ss nr nso bem war kok tcy lus rom nd gaa tpi bi ho fj sma smj sms smn kl kmr sa ks brx sat mni doi new kha frr dsb lld lmo pms egl rup yua quc cak mam srn gcf lua kmb umb men tem kri dyu mos dag gur loz toi lu kj ng hz naq sg tvl mh na pau chk gil niu ty'.split(
    ' ',
  );

/**
 * Names of languages in all that are read, from the platform's locale data, and their endonyms, so that "Español" is always
 * recognized.
 */
const names = once(() => {
  const found = new Map<string, string>();
  for (const language of new Set([...readLanguages, ...codes])) {
    const display = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
    for (const code of readLanguages.includes(language) ? codes : [language]) {
      const name = display.of(code);
      if (name && !found.has(fold(name))) found.set(fold(name), code);
    }
  }
  const common = {
    'asante twi': 'ak',
    fante: 'ak',
    ndebele: 'nd',
    nahuatl: 'nah',
    idish: 'yi',
    efik: 'efi',
    ibibio: 'ibb',
    tiv: 'tiv',
    gbagyi: 'gbr',
    asl: 'ase',
    bsl: 'bfi',
    'irish sign language': 'sgn',
    auslan: 'sgn',
    'deutsche gebardensprache': 'sgn',
    'langue des signes': 'sgn',
    lsf: 'sgn',
    'lengua de signos': 'sgn',
    'lengua de senas': 'sgn',
    lis: 'sgn',
    libras: 'sgn',
    gebarentaal: 'sgn',
    'vlaamse gebarentaal': 'sgn',
    'nederlandse gebarentaal': 'sgn',
    'jezyk migowy': 'sgn',
    teckensprak: 'sgn',
    tegnsprog: 'sgn',
    tegnsprak: 'sgn',
    viittomakieli: 'sgn',
    手話: 'sgn',
    手语: 'sgn',
    수어: 'sgn',
    drents: 'nds',
    kurmanji: 'ku',
    sorani: 'ku',
    mandarin: 'zh',
    euskera: 'eu',
    ijaw: 'ijc',
    pidgin: 'pcm',
    twi: 'ak',
    punjabi: 'pa',
    catalan: 'ca',
    valencian: 'ca',
    moldovan: 'ro',
    'serbo-croatian': 'sh',
    'sign language': 'sgn',
    'british sign language': 'bfi',
    'american sign language': 'ase',
    gebardensprache: 'sgn',
    latin: 'la',
    latein: 'la',
    latino: 'la',
    'ancient greek': 'grc',
    dari: 'prs',
    'haitian creole': 'ht',
    kreol: 'ht',
    berber: 'ber',
    kabyle: 'kab',
    breton: 'br',
    'te reo': 'mi',
    'te reo maori': 'mi',
    hokkien: 'nan',
    shanghainese: 'wuu',
    cantonese: 'zh',
    patois: 'jam',
    'jamaican patois': 'jam',
    maya: 'yua',
    mapudungun: 'arn',
    zapoteco: 'zap',
    mixteco: 'mix',
    creole: 'ht',
    'creole haitien': 'ht',
    'crioulo cabo-verdiano': 'kea',
    crioulo: 'kea',
    papiaments: 'pap',
    nordsamiska: 'se',
    ilonggo: 'hil',
    gronings: 'nds',
    platt: 'nds',
    plattdeutsch: 'nds',
    'chinese (mandarin)': 'zh',
    castellano: 'es',
    flemish: 'nl',
    farsi: 'fa',
    tagalog: 'tl',
    filipino: 'tl',
    gaelic: 'ga',
    valenciano: 'ca',
    'brazilian portuguese': 'pt',
    mandarino: 'zh',
    hochdeutsch: 'de',
    'american english': 'en',
    'british english': 'en',
    bahasa: 'id',
  };
  for (const [name, code] of Object.entries(common)) found.set(name, code);
  for (const { languages: names } of Object.values(languages))
    for (const entry of names.split('|')) {
      const [name = '', code = ''] = entry.split('=');
      if (!found.has(fold(name))) found.set(fold(name), code);
    }
  return found;
});

export const languageCode = (name: string): string | null => {
  const folded = fold(name).trim();
  return names().get(folded) ?? names().get(folded.replace(/^(?:jezyk|limba) /, '')) ?? null;
};
