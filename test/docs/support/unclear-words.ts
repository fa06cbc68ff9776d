/** A pattern that an engineer has to guess at, and the word of the field for it (docs/glossary.md). */
type Unclear = readonly (readonly [pattern: RegExp, better: string])[];

/** For documentation, messages and comments. */
export const unclearWords: Unclear = [
  [/\b(is|was|are|were|been|be|being) told\b/i, 'receives, is notified'],
  [/\btells? (of|whether|which|what|that|how|a|an)\b/i, 'shows, has, describes'],
  [/\bhe(ed|eds|eded|ard of|ars of)\b/i, 'honours, receives'],
  [/\banswer(s|ed|ing)? (with|\d{3}|to this|endpoint_disabled|stage_not_empty|200)\b/i, 'returns'],
  [/\bstand(s|ing)? (in|among|beside|there|nowhere|where)\b/i, 'is in'],
  [/\blies (in|beside|under|with)\b/i, 'is in, is stored'],
  [/\bgiven up on\b/i, 'failed'],
  [/\b(a )?stale\b/i, 'outdated'],
  [/\bgood for\b/i, 'valid for'],
  [/\bnobody asked|what nobody|whoever\b/i, 'name the case'],
  [/\bswitched? (off|on)\b/i, 'disabled, enabled'],
  [/\bcarr(ies|y) (this|a|an|the) (external_id|code|stable)\b/i, 'has'],
  [/\bunder way\b/i, 'in progress'],
  [/\b(any|no) more\b(?! than)/i, 'no longer'],
];

/** For comments, whose readers know the code: no figure of speech at all. */
export const unclearInComments: Unclear = [
  ...unclearWords,
  // Answers of applicants to questions of a form, and to items of an assessment, are terms of the domain.
  [
    /^(?!.*\b(questions?|applicant|items?|assessments?|sittings?)\b).*?\banswer(s|ed|ing)?\b/i,
    'response, returns, responds',
  ],
  [/\b(untold|told|tells?|telling)\b/i, 'shows, emits, returns'],
  [/\b(says?|said|saying|unsaid)\b/i, 'states, contains, means'],
  [/\b(hears?|heard)\b/i, 'receives'],
  [/\b(nobody|no one|somebody|anybody|everybody|whoever|nowhere)\b/i, 'name the case'],
  [/(^|[.:;] )(What|Who|Whose|Whatever)\b|^Where\b/, 'name the subject first'],
  [/\b(stands?|standing|stood)\b/i, 'is, is in, represents'],
  [/\b(lies?|lying)\b/i, 'is in, is stored'],
  [/\b(comes? (of|to nothing|down to)|came of|bec(ame|omes?) of)\b/i, 'is caused by, result'],
  [/\b(goes?|went) (with|along|by)\b/i, 'belongs to, is removed with'],
  [/\bis (not )?there to\b|\bthere to end\b/i, 'exists'],
  [/\b(gone|goes away)\b/i, 'deleted, ended, expired'],
  [/\b(forgets?|forgotten)\b/i, 'removes, ignores'],
  [/\blets? (in|through|out|go)\b/i, 'accepts, sends'],
  [/\b(is|are|was|were) meant\b/i, 'is for'],
  [/\b(its|their|his|her|our) own words\b/i, 'name the form'],
  [/\b(bears?|bearing|borne)\b/i, 'has'],
  [/\b(of its own accord|for want of|save for|but for|all the same|lest|thereof)\b/i, 'shorter words'],
  [/\bknows? (nothing|no|of)\b/i, 'has no, does not depend on'],
  [/\bfor (good|ever)\b/i, 'permanently'],
  [/\bbehind (it|them|its|a|an|the)\b/i, 'after, of'],
  [/\bbeside\b/i, 'next to, in addition to, except'],
  [/\b(ours|theirs|one of us)\b/i, 'of this service'],
  [/\b(dies|died|dying|alive)\b/i, 'ends, expires'],
  [/\bweigh(s|ed|ing)?\b/i, 'has a size of'],
  [/\bat fault\b/i, 'invalid'],
  [/\bthe house\b(?! number)/i, 'this repository'],
  [/\bfor so long\b|\b(of|after|in|within|at|to) so (many|much)\b/i, 'name the number'],
  [/\b(at|to) hand\b/i, 'available'],
  [/\b(a|some)? ?stranger'?s?\b/i, 'name the party: customer, untrusted, unknown'],
  [/\b(mere|merely|upon|ere|wherein|whereby)\b/i, 'shorter words'],
  [
    /\bturn(s|ed)? away\b|\bin vain\b|\bmade good\b|\bset(s|ting)? aside\b/i,
    'rejects, fails, dead-letter queue',
  ],
  [/\bthe (news|truth)\b/i, 'event, state'],
];

/** The unclear turns of a text, each with its better word and its surroundings. Code and quotations do not count. */
export const faultsOf = (text: string, unclear: Unclear = unclearWords) => {
  const plain = text.replaceAll(/\s+/g, ' ');
  return unclear.flatMap(([pattern, better]) => {
    const found = pattern.exec(plain);
    if (!found) return [];
    const end = found.index + found[0].length;
    return [`“${found[0].slice(-40)}” (${better}): …${plain.slice(Math.max(end - 70, 0), end + 50)}…`];
  });
};

/** A comment without code in backticks, quotations and links, which are not our words. */
export const withoutQuotes = (text: string) =>
  text.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”|\{@link [^}]*\}|https?:\S+/g, 'x');
