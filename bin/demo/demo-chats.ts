import type { DemoJob } from './demo-jobs.ts';

interface DemoChat {
  job: DemoJob;
  /** The messages of the person, turn by turn. */
  says: string[];
}

/** Chats in which people apply: one waits for the team, one is with the program. */
export const demoChats: DemoChat[] = [
  {
    job: 'demo-nurse',
    says: [
      'yes',
      'Noor',
      'Haddad',
      'noor.haddad@mail.example',
      'a human',
      'I work four days a week now. Would three days on the ward be possible?',
    ],
  },
  { job: 'demo-backend', says: ['yes', 'Tomasz', 'Zielinski'] },
];
