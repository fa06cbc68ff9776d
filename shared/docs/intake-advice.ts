/** The cause and remedy of the error of chat intakes. */
export const intakeAdvice = {
  turn_taken: {
    cause:
      'The message has a `turn` that another message of the chat already has, for example one of another window.',
    remedy:
      'Fetch the chat with GET /v1/intakes/{id}, show what was said, and use the number after its `turn`.',
  },
};
