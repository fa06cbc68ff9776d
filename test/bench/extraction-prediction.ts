import type { Profile } from '../../shared/contracts/profile.ts';
import type { Field, Prediction } from '../corpus/score.ts';

/** Our profile in the shape that the truth has. */
export const toPrediction = ({ basics, ...profile }: Profile): Prediction => ({
  name: basics.name,
  emails: basics.emails,
  phones: basics.phones.map((phone) => phone.raw),
  links: [basics.url, ...basics.profiles.map((entry) => entry.url)].filter((url) => url !== null),
  location: basics.location?.raw ?? null,
  work: profile.work.map((job) => ({
    title: job.position,
    company: job.name,
    start: job.start_date,
    end: job.is_current ? 'present' : job.end_date,
  })),
  education: profile.education.map((item) => ({
    institution: item.institution,
    degree: [item.study_type, item.area].filter(Boolean).join(' ') || null,
    start: item.start_date,
    end: item.end_date,
  })),
  skills: profile.skills.map((skill) => skill.name),
  languages: profile.languages.map((item) => item.language),
});

/** Which of the profile's figures speaks for a scored field; links have none. */
export const confidenceKey = (field: Field): keyof Profile['confidence'] | null => {
  if (field === 'links') return null;
  if (field.startsWith('work.')) return 'work';
  if (field.startsWith('edu.')) return 'education';
  return field as keyof Profile['confidence'];
};
