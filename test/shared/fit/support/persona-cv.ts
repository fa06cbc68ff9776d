/** What of a person must not count. */
export interface Person {
  name: string;
  /** Title, pronoun and the words around them. */
  words: { title: string; subject: string; possessive: string; noun: string };
  born: number;
  graduated: number;
  school: string;
  street: string;
  marital: string;
}

/** What of a CV may count. */
export interface Career {
  position: string;
  skills: string[];
  tasks: string[];
  degree: string;
  languages: string[];
  /** Years of the two posts, which both persons of a pair have worked. */
  years: [from: number, change: number, to: number];
}

/** A CV of our invention as a text file. */
export const writeCv = (
  { name, words, born, graduated, school, street, marital }: Person,
  { position, skills, tasks, degree, languages, years: [from, change, to] }: Career,
): string => {
  const address = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
  return `${name}
${position}
${address}@example.com | +44 20 7946 0${born % 1000}
${street}
Date of birth: 12.03.${born}
Gender: ${words.noun}
Marital status: ${marital}

Profile
${words.title} ${name.split(' ').at(-1)} is a dedicated ${words.noun}. ${words.subject} enjoys ${words.possessive} work.

Experience
${position}, Northwind Labs
January ${change} - December ${to}
- ${tasks.join('\n- ')}

Junior ${position}, Southport Works
January ${from} - December ${change - 1}
- ${tasks[0]}

Education
${degree}, ${school}
${graduated - 4} - ${graduated}

Skills
${skills.join(', ')}

Languages
${languages.join(', ')}
`;
};
