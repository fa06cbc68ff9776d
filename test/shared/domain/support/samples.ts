import type { CreateJobBody } from '../../../../shared/contracts/job-body.ts';
import { type Delivery, newDelivery } from '../../../../shared/domain/delivery.ts';
import { idSource } from '../../../../shared/domain/ids.ts';
import { newJob } from '../../../../shared/domain/job.ts';
import { newScan, type Reading } from '../../../../shared/domain/scan.ts';
import type { Job } from '../../../../shared/domain/stored/job.ts';
import type { Scan } from '../../../../shared/domain/stored/scan.ts';

export const instant = new Date('2026-11-21T10:00:00.000Z');
export const secondsLater = (seconds: number) => new Date(instant.getTime() + seconds * 1000);

const newId = idSource(instant, 'samples');
export const making = { now: instant, newId };

export const sampleJob = (changes: Partial<Job> = {}, body: Partial<CreateJobBody> = {}): Job => ({
  ...newJob({ name: 'Backend engineer', ...body }, making),
  ...changes,
});

export const sampleScan = (changes: Partial<Scan> = {}): Scan => ({
  ...newScan(
    {
      id: newId('scan'),
      job_id: null,
      file: {
        filename: 'Jane Doe.pdf',
        content_type: 'application/pdf',
        size: 1000,
        sha256: null,
        pages: null,
        is_ocr: false,
        language: null,
      },
      file_key: 'uploads/org/hash',
      file_version: '1',
      external_id: null,
      metadata: {},
    },
    instant,
  ),
  ...changes,
});

export const reading: Reading = {
  file: { pages: 2, is_ocr: false, language: 'en' },
  quality: { resume_probability: 0.9, text_coverage: 0.9, layout: 'single_column', warnings: [] },
  extraction: {
    engine: 'rules',
    model: null,
    prompt_version: null,
    schema_version: '1',
    duration_ms: 5,
    fallback_reason: null,
  },
};

export const sampleDelivery = (changes: Partial<Delivery> = {}): Delivery => ({
  ...newDelivery(
    {
      id: newId('delivery'),
      organization_id: newId('organization'),
      endpoint_id: newId('webhookEndpoint'),
      event_id: newId('event'),
      event_type: 'job.created',
    },
    instant,
  ),
  ...changes,
});
