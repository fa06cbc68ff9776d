/** Marks and words between the parts of a title, folded. */
export const conjunctions =
  /\s*(?:&|\+|\/|,|\band\b|\bund\b|\bet\b|\by\b|\be\b|\ben\b|\bi\b|\boch\b|\bog\b|\ba\b|(?<!\p{L})(?:si|ja|es|ve|и|і|та|й|και)(?!\p{L})|・|と|및|与|和|、)\s*/u;
/** "My", "other" and the like before the noun of a title, folded. */
export const fillers = new RegExp(
  [
    '^(?:top|selected|relevant|key|professional|personal|main|recent|core|',
    'my|our|meine?|mijn|mon|ma|mes|mis?|(?:il |la |le |i )?m(?:io|ia|ie|iei)|(?:o |a |os |as )?(?:meus?|minhas?)|',
    'min|mitt|mina|mine|moj[ae]?|',
    'other|additional|further|weitere|andere|autres?|otr[ao]s|altr[aei]|ulteriori|outr[ao]s|overige|ovriga?|inne|pozostale)\\s+',
  ].join(''),
);

/** Titles that are about schools, folded; others of this kind are about training. */
export const schools =
  /^(?:schools?|schule|ecoles?|escuelas?|scuol[ae]|escolas?|scholen|szkol[ay]|skol(?:a|or|gang)|schooling|education|(?:schul|berufs)?(?:aus)?bildung|studium|etudes|estudios|educacion|istruzione|studi|estudos|opleiding(?:en)?|wyksztalcenie|utbildning|学校|学歴)$/;

/** Words next to "schools" or "studies" in a title of courses; folded, and none of them a title alone. */
export const ofCourses = new RegExp(
  [
    '^(?:apprenticeships?|degrees|lehre|berufsausbildung|schulen|abschlusse|referendariat|titres|titulos|titoli|diplomi|diplomas?|diplom[ay]|',
    "diploma's|examina|examen|larling(?:stid)?|dyplomy|tytuly|weiterbildung)$",
  ].join(''),
);
