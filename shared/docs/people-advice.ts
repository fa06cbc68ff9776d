/** The causes and remedies of the errors of sign-in, sessions and members. */
export const peopleAdvice = {
  not_signed_in: {
    cause: 'The browser has no session, or the session expired or was ended elsewhere.',
    remedy: 'Sign in again.',
  },
  sign_in_failed: {
    cause:
      'More than ten minutes passed, the page was opened twice, it was opened in another browser, or the provider refused.',
    remedy: 'Start signing in again, in one window.',
  },
  assertion_invalid: {
    cause:
      'An assertion is valid for 60 seconds, once, and only in the sandbox of the production that signed it.',
    remedy: 'Request a new assertion from production, and send it at once.',
  },
  not_a_member: {
    cause: 'The organization does not exist, or the person who is signed in was removed from it.',
    remedy: 'Ask an owner of the organization for an invitation.',
  },
  invitation_of_other: {
    cause: 'The invitation was sent to another address than the one that the signed-in person has verified.',
    remedy: 'Sign in with the address that was invited, or ask for an invitation to this one.',
  },
  invitation_not_found: {
    cause:
      'The invitation is older than seven days, was accepted or was withdrawn; or its link is incomplete.',
    remedy: 'Ask for a new invitation.',
  },
  last_owner: {
    cause: 'The change would leave the organization without an owner.',
    remedy: 'Make another member an owner first.',
    retry: 'Yes, once there is another owner.',
  },
  slug_taken: {
    cause: 'The slug is a word of our own addresses, or another organization has it.',
    remedy: 'Choose another slug, for example with your city in it.',
  },
};
