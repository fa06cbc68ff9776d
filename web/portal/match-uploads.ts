/** What the names of the fields of questions begin with. */
export const answerPrefix = 'answers.';

/**
 * The upload of each file, by the names of the files' fields. The CV takes the first upload of its kind, before a question does that
 * has the same key; and each upload is for one file. A file has none whose question the form no longer has.
 */
export function matchUploads<NamedFile extends { name: string }, Upload extends { kind: string }>(
  files: readonly NamedFile[],
  uploads: readonly Upload[],
): Map<NamedFile, Upload | undefined> {
  const waiting = [...uploads];
  const isAnswer = ({ name }: NamedFile) => name.startsWith(answerPrefix);
  const cvFirst = [...files.filter((file) => !isAnswer(file)), ...files.filter(isAnswer)];
  return new Map(
    cvFirst.map((file) => {
      const kind = isAnswer(file) ? file.name.slice(answerPrefix.length) : file.name;
      const at = waiting.findIndex((upload) => upload.kind === kind);
      return [file, at === -1 ? undefined : waiting.splice(at, 1)[0]];
    }),
  );
}
