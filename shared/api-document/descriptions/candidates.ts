import { candidateView, listedCandidateView } from '../../contracts/candidate.ts';
import { candidateProfileView } from '../../contracts/candidate-profile.ts';
import { email, phone } from '../../contracts/contact.ts';
import { highlight } from '../../contracts/highlight.ts';
import { changedCustomFields, givenCustomFields } from './custom-field-values.ts';
import type { Descriptions } from './texts.ts';

/** Candidates, their profile and their history. */
export const candidates: Descriptions = {
  tags: {
    candidates: 'People with all of their applications, notes, consents and their history.',
  },
  schemas: {
    Candidate: candidateView,
    ListedCandidate: listedCandidateView,
    Highlight: highlight,
    CandidateProfile: candidateProfileView,
    EmailAddress: email,
    PhoneNumber: phone,
  },
  parts: {
    HighlightMatche: 'HighlightMatch',
    CreateCandidateRequestEmail: 'EmailAddressInput',
    CreateCandidateRequestPhone: 'PhoneNumberInput',
  },
  like: {
    ListedCandidate: ['Candidate'],
    CandidateSnapshot: ['Candidate'],
    UpdateCandidateRequest: ['CreateCandidateRequest'],
    UpsertCandidateRequest: ['CreateCandidateRequest'],
  },
  operations: {
    changeCandidateTags: { returns: 'The candidate with its tags.' },
    getCandidateJsonResume: { returns: 'The JSON Resume document.' },
    confirmApplicant: { returns: 'The candidate with the data of the application.' },
    createCandidate: { returns: 'The new candidate.' },
    getCandidate: {
      description:
        'The candidate is returned with its contact data, consent, tags and its 25 newest applications.',
      returns: 'The candidate with its contact data and its newest applications.',
    },
    getCandidateProfile: { returns: 'The profile of the newest CV, with its summary.' },
    listCandidateApplications: { returns: 'A page of applications, newest first.' },
    listCandidates: { returns: 'A page of candidates, newest first.' },
    listCandidateScans: {
      description: 'Profiles and summaries are not in the list; fetch a scan to read them.',
      returns: 'A page of scans, newest first.',
    },
    replaceCandidateTags: {
      description: 'All labels are replaced. The same list changes nothing.',
      returns: 'The candidate with the new tags.',
    },
    updateCandidate: { returns: 'The candidate after the change.' },
    upsertCandidate: { returns: 'The candidate, new or changed.' },
  },
  parameters: {
    'candidates.external_id': ['Only the candidate with this id of your system.', 'person-7'],
    'upsertCandidate.external_id': 'The id of the candidate in your system. URL-encode it.',
    'candidates.id': 'The id of the candidate.',
    'candidates.email': [
      'Only the candidate with this e-mail address, without regard to case.',
      'jane.miller@example.com',
    ],
    'candidates.q': [
      'Only candidates with all these words, at most 12, in their name, addresses, tags, profile or CV.',
      'miller triage',
    ],
    'candidates.tag': ['Only candidates with exactly this tag.', 'night shifts'],
    'candidates.status': ['Only candidates with this status.', 'active'],
    'candidates.stage_id': [
      'Only candidates with an application in this stage.',
      'stg_01KERMBJX0FNMVMKF3GWENA2YX',
    ],
    'candidates.job_id': [
      'Only candidates with an application for this job.',
      'job_01KERMBJX02QVBMYB6JYGEC7GN',
    ],
    'listCandidateApplications.expand': ['`submission` includes cover letters and answers.', 'submission'],
  },
  fields: {
    'Candidate.id': 'The id of the candidate. It never changes.',
    'Candidate.first_name': 'The first name. Null if it is unknown, or after the candidate was anonymized.',
    'Candidate.last_name': 'The last name. Null if it is unknown, or after the candidate was anonymized.',
    'Candidate.email': 'The primary e-mail address. Null exactly if `emails` is empty.',
    'Candidate.emails':
      'All e-mail addresses, the primary one first, at most 20. Each address belongs to one candidate only.',
    'Candidate.phones': 'All phone numbers, the primary one first, at most 20.',
    'EmailAddress.address': ['The e-mail address as it was entered or read.', 'jane.miller@example.com'],
    'EmailAddress.is_primary': ['Whether this is the address that `email` shows. One of several is.', true],
    'PhoneNumber.number': ['The phone number as it was entered or read.', '+31 10 700 0000'],
    'PhoneNumber.is_primary': ['Whether this is the number that `phone` shows. One of several is.', true],
    'Candidate.merged_ids': [
      'The ids of the candidates that were merged into this one. Each of them leads to it.',
      ['cand_01KERMBJX06QAEK2A0YXHHDWQB'],
    ],
    'ListedCandidate.highlights': [
      'Where the words of `q` are, up to five texts. Null without `q`.',
      [{ field: 'name', text: 'Jane Miller', line: null, matches: [{ start: 5, end: 11 }] }],
    ],
    'Highlight.field':
      'The kind of the text. `cv_text` is a line of the newest CV; `title`, `employer` and others are of its profile.',
    'Highlight.text': 'The text, or 200 characters of it.',
    'Highlight.line': ['The line of the CV, counted from 1. Null for other texts.', 12],
    'Highlight.matches': 'The places of the found words in `text`.',
    'HighlightMatch.start': ['The first character of a found word, counted from 0 in UTF-16 units.', 5],
    'HighlightMatch.end': ['The position after its last character.', 11],
    'Candidate.phone': ['The primary phone number. Null exactly if `phones` is empty.', '+31 10 700 0000'],
    'Candidate.location': 'The place of residence. Null if it is unknown.',
    'Candidate.links': [
      'Web addresses of the candidate. Empty if none is known.',
      ['https://www.example.com/jane'],
    ],
    'Candidate.source':
      'The channel of the first contact; that of the first application, if there was one before the candidate.',
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
    'CreateCandidateRequest.first_name': 'The first name. Null clears it.',
    'CreateCandidateRequest.last_name': 'The last name. Null clears it.',
    'CreateCandidateRequest.email':
      'The primary e-mail address, which can belong to one candidate only. Other addresses stay; null removes all.',
    'CreateCandidateRequest.emails':
      'All e-mail addresses: the list replaces the earlier one. The first is the primary one, unless another has `is_primary`.',
    'CreateCandidateRequest.phone': [
      'The primary phone number in any form. Other numbers stay; null removes all.',
      '+31 10 700 0000',
    ],
    'CreateCandidateRequest.phones':
      'All phone numbers: the list replaces the earlier one. The first is the primary one, unless another has `is_primary`.',
    'CreateCandidateRequest.location':
      'The place of residence: its parts, or `raw` for one line of text. Null clears it.',
    'UpdateCandidateRequest.location': 'Fields of the place to change; others stay. Null clears all of it.',
    'EmailAddressInput.address': [
      'The e-mail address. It can belong to one candidate only.',
      'jane.miller@example.com',
    ],
    'EmailAddressInput.is_primary': ['Whether `email` shows this address. At most one entry has true.', true],
    'PhoneNumberInput.number': ['The phone number in any form.', '+31 10 700 0000'],
    'PhoneNumberInput.is_primary': ['Whether `phone` shows this number. At most one entry has true.', true],
    'CreateCandidateRequest.links': [
      'Web addresses, http or https, up to 20. The list replaces the earlier one.',
      ['https://www.example.com/jane'],
    ],
    'CreateCandidateRequest.tags': 'Labels of your team, up to 50. The list replaces the earlier one.',
    'CreateCandidateRequest.source': 'The channel of the first contact.',
    'CreateCandidateRequest.external_id': [
      'The id of the candidate in your system, unique among candidates. Null clears it.',
      'person-7',
    ],
    'CreateCandidateRequest.metadata': [
      'Up to 50 pairs of names and texts of your own.',
      { recruiter: 'Ada' },
    ],
    'UpdateCandidateRequest.metadata': [
      'Pairs to add or replace. A pair whose value is null is removed; others stay.',
      { recruiter: 'Ada' },
    ],
    'UpsertCandidateRequest.source':
      'The channel of the first contact. It is used only if the candidate is new.',
    'UpsertCandidateRequest.metadata': [
      'Pairs to add or replace. A pair whose value is null is removed; others stay.',
      { recruiter: 'Ada' },
    ],
    'ReplaceCandidateTagsRequest.tags': 'All labels of the candidate, up to 50. An empty list removes them.',
    'ConfirmApplicantRequest.application_id': 'The id of the application that the candidate sent.',
    'CreateCandidateRequest.custom_fields': givenCustomFields,
    'UpdateCandidateRequest.custom_fields': changedCustomFields,
    'UpsertCandidateRequest.custom_fields': changedCustomFields,
  },
};
