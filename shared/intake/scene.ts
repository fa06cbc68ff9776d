import type { IntakeJob, Scene } from './dialogue.ts';

interface Chat {
  organization: { name: string };
  job: IntakeJob;
  locale: string;
  now: Date;
}

/** The scene of a chat. */
export const sceneOf = ({ organization, job, locale, now }: Chat): Scene => ({
  organization: organization.name,
  job,
  locale,
  today: now.toISOString().slice(0, 10),
});
