import { listedScanView, scanTextView, scanView, signedUrlView } from '../../contracts/scan.ts';
import type { Descriptions } from './texts.ts';

/** Scans and their files. */
export const scans: Descriptions = {
  tags: {
    scans: 'CVs, their extraction, and their fit scores.',
  },
  schemas: {
    Scan: scanView,
    ListedScan: listedScanView,
    ScanText: scanTextView,
    SignedUrl: signedUrlView,
  },
  parts: {
    ScanExtraction: 'Extraction',
    ScanSnapshotFile: 'ScanFileSnapshot',
  },
  like: {
    ListedScan: ['Scan'],
    ScanSnapshot: ['Scan'],
    DeletedScanSnapshot: ['ScanSnapshot', 'Scan'],
    ScanFileSnapshot: ['ScanFile'],
  },
  operations: {
    getScanJsonResume: { returns: 'The JSON Resume document.' },
    createScan: {
      description:
        'The scan is `queued` in the response. Its profile is ready after `scan.completed`. `scan.failed` has the reason if there is none.',
      returns: 'The new scan, whose file is read after the response.',
    },
    getScan: { returns: 'The scan, with its profile once it has been read.' },
    getScanPdf: { returns: 'The signed address of the file.' },
    getScanText: { returns: 'The lines of the text.' },
    listScans: { returns: 'A page of scans, newest first.' },
    rescanScan: { returns: 'The scan, whose file is read again after the response.' },
  },
  parameters: {
    'scans.id': 'The id of the scan.',
    'scans.status': ['Only scans with this status.', 'completed'],
    'scans.expand': ['`profile`, `summary` or both with a comma include these fields.', 'profile,summary'],
    'scans.redact': ['`identity` blanks what identifies the person.', 'identity'],
  },
  fields: {
    'CreateScanRequest.storage_token': 'The token of the upload. It can be used for one scan only.',
    'CreateScanRequest.project_id': 'The id of the job that the CV is for. The scan is scored against it.',
    'CreateScanRequest.candidate_id': [
      'The id of the person whose CV it is. The candidate then has the profile of this scan.',
      'cand_01KERMBJX04T2N3EECYZ123BHY',
    ],
    'CreateScanRequest.external_id': ['The id of the scan in your system, unique among scans.', 'cv-2211'],
    'CreateScanRequest.metadata': ['Up to 50 pairs of names and texts of your own.', { batch: '7' }],
    'Scan.id': 'The id of the scan. It never changes.',
    'Scan.status': 'Whether the extraction waits, runs, has completed or has failed.',
    'Scan.attempt': 'The number of extractions that were requested: 1, and one more with each rescan.',
    'Scan.job_id': 'The id of the job that the CV is for. Null without one.',
    'Scan.project_id': 'The same id as `job_id`.',
    'Scan.candidate_id': [
      'The id of the person whose CV it is. Null if it is not attached to a candidate.',
      'cand_01KERMBJX04T2N3EECYZ123BHY',
    ],
    'Scan.application_id': [
      'The id of the application that the file came with. Null for other scans.',
      'app_01KERMBJX06QAEK2A0YXHHDWQA',
    ],
    'Scan.source': 'The channel of the file: that of its application, or else `api`.',
    'Scan.file': 'The facts about the source file.',
    'Scan.quality': 'How well the file could be read. Null until an extraction has completed.',
    'Scan.extraction': 'How the profile was made. Null until an extraction has completed.',
    'Scan.fit': 'The last score against the scan’s own job. Null without one.',
    'Scan.error': 'Why the CV could not be read. Null unless `status` is `failed`.',
    'Scan.started_at': 'When the last extraction began. Null while it waits.',
    'Scan.completed_at': 'When the last extraction ended, with a profile or an error. Null before that.',
    'Scan.progress': ['Always null. Reserved for the share of the work that is done.', null],
    'Scan.profile':
      'The facts of the CV. Null until an extraction has completed; during a rescan, the last ones.',
    'Scan.summary': 'A short text about the profile. Null until an extraction has completed.',
    'ListedScan.profile':
      'The facts of the CV, with `expand=profile` only. Null until an extraction has completed.',
    'ListedScan.summary':
      'A short text about the profile, with `expand=summary` only. Null until an extraction has completed.',
    'ScanSnapshot.version': 'The number of changes of the scan, counted from 1.',
    'DeletedScanSnapshot.deleted': [
      'True for a scan that was erased with its candidate. Other fields but the id are then absent.',
      true,
    ],
    'ScanFile.filename': 'The name of the file as it was sent.',
    'ScanFile.size': 'The size of the file in bytes.',
    'ScanFile.sha256': [
      'The SHA-256 of the file in hex. Null if the upload did not name it.',
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    ],
    'ScanFile.pages': 'The number of pages. Null until the file has been read, and for types without pages.',
    'ScanFile.is_ocr': 'Whether the text was read from images.',
    'ScanFile.language': 'The language of the text as an ISO 639-1 code. Null if it could not be detected.',
    'Extraction.engine': 'The rules or the model provider that made the profile.',
    'Extraction.model': [
      'The model that read the CV. Null if the rules made the profile alone.',
      'claude-sonnet-4-5',
    ],
    'Extraction.prompt_version': [
      'The version of the prompt. Null if the rules made the profile alone.',
      'cv-7',
    ],
    'Extraction.schema_version': 'The version of the profile’s schema.',
    'Extraction.duration_ms': 'The duration of the extraction in milliseconds.',
    'Extraction.fallback_reason': [
      'Why the rules made the profile although a model is configured. Null if they were not a fallback.',
      'timeout',
    ],
    'ScanError.code': 'The code of the failure.',
    'ScanError.message': 'The failure as a sentence for people.',
    'ScanError.retryable': 'Whether a rescan of the same file may succeed.',
    'ScanText.redact': 'Which parts of the text are blanked. Null if none are.',
    'ScanText.language': 'The language of the text as an ISO 639-1 code. Null if it could not be detected.',
    'ScanText.lines': 'The text by lines: line N of the profile’s sources is the Nth of them.',
    'ScanText.is_cut': 'Whether the file had more text than is stored, or than fits in a response.',
    'SignedUrl.url': 'The address of the file. It works without an API key until it expires.',
    'SignedUrl.expires_at': 'When the address expires, five minutes after the response.',
    'SignedUrl.content_type': 'The media type that the file is served with.',
  },
};
