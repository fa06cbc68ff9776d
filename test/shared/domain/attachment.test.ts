import { describe, expect, it } from 'vitest';
import type { Consent } from '../../../shared/contracts/application.ts';
import { expireAttachment, receiveAttachment, withNewAttachment } from '../../../shared/domain/attachment.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import { instant } from './support/samples.ts';

type Answer = boolean | null;
const consent = (ai_processing: Answer) => ({ ai_processing }) as Consent;

const applicationWith = (ai_processing: Answer, kind = 'resume', source = 'career_site') =>
  ({
    id: 'app_1',
    job_id: 'job_1',
    candidate_id: 'cand_1',
    scan_id: null,
    source: { type: source },
    consent: consent(ai_processing),
    submission: {
      attachments: [
        { id: 'att_1', kind, status: 'awaiting_upload', filename: 'cv.pdf', content_type: 'application/pdf' },
        { id: 'att_2', kind: 'other', status: 'awaiting_upload' },
      ],
    },
  }) as unknown as Application;

const arrival = (changes: object = {}) => ({
  attachmentId: 'att_1',
  file: { size: 100, version: 'v1' },
  maxBytes: 100,
  scanId: 'scan_1',
  agreed: null,
  now: instant,
  ...changes,
});

describe('a CV that arrives', () => {
  const answers: Answer[] = [true, false, null];
  const pairs = answers.flatMap((here) => [undefined, ...answers].map((before) => [here, before] as const));

  it.each(pairs)('with consent %s, and %s before, is read unless one of them is a no', (here, before) => {
    const agreed = before === undefined ? null : consent(before);
    const received = receiveAttachment(applicationWith(here), arrival({ agreed }));
    const isRead = here !== false && before !== false;
    expect(received?.scan?.id).toBe(isRead ? 'scan_1' : undefined);
    expect(received?.next.scan_id).toBe(isRead ? 'scan_1' : null);
    expect(received?.accepted).toBe(true);
  });

  it.each(['referral', 'portal'])(
    'of a %s is a scan from there, with the ids and the file of its application',
    (type) => {
      expect(receiveAttachment(applicationWith(true, 'resume', type), arrival())?.scan).toMatchObject({
        job_id: 'job_1',
        candidate_id: 'cand_1',
        application_id: 'app_1',
        source: { type },
        file: {
          filename: 'cv.pdf',
          content_type: 'application/pdf',
          size: 100,
          sha256: null,
          pages: null,
          is_ocr: false,
          language: null,
        },
        file_version: 'v1',
        external_id: null,
        metadata: {},
      });
    },
  );

  it('is not read where another one was', () => {
    const application = { ...applicationWith(true), scan_id: 'scan_0' };
    expect(receiveAttachment(application, arrival())).toMatchObject({
      scan: null,
      next: { scan_id: 'scan_0' },
    });
  });
});

describe('a file that arrives', () => {
  const statusesAfter = (changes: object) =>
    receiveAttachment(applicationWith(true), arrival(changes))?.next.submission.attachments.map(
      ({ status, size }) => [status, size],
    );

  it('is stored up to its limit and refused above it; the other files stay as they are', () => {
    const awaited = ['awaiting_upload', undefined];
    expect(statusesAfter({})).toEqual([['stored', 100], awaited]);
    expect(statusesAfter({ maxBytes: 99 })).toEqual([['rejected', 100], awaited]);
    const refused = receiveAttachment(applicationWith(true), arrival({ maxBytes: 99 }));
    expect(refused).toMatchObject({ accepted: false, scan: null });
    expect(refused?.next.submission.attachments[0]?.rejection).toBe('file_too_large');
  });

  it('is not read where it is no CV', () => {
    expect(receiveAttachment(applicationWith(true, 'other'), arrival())?.scan).toBeNull();
  });

  it('is left alone where nobody declared it, and where it is here already', () => {
    expect(receiveAttachment(applicationWith(true), arrival({ attachmentId: 'att_9' }))).toBeNull();
    const here = receiveAttachment(applicationWith(true), arrival());
    expect(receiveAttachment(here?.next as Application, arrival())).toBeNull();
  });
});

describe('one more file', () => {
  const having = (count: number) => {
    const [one] = applicationWith(true).submission.attachments;
    const attachments = Array.from({ length: count }, (_, n) => ({ ...one, id: `att_${n}` }));
    return {
      ...applicationWith(true),
      submission: { cover_letter: 'I care.', attachments },
    } as unknown as Application;
  };
  const added = { id: 'att_new' } as Application['submission']['attachments'][number];

  it('comes after the others, of which there are thirty at most', () => {
    const after = withNewAttachment(having(29), added);
    expect(after).toEqual({
      ...having(29),
      submission: { cover_letter: 'I care.', attachments: [...having(29).submission.attachments, added] },
    });
    const details = [{ param: 'kind', code: 'too_many', message: 'An application has at most 30 files.' }];
    expect(() => withNewAttachment(having(30), added)).toThrow(
      expect.objectContaining({ code: 'validation_failed', particulars: { param: 'kind', details } }),
    );
  });

  it('may expire before it is looked at, once', () => {
    const expired = expireAttachment(applicationWith(true), 'att_1');
    const [first, second] = expired?.submission.attachments ?? [];
    const awaited = applicationWith(true).submission.attachments;
    expect(first).toEqual({ ...awaited[0], status: 'rejected', rejection: 'file_expired' });
    expect(second).toEqual(awaited[1]);
    expect(expireAttachment(expired as Application, 'att_1')).toBeNull();
    expect(expireAttachment(applicationWith(true), 'att_9')).toBeNull();
  });
});
