/** A CV's facts with their line numbers take 1,000 to 4,000 tokens; models that think first need room for it. */
export const maxAnswerTokens = 16_000;
