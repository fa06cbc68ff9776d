import { expect, it } from 'vitest';
import { extractProfile } from '../../shared/extraction/profile/extract-profile.ts';
import { readDocument } from '../../shared/extraction/read/read-document.ts';
import { seededNumbers } from '../support/seeded-numbers.ts';
import { courseHeads, drawCourses, firstEnd, spokenBySchools } from './draw-degrees.ts';
import { nearText, squash } from './same.ts';

const letters = (text: string) => [...squash(text)].sort().join('');
/** A type and its area are two fields: Chinese and Japanese write the area first, and other languages a small word between them. */
const joiners =
  /(?<!\p{L})(?:in|of|en|de|di|em|do|da|der|des|du|d|het|van|im|zum|zur|w|i|med|till|la|le|les|and|und|et|y|e|och)(?!\p{L})/giu;
const isSame = (read: string, degree: string) => {
  const [one, other] = [read, degree].map((text) => text.replace(joiners, ' ')) as [string, string];
  return nearText(one, other) || letters(one) === letters(other);
};

const degreeIn = async (text: string) => {
  const document = await readDocument({
    bytes: new TextEncoder().encode(text),
    filename: 'cv.txt',
    contentType: '',
  });
  const { education } = extractProfile(document, '2026-11-29').profile;
  const first = education.find(({ end_date }) => end_date === firstEnd);
  return [first?.study_type, first?.area].filter(Boolean).join(' ');
};

/**
 * Degrees as people write them, with subjects, brackets, commas and numbers. Of names that no list has, only their place beside the school
 * shows what they are: "School, Degree" had kept them as a part of the school's name.
 */
it.each(Object.keys(courseHeads))(
  'a degree written as "%s" is read whole',
  async (head) => {
    const numbers = seededNumbers(20261129);
    let right = 0;
    const drawn = spokenBySchools.flatMap((lang) => Array.from({ length: 12 }, () => lang));
    for (const lang of drawn) {
      const { text, first } = drawCourses(lang, head, numbers);
      if (isSame(await degreeIn(text), first.degree)) right++;
    }
    expect(right / drawn.length).toBeGreaterThan(0.9);
  },
  120_000,
);
