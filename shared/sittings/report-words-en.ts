import type { ReportWords } from './report-words.ts';

const validity = {
  straight_lining: 'Many statements in a row have the same answer.',
  acquiescence: 'Statements and their opposites were agreed with alike.',
  instructed_items_missed: 'Statements that ask for one certain answer have another one.',
  too_fast: 'Many answers came faster than the statements can be read.',
  similar_answer: 'A solution resembles that of somebody else. Two people may have learned the same one.',
};
const advice =
  'This report is advice. It shows how somebody did on one day, and decides nothing. Use it together with an interview.';

export const reportWordsEn: ReportWords = {
  language: 'en',
  norms: {},
  labels: {
    completed: 'Completed',
    attempt: 'Attempt',
    comparedWith: 'Compared with',
    people: (count) => `${count} people`,
    calibration: 'Calibration',
    calibrations: { published: 'published', provisional: 'provisional', fitted: 'fitted', none: 'none' },
    bands: { lower: 'lower', middle: 'middle', higher: 'higher' },
    bar: (t, from, to) => `${t}, between ${from} and ${to} with 90 % confidence; the middle is 50`,
    place: (t, from, to, band) => `${t}; between ${from} and ${to} with 90 % confidence; ${band}.`,
    middle: 'The middle is 50.',
    count: (raw, total, band) => `${raw} of ${total}; ${band}.`,
    comparisons: 'Comparisons',
    notes: 'Hints at the answers',
    questions: 'Questions for the interview',
  },
  kinds: {
    disc_o: {
      title: 'DISC-O: personality at work',
      compared: 'nobody',
      advice,
      scales: {},
      questions: [],
      validity,
    },
    general: {
      title: 'General ability',
      compared: 'difficulties that follow from rules; there is no norm group yet',
      advice,
      scales: {
        general: {
          name: 'Finding and applying rules',
          sentences: {
            lower: [
              'Found the simpler rules in new material.',
              'This says nothing about knowledge, diligence or experience, which decide most work.',
            ],
            middle: [
              'Found rules of usual difficulty in new material.',
              'New tasks without an example may take some time, and familiar ones do not.',
            ],
            higher: [
              'Found difficult rules in new material.',
              'New tasks without an example may come easily; knowledge and diligence are not measured here.',
            ],
          },
        },
      },
      questions: [
        'Tell us about something that you had to learn without anybody to ask. How did you begin?',
        'Describe a rule or a pattern that you noticed at work before others did.',
        'When a task has no example to follow, what do you do first?',
      ],
      validity,
    },
    developer: {
      title: 'Developer',
      compared: 'nobody: the counts are shares of right answers',
      advice,
      scales: {
        reading: {
          name: 'Reading code',
          sentences: {
            lower: [
              'Followed few of the short programs to their end.',
              'Ask how the person usually finds out what code does.',
            ],
            middle: [
              'Followed many of the short programs to their end.',
              'Details of loops and conditions were sometimes missed.',
            ],
            higher: [
              'Followed nearly all of the short programs to their end.',
              'Code of others is probably read with care.',
            ],
          },
        },
        bugs: {
          name: 'Finding mistakes',
          sentences: {
            lower: [
              'Found few of the wrong lines without running the code.',
              'With a debugger and tests this can look different.',
            ],
            middle: [
              'Found some of the wrong lines without running the code.',
              'Tests and a debugger remain useful helpers.',
            ],
            higher: [
              'Found nearly all wrong lines without running the code.',
              'Reviews of the code of others may be a strength.',
            ],
          },
        },
        tasks: {
          name: 'Writing functions',
          sentences: {
            lower: [
              'The functions passed few of the hidden tests.',
              'Ask to be led through one of them: the idea may be right.',
            ],
            middle: [
              'The functions passed a good part of the hidden tests.',
              'Rare inputs were not always thought of.',
            ],
            higher: ['The functions passed nearly all hidden tests.', 'Rare inputs were thought of.'],
          },
        },
      },
      questions: [
        'Lead us through one of the functions that you wrote. What would you change now?',
        'Tell us about a mistake in code that took you long to find. What did you learn from it?',
        'How do you find out what unfamiliar code does before you change it?',
      ],
      validity,
    },
  },
};
