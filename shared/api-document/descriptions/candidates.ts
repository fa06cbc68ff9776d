import type { Texts } from './texts.ts';

/** Candidates, their notes and their history, as they are returned. */
export const candidateTexts: Texts = {
  'Candidate.id': 'The id of the candidate. It never changes.',
  'Candidate.first_name': 'The first name. Null if it is unknown, or after the candidate was anonymized.',
  'Candidate.last_name': 'The last name. Null if it is unknown, or after the candidate was anonymized.',
  'Candidate.email': 'The e-mail address, which belongs to one candidate only. Null if it is unknown.',
  'Candidate.other_emails': [
    'Further e-mail addresses, of candidates that were merged into this one. Setting `email` to one of them exchanges the two.',
    ['j.miller@example.com'],
  ],
  'Candidate.other_phones': [
    'Further phone numbers, of candidates that were merged into this one. Setting `phone` to one of them exchanges the two.',
    ['+31 20 700 0000'],
  ],
  'Candidate.merged_ids': [
    'The ids of the candidates that were merged into this one. Each of them leads to it.',
    ['cand_01KERMBJX06QAEK2A0YXHHDWQB'],
  ],
  'ListedCandidate.highlights': [
    'Where the words of `q` are, up to five texts. Null without `q`.',
    [
      {
        field: 'name',
        text: 'Jane Miller',
        line: null,
        matches: [{ start: 5, end: 11 }],
      },
    ],
  ],
  'Highlight.field':
    'The kind of the text. `cv_text` is a line of the newest CV; `title`, `employer` and others are of its profile.',
  'Highlight.text': 'The text, or 200 characters of it.',
  'Highlight.line': ['The line of the CV, counted from 1. Null for other texts.', 12],
  'Highlight.matches': 'The places of the found words in `text`.',
  'HighlightMatch.start': ['The first character of a found word, counted from 0 in UTF-16 units.', 5],
  'HighlightMatch.end': ['The position after its last character.', 11],
  'Duplicate.candidate_id': [
    'The id of the other candidate, as `merge` takes it.',
    'cand_01KERMBJX06QAEK2A0YXHHDWQB',
  ],
  'Duplicate.candidate': 'The other candidate.',
  'Duplicate.reasons': 'Why the two may be the same person, the strongest reason first.',
  'Duplicate.confidence':
    '`high`: two reasons, or CVs that are nearly equal. `medium`: the same phone number, or similar CVs. `low`: the same name only.',
  'DuplicateReason.type': 'What the two have in common.',
  'DuplicateReason.similarity': [
    'The share of the sequences of three words that the CVs have in common, estimated. Null for another reason.',
    0.86,
  ],
  'Candidate.phone': ['The phone number as it was entered. Null if it is unknown.', '+31 10 700 0000'],
  'Candidate.location': ['The place of residence as it was entered. Null if it is unknown.', 'Rotterdam'],
  'Candidate.links': [
    'Web addresses of the candidate. Empty if none is known.',
    ['https://www.example.com/jane'],
  ],
  'Candidate.source': 'The channel of the first contact.',
  'Candidate.tags': 'Labels that your team gave the candidate.',
  'Candidate.consent': 'The last confirmed consent. Null if there is none.',
  'Candidate.proposal':
    'The newest unconfirmed application by a form under this e-mail address. Null if there is none.',
  'Candidate.applications':
    'The 25 newest applications, oldest first. `/applications` of the candidate lists all.',
  'Candidate.scan_id': 'The id of the scan whose profile the candidate has. Null without a CV.',
  'Candidate.anonymized_at': [
    'When the candidate was anonymized. Null before that.',
    '2026-01-12T09:40:00.000Z',
  ],
  'Candidate.application_counts': 'The number of all applications by status.',
  'Candidate.status':
    'Derived from the applications: new, active, hired or inactive; `anonymized` permanently.',
  'CandidateProposal.application_id': [
    'The id of the unconfirmed application.',
    'app_01KERMBJX06QAEK2A0YXHHDWQA',
  ],
  'CandidateProposal.at': ['When the form was sent.', '2026-01-12T09:40:00.000Z'],
  'CandidateApplication.id': 'The id of the application.',
  'CandidateApplication.stage_id': 'The id of the stage that the application is in.',
  'CandidateApplication.status': 'The status of the application.',
  'CandidateApplicationCounts.active': 'The number of active applications.',
  'CandidateApplicationCounts.hired': 'The number of applications that led to a hire.',
  'CandidateApplicationCounts.rejected': 'The number of rejected applications.',
  'CandidateApplicationCounts.withdrawn': 'The number of withdrawn applications.',
  'CandidateProfile.scan_id': 'The id of the candidate’s newest scan. Null without a CV.',
  'CandidateProfile.scan_status': 'The state of that scan. Null without a CV.',
  'CandidateProfile.profile': 'The facts of the CV. Null until a CV has been read.',
  'CandidateProfile.summary': 'A short text about the profile. Null until a CV has been read.',
  'CandidateProfile.quality': 'How well the file could be read. Null until a CV has been read.',
  'CandidateProfile.extraction': 'How the profile was made. Null until a CV has been read.',
  'CandidateProfile.updated_at': 'When the extraction ended. Null until a CV has been read.',
  'Note.id': 'The id of the note.',
  'Note.text': 'The text of the note. Events never contain it.',
  'Note.author': 'The API key that wrote the note.',
  'TimelineEntry.id': 'The id of the entry.',
  'TimelineEntry.type': 'What happened, in the past tense.',
  'TimelineEntry.application_id':
    'The id of the application that this happened to. Null if it happened to the candidate.',
  'TimelineEntry.job_id': 'The id of the job of the application. Null if it happened to the candidate.',
  'TimelineEntry.from':
    'The stage before. Null without a change of stage, and without the scope `applications:read`.',
  'TimelineEntry.to':
    'The stage after. Null without a change of stage, and without the scope `applications:read`.',
  'TimelineEntry.reason':
    'The reason of a rejection or withdrawal. Null without one, and without the scope `applications:read`.',
  'TimelineEntry.note': 'The note of a change. Null without one, and without the scope `applications:read`.',
};
