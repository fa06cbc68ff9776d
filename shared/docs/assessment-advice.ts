/** The causes and remedies of the errors of assessments. */
export const assessmentAdvice = {
  assessment_already_active: {
    cause: 'The candidate already has an assessment of this template that was created, sent or started.',
    remedy: 'Use the one that exists, or cancel it first.',
    retry: 'Yes, once the other one has ended.',
  },
  retake_not_allowed: {
    cause:
      'The candidate has taken as many assessments of the template as its max_attempts, or the last one ended less than ' +
      'days_between_attempts ago.',
    remedy: 'Use the result that exists. message has the instant from which the next attempt is possible.',
    retry: 'Only after that instant.',
  },
  assessment_session_invalid: {
    cause:
      'The session token is missing, altered or older than twelve hours, the link was opened again, or the assessment was canceled or expired.',
    remedy: 'Open the link of the assessment again. Answers that were stored stay.',
  },
  assessment_link_invalid: {
    cause:
      'The token of the link was altered or replaced by a newer one, or the assessment was completed, canceled or expired. The error is ' +
      'the same in all of these cases.',
    remedy: 'Ask the organization for a new link.',
  },
};
