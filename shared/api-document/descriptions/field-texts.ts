import { accountTexts, privacyTexts } from './account.ts';
import { candidateTexts } from './candidates.ts';
import { common, eventTexts } from './events.ts';
import { jobRequestTexts } from './job-requests.ts';
import { jobPostingTexts, jobTexts } from './jobs.ts';
import { jsonResumeTexts } from './json-resume.ts';
import { applicationTexts } from './people.ts';
import { peopleRequestTexts } from './people-requests.ts';
import { portalTexts } from './portal.ts';
import { profileTexts } from './profile.ts';
import { scanTexts } from './scans.ts';
import { settingTexts } from './settings.ts';
import type { Texts } from './texts.ts';
import { webhookTexts } from './webhooks.ts';

/** The texts of all fields. */
export const fieldTexts: Texts = {
  ...common,
  ...eventTexts,
  ...accountTexts,
  ...privacyTexts,
  ...jobTexts,
  ...jobPostingTexts,
  ...jobRequestTexts,
  ...applicationTexts,
  ...candidateTexts,
  ...peopleRequestTexts,
  ...scanTexts,
  ...portalTexts,
  ...profileTexts,
  ...jsonResumeTexts,
  ...settingTexts,
  ...webhookTexts,
};
