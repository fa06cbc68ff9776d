import { errorView, problemView } from '../../contracts/errors.ts';
import { deletedView } from '../../contracts/job.ts';
import { deletionView } from '../../contracts/list.ts';
import { place } from '../../contracts/place.ts';
import { writtenView } from '../../contracts/written.ts';
import type { Descriptions } from './texts.ts';

/**
 * Texts that hold in every schema and call, those of errors, and those of responses to a change or a deletion. The texts of a schema or
 * a call come before these.
 */
export const everyResource: Descriptions = {
  schemas: {
    Place: place,
    Deletion: deletionView,
    Deleted: deletedView,
    Written: writtenView,
    Error: errorView,
    Problem: problemView,
  },
  parts: {
    ErrorError: 'ErrorContent',
    ErrorErrorDetail: 'ErrorDetail',
  },
  like: {
    Problem: ['ErrorContent'],
  },
  parameters: {
    limit: 'The number of items per page, 1 to 100. A page can have fewer although `has_more` is true.',
    cursor: ['The `next_cursor` of the previous page. Keep the filters unchanged.', 'AAABjz0Zt4w8cUe1mQ3x'],
    order: 'The direction: `desc` begins with the newest.',
    order_by: [
      '`created_at` lists by creation, `updated_at` by the last change. A bound of `updated_at` implies the latter.',
      'updated_at',
    ],
    updated_after: [
      'Only what changed after this instant: RFC 3339 with any offset.',
      '2026-01-01T00:00:00Z',
    ],
    updated_before: [
      'Only what changed before this instant: RFC 3339 with any offset.',
      '2026-02-01T00:00:00Z',
    ],
    include_deleted: [
      '`true` fills `deleted` with the deletions of the last 30 days. It needs `order_by=updated_at`.',
      'true',
    ],
    fields: [
      'Only these top-level fields of each item, separated by commas. `object` and `id` are always there.',
      'id,updated_at',
    ],
    created_after: [
      'Only what was created after this instant: RFC 3339 with any offset.',
      '2026-01-01T00:00:00Z',
    ],
    created_before: [
      'Only what was created before this instant: RFC 3339 with any offset.',
      '2026-02-01T00:00:00Z',
    ],
    external_id: ['Only the resource with this id of your system.', 'job-1042'],
    job_id: ['Only those of this job.', 'job_01KERMBJX02QVBMYB6JYGEC7GN'],
    stage_id: ['Only those in this stage.', 'stg_01KERMBJX0FNMVMKF3GWENA2YX'],
    candidate_id: ['Only those of this candidate.', 'cand_01KERMBJX04T2N3EECYZ123BHY'],
  },
  fields: {
    'Place.raw': [
      'The place in one line, as a person entered it or a CV has it. Null if only its parts are known.',
      'Rotterdam, NL',
    ],
    'Place.name': [
      'The name of the place, such as that of a building. Null if it is unknown.',
      'Harbour office',
    ],
    'Place.street': ['The street and house number. Null if unknown.', 'Harbour Street 12'],
    'Place.postal_code': ['The postal code of the place. Null if it is unknown.', '3011 AA'],
    'Place.city': ['The city of the place. Null if it is unknown.', 'Rotterdam'],
    'Place.region': ['The state, province or region. Null if it is unknown.', 'South Holland'],
    'Place.country_code': ['The country as an ISO 3166 alpha-2 code. Null if it is unknown.', 'NL'],
    object: 'The type of this object. It is the same in every response with this schema.',
    metadata: [
      'Up to 50 pairs of names and texts of your own. The service stores them and does not use them.',
      { cost_center: '7310' },
    ],
    custom_fields: [
      'Values by the keys of the custom fields. A field without a value is absent.',
      { shift: 'night', languages: ['nl', 'en'] },
    ],
    external_id: [
      'The id of this resource in your system, unique per type of resource. Null if you set none.',
      'job-1042',
    ],
    created_at: 'When it was created: RFC 3339, UTC, with milliseconds.',
    updated_at: 'When it last changed: RFC 3339, UTC, with milliseconds.',
    version: 'The number of changes of this resource, counted from 1. It grows by one with each change.',
    job_id: 'The id of the job that this belongs to.',
    candidate_id: 'The id of the candidate, the person that this belongs to.',
    scan_id: 'The id of the scan, the CV that this belongs to.',
    requirement_id: 'The id of the requirement in the job.',
    actor: 'The API key, the member or the worker of the service that made the change.',
    content_type: ['The media type of the file, detected from its name and content.', 'application/pdf'],
    has_more: ['Whether the list continues after this page.', true],
    deleted: 'The deletions of the page, in the order of the list. Empty unless `include_deleted` is true.',
    'Deletion.object': ['The kind of the deleted resource.', 'candidate'],
    'Deletion.id': ['The id of the deleted resource.', 'cand_01KERMBJX04T2N3EECYZ123BHY'],
    'Deletion.deleted_at': [
      'The instant of the deletion, in UTC. It is listed for 30 days.',
      '2026-01-15T09:30:00.000Z',
    ],
    next_cursor: ['The value of `cursor` for the next page. Null on the last page.', 'AAABjz0Zt4w8cUe1mQ3x'],
    data: 'The items of this page. A page can have fewer items than `limit`.',
    'Error.error': 'What went wrong, and how to find the remedy.',
    'ErrorContent.type': 'The group of the error, which follows from its code.',
    'ErrorContent.code': 'The code of the error. Branch on it.',
    'ErrorContent.message': 'The error as a sentence for people. It may change.',
    'ErrorContent.status': 'The HTTP status of the response.',
    'ErrorContent.param': [
      'The field or parameter that is invalid. Null if the error is about none.',
      'name',
    ],
    'ErrorContent.details': 'One entry per invalid field, at most 20. Empty for other errors.',
    'ErrorContent.details_omitted': ['The number of further invalid fields.', 0],
    'ErrorContent.request_id': 'The id of the request. Quote it when you report a problem.',
    'ErrorContent.doc_url': 'The page that explains the cause and the remedy.',
    'ErrorDetail.param': ['The path of the invalid field. Null if the whole body is invalid.', 'name'],
    'ErrorDetail.code': 'The rule that the field breaks.',
    'ErrorDetail.id': ['The resource that has the value, for the code `taken`. Null for other codes.', null],
    'ErrorDetail.message': 'What the field must be, as a sentence for people.',
    'Problem.type': [
      'The page that explains the code, as RFC 9457 requires.',
      'https://api.example.com/docs/errors#not_found',
    ],
    'Problem.title': ['The usual message of the code.', 'There is no resource with this id or path.'],
    'Problem.detail': [
      'The error as a sentence for people. It may change.',
      'There is no resource with this id or path.',
    ],
    'Problem.instance': [
      'A name of this occurrence, made from the request id.',
      'urn:uuid:b52a8a4e-0d1c-4c5e-9d2f-6f1f4a8f2c11',
    ],
    'Deleted.id': 'The id of the resource that was deleted.',
    'Deleted.object': 'The type of the resource that was deleted.',
    'Deleted.deleted': 'Always true: the resource no longer exists.',
    'Written.object': ['The type of the resource that was changed.', 'job'],
    'Written.id': ['The id of the resource that was changed.', 'job_01KERMBJX02QVBMYB6JYGEC7GN'],
    'Written.version': ['The version after the change. Null for a resource that has none.', 2],
    'Written.updated_at': [
      'When the resource was changed. Null for a resource that has no such time.',
      '2026-01-12T09:40:00.000Z',
    ],
  },
};
