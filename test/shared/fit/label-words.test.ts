import { expect, it } from 'vitest';
import { namesIn } from '../../../shared/fit/requirement-words.ts';

const words = (list: string) => list.split('|');

it.each(
  words(
    'with|in|of|at|using|on|as|for|mit|im|von|als|avec|en|de|con|di|com|em|met|van|w|z|como|come|comme|jako',
  ),
)('does not end a name: %s', (word) =>
  expect(namesIn(`Kotlin ${word} experience`).names).toEqual(['kotlin']),
);

it.each(words("tant que|d'|l'|qu'|d' l'|de la|in the"))('does not begin a name: %s', (word) =>
  expect(namesIn(`Experience ${word} Kotlin`).names).toEqual(['kotlin']),
);

it.each(
  words(
    'is a plus|is an advantage|is an asset|is required|is desirable|is preferred|a plus|von Vorteil|wünschenswert|erwünscht|erforderlich|' +
      'est un plus|est un atout|un atout|souhaité|souhaitée|souhaités|deseable|ventaja|gradito|gradita|desejável|mile widziany|gewenst',
  ),
)('is a wish and no name: %s', (word) => expect(namesIn(`Kotlin ${word}`).names).toEqual(['kotlin']));

it.each(
  words(
    'e.g. Kotlin|i.e. Kotlin|z.B. Kotlin|Kotlin etc|Kotlin etc.|(Kotlin)|[Kotlin]|Kotlin:|– Kotlin.|Kotlin -',
  ),
)('has signs around its name: %s', (label) => expect(namesIn(label).names).toEqual(['kotlin']));

it('what stands between two words parts them', () => {
  for (const label of ['Kotlin(Android)', 'Kotlin[Android]', 'Kotlin:Android', 'Kotlin5年以上Android'])
    expect(namesIn(label).names, label).toEqual(['kotlin android']);
  expect(namesIn('Kotlin good Android').names).toEqual(['kotlin android']);
  expect(namesIn('etcd').names).toEqual(['etcd']);
});

it('a name is named once', () => {
  expect(namesIn('Kotlin, Kotlin and KOTLIN').names).toEqual(['kotlin']);
  expect(namesIn('Kotlin, …, Scala').names).toEqual(['kotlin', 'scala']);
});
