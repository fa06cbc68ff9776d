/** All words of the page in English. The other languages have the same keys. */
export const en = {
  language: 'en',
  page: {
    title: 'Assessment',
    progress: (done: number, total: number) => `${done} of ${total} questions answered`,
    opening: 'The assessment is being opened.',
  },
  kinds: {
    disc_o: {
      title: 'Personality at work',
      what: 'You read short statements and say how well each one describes you. No answer is right or wrong.',
      use: 'It describes how you like to work, on five scales. It does not measure ability.',
    },
    general: {
      title: 'Reasoning with figures, numbers and letters',
      what: 'You find the rule in a pattern or a series and go on with it. The questions adapt: they become harder after a right answer.',
      use: 'It measures how you find rules in new material. It needs no knowledge of a subject.',
    },
    developer: {
      title: 'Reading and writing code',
      what: 'You read short programs, find mistakes in them, or write short functions and run them here.',
      use: 'It measures how you read, correct and write code. The questions are in English.',
    },
  },
  welcome: {
    asks: (organization: string) => `${organization} invites you to an assessment.`,
    asksNobody: 'You are invited to an assessment.',
    about: 'What it is',
    time: 'How long it takes',
    minutes: (minutes: number) =>
      `About ${minutes} minutes. You can stop at any time and go on later with the same link.`,
    untimed: 'There is no limit of time.',
    timed: 'Some questions show how much time is usual for them. A later answer counts just as much.',
    until: (date: string) => `The link is valid until ${date}.`,
    use: 'What is done with it',
    shared: (organization: string) =>
      `${organization || 'The organization'} receives your result and can read your answers.`,
    advice:
      'The result is advice. People decide about your application, and no result rejects anyone by itself.',
    report: 'You can read the same report about you at the end.',
    erased: (organization: string) =>
      `You can ask ${organization || 'the organization'} at any time to erase your answers and your result.`,
    before: 'Before you begin',
    alone: 'Answer by yourself, in a quiet place. Answered questions cannot be changed.',
    help: (organization: string) =>
      `Do you need more time, or a form without drawings? Ask ${organization || 'the organization'} before you begin. You do not have to give a reason.`,
    practice: 'Begin with an example',
    begin: 'Begin without an example',
    back: (done: number, total: number) =>
      `You have answered ${done} of ${total} questions. Your answers are stored.`,
    goOn: (number: number) => `Go on with question ${number}`,
  },
  practice: {
    title: 'Example',
    lead: 'This is an example. It does not count.',
    statement: 'I like to plan my day.',
    agree: ['Very inaccurate', 'Moderately inaccurate', 'Neither', 'Moderately accurate', 'Very accurate'],
    check: 'Check the answer',
    right: 'That is right.',
    wrong: (answer: string) => `The right answer: ${answer}`,
    why: {
      likert: 'Choose what describes you as you are now, not as you want to be. Your first thought is fine.',
      matrix: 'Each row has one figure more than the row above, and each column has a figure of its own.',
      number: 'Each number is 3 more than the one before.',
      reading: 'The program adds 1, 2 and 3.',
    },
    next: 'Next example',
    begin: 'Begin with question 1',
  },
  question: {
    number: (number: number, total: number) => `Question ${number} of ${total}`,
    likert: 'How well does this describe you?',
    matrix: 'Which drawing belongs in the place of the question mark?',
    number_series: 'Which number comes next?',
    letter_series: 'Which letter comes next?',
    drawing: 'Nine cells in three rows. The last cell is a question mark.',
    option: (number: number) => `Drawing ${number}`,
    program: 'Program',
    prints: 'The program prints',
    line: 'Number of the wrong line',
    answer: 'Your answer',
    next: 'Next',
    skip: 'I do not know',
    choose: 'Choose an answer first.',
    type: 'Type an answer first, or choose “I do not know”.',
    timeUp:
      'The usual time for this question is over. Take the time that you need: your answer counts just as much.',
    timeLeft: (minutes: number) => (minutes === 1 ? 'About 1 minute left' : `About ${minutes} minutes left`),
    timeSoon: 'Less than a minute left',
  },
  task: {
    code: 'Your code',
    keys: 'Tab indents. Press Escape and then Tab to leave the field.',
    examples: 'Examples',
    run: 'Run the examples',
    running: 'The code is running.',
    handIn: 'Hand in and go on',
    tooLong: 'The code is longer than 64 KB.',
    call: 'Call',
    expected: 'Expected',
    actual: 'Result',
    passed: 'Passed',
    failed: 'Different',
    threw: 'Error',
    not_run: 'Not run',
    passes: (passed: number, total: number) =>
      `${passed} of ${total} examples pass. Further tests follow after you hand it in.`,
    printed: 'Printed',
    noRunsLeft: 'The code was run too often. You can still hand it in.',
    problems: {
      invalid: 'The code has a mistake, so it was not run.',
      too_long: 'The code ran for too long and was stopped.',
      too_much_memory: 'The code used too much memory and was stopped.',
      too_much_output: 'The code printed too much and was stopped.',
      too_large: 'The code is too long to be run.',
      crashed: 'The code stopped by itself.',
    },
  },
  trouble: {
    waiting:
      'There is no connection. What you entered is kept on this page and is sent as soon as the connection is back. Leave the page open.',
    retry: 'Try now',
    back: 'The connection is back.',
    failed: 'Something went wrong',
    failedLead: 'Your earlier answers are stored. Load the page again to go on.',
    reload: 'Load the page again',
  },
  lost: {
    title: 'This link does not lead to an open assessment',
    lead: 'Links end when the assessment is finished, declined or expired, or when a newer link was sent.',
    next: 'Check that you copied the whole link. If it still does not open, ask the organization that invited you for a new one.',
  },
  decline: {
    action: 'Decline the assessment',
    title: 'Decline the assessment?',
    lead: (organization: string) =>
      `The link ends, and ${organization || 'the organization'} learns that you declined. A new invitation is then needed to take it.`,
    confirm: 'Yes, decline',
    cancel: 'No, go on',
    done: 'You declined the assessment',
    doneLead: (organization: string) =>
      `${organization || 'The organization'} is informed. You can close this page.`,
  },
  end: {
    finishing: 'Your answers are being handed in.',
    title: 'You have finished the assessment',
    lead: (organization: string) =>
      `Thank you. ${organization || 'The organization'} receives the result. You can close this page.`,
    later: 'Your answers are stored',
    laterLead:
      'The result could not be computed now. Nothing is lost: try again, or close this page, and it is computed later.',
    retry: 'Try again',
    report: 'Read your report',
    noReport: 'The report could not be loaded. Try again.',
    pdf: 'Download the report as PDF',
    fileName: 'assessment-report.pdf',
    close: 'Close the report',
    reportTime: 'You can read the report here for up to twelve hours, as long as this tab is open.',
    back: (organization: string) => `Back to ${organization || 'the organization'}`,
  },
};
export type Words = typeof en;
