import type { ReportWords } from './report-words.ts';

export const reportWordsEn: ReportWords = {
  scales: {
    D: {
      name: 'Drive',
      sentences: {
        lower: [
          'Prefers to let others lead and to keep effort in balance with the rest of life.',
          'This suits teams with a clear direction and work that needs support more than command.',
        ],
        middle: [
          'Leads when it is needed and follows when someone else is better placed.',
          'This suits roles that change between taking charge and supporting.',
        ],
        higher: [
          'Likes to take charge and sets high goals for the own work.',
          'This suits roles in which someone has to decide and to keep things moving.',
        ],
      },
      question:
        'Tell us about a decision that you made for a group, and about one that you left to others. Why each?',
    },
    I: {
      name: 'Interaction',
      sentences: {
        lower: [
          'Works well alone and keeps a small circle of contacts.',
          'This suits work that needs long concentration and few interruptions.',
        ],
        middle: [
          'Enjoys company and also time alone.',
          'This suits work that has both meetings and quiet hours.',
        ],
        higher: [
          'Gets into contact easily and likes to be among people.',
          'This suits work with many conversations and new faces.',
        ],
      },
      question:
        'Which part of your last week did you spend with others, which alone, and what would you change?',
    },
    S: {
      name: 'Steadiness',
      sentences: {
        lower: [
          'Shows displeasure openly and does not avoid an argument.',
          'This suits places where problems have to be named early.',
        ],
        middle: [
          'Stays calm on most days and argues where it matters.',
          'This suits teams that discuss and then agree.',
        ],
        higher: [
          'Stays calm under annoyance and looks for agreement.',
          'This suits work with upset people or opposed interests.',
        ],
      },
      question: 'Describe a disagreement at work. What did you say, and what happened next?',
    },
    C: {
      name: 'Care',
      sentences: {
        lower: [
          'Acts quickly and is at ease with disorder.',
          'This suits work where a fast try is better than a long plan.',
        ],
        middle: [
          'Plans what needs a plan and improvises the rest.',
          'This suits work with some rules and some freedom.',
        ],
        higher: ['Keeps order and thinks before acting.', 'This suits work in which mistakes are costly.'],
      },
      question: 'When did you act without a plan, when did planning save you, and how do you choose?',
    },
    O: {
      name: 'Openness',
      sentences: {
        lower: [
          'Prefers the concrete and what has proved itself.',
          'This suits work in which reliable practice counts more than new ideas.',
        ],
        middle: ['Takes up new ideas if their use is clear.', 'This suits work that improves what exists.'],
        higher: [
          'Likes ideas, theory and imagining what could be.',
          'This suits work on problems without a known answer.',
        ],
      },
      question: 'Which new idea did you bring to your work, and which did you reject? What decided?',
    },
  },
  higher: '{first} is higher than {second}.',
  balanced: '{first} and {second} are balanced: the difference is within the error of measurement.',
  advice:
    'These scores describe how a person answered about themselves. They are no measure of ability and decide nothing.',
};
