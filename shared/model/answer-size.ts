/** A CV's facts with their line numbers take 1,000 to 4,000 tokens; models that think first need room for it. */
export const maxAnswerTokens = 16_000;

/** On Bedrock, where a request above a model's own limit is refused: Amazon Nova ends at 10,000. */
export const maxBedrockAnswerTokens = 8_000;
