import type { Call } from '../../shared/http/call.ts';
import type { Route } from '../../shared/routes/route.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import { declareFiles } from './declare-files.ts';
import { type ApplicationBody, sentBody } from './sent-body.ts';
import type { SentApplication } from './take-application.ts';

type Asking = Pick<Call<Route>, 'caller' | 'address' | 'origin' | 'now' | 'newId'>;

/** The application in the body of a call with a key, with the ids for what it creates. */
export function sentApplication(
  body: ApplicationBody,
  { caller, address, origin, now, newId }: Asking,
): SentApplication {
  const isPublic = caller.keyType === 'publishable';
  const id = newId('application');
  const candidateId = newId('candidate');
  const files = declareFiles(body, (filename) => {
    const attachmentId = newId('attachment');
    return { id: attachmentId, filename, file_key: attachmentKey(origin.organizationId, id, attachmentId) };
  });
  const mayReadCandidates = caller.scopes.includes('candidates:read');
  const given = sentBody(body, { isPublic, mayReadCandidates, now });
  return { ...given, files, isPublic, id, candidateId, address, origin, now };
}
