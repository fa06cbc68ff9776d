/** What a woman and what a man is called. */
export type Gendered = Record<'she' | 'he', string>;

/** What of a person must not count. */
export interface Person {
  name: string;
  gender: keyof Gendered;
  /** Title, pronoun and the words around them. */
  words: { title: string; subject: string; possessive: string; noun: string };
  born: number;
  graduated: number;
  school: string;
  street: string;
  marital: string;
}

/** What of a CV may count, with the words for it that must not. */
export interface Career {
  position: Gendered;
  skills: string[];
  tasks: string[];
  degree: Gendered;
  languages: string[];
  /** Years of the two posts, which both persons of a pair have worked. */
  years: [from: number, change: number, to: number];
}

/** A CV of our invention as a text file. */
export const writeCv = (
  { name, gender, words, born, graduated, school, street, marital }: Person,
  { skills, tasks, languages, years: [from, change, to], ...called }: Career,
): string => {
  const [position, degree] = [called.position[gender], called.degree[gender]];
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
