import { american } from './people/american.ts';
import { british } from './people/british.ts';
import { dutch } from './people/dutch.ts';
import { french } from './people/french.ts';
import { german } from './people/german.ts';
import { indian } from './people/indian.ts';
import { italian } from './people/italian.ts';
import { japanese } from './people/japanese.ts';
import { polish } from './people/polish.ts';
import { portuguese } from './people/portuguese.ts';
import { spanish } from './people/spanish.ts';
import { type Persona, readPersona, type Split } from './persona.ts';

const testPeople: ReadonlySet<string> = new Set(
  [
    ['us-marketing', 'us-electrician', 'gb-solicitor', 'gb-developer', 'in-civil'],
    ['de-developer', 'de-carer', 'fr-midwife', 'fr-architect', 'es-developer', 'es-hotel'],
    ['it-pharmacist', 'it-sommelier', 'pt-nurse', 'pt-agronomist', 'nl-hr', 'nl-gardener'],
    ['pl-seller', 'pl-physio', 'ja-carer', 'ja-accountant'],
  ].flat(),
);

/** Every persona. All of them are invented, and so are their employers and schools. */
export const people: readonly Persona[] = [
  american,
  british,
  indian,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  japanese,
].flatMap((rows) => rows.map(readPersona));

/** A person belongs to one split for good: nobody whom the rules were developed on is measured in the test. */
export const splitOf = ({ id }: Persona): Split => (testPeople.has(id) ? 'test' : 'development');
