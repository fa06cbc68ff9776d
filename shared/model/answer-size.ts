/**
 * The limit of a response in tokens. A CV's facts with their line numbers take 1,000 to 4,000; reasoning models need
 * room for their reasoning too.
 */
export const maxAnswerTokens = 16_000;

/** The limit on Bedrock, which rejects a request above the model's own limit: Amazon Nova's is 10,000. */
export const maxBedrockAnswerTokens = 8_000;
