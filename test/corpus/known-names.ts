import { readManifest, strangersFolders } from './manifest.ts';

/** A mark within a name would be one of the form's own. */
const isPlain = (name: string) => name.length < 45 && !/[,()|–·:/\d]|\s-\s/.test(name);

const truths = strangersFolders.flatMap((folder) => readManifest(folder));

/** The posts with their employers, the degrees with their schools, and the skills of the strangers' CVs in a language. */
export const knownNames = (lang: string) => {
  const ofLanguage = truths.filter((row) => row.lang === lang).map(({ truth }) => truth);
  const named = (pairs: readonly (readonly [string, string])[]) =>
    pairs.filter((pair) => pair.every((name) => name && isPlain(name)));
  return {
    skills: ofLanguage.flatMap(({ skills }) => skills),
    posts: named(
      ofLanguage.flatMap(({ work }) => work.map(({ title, company }) => [title, company] as const)),
    ),
    courses: named(
      ofLanguage.flatMap(({ education }) =>
        education.map(({ degree, institution }) => [degree, institution] as const),
      ),
    ),
  };
};
