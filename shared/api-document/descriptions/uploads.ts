import { uploadView } from '../../contracts/upload.ts';
import type { Descriptions } from './texts.ts';

/** Uploads. */
export const uploads: Descriptions = {
  tags: {
    uploads: 'Addresses that accept a file.',
  },
  schemas: {
    Upload: uploadView,
  },
  operations: {
    createUpload: {
      description:
        'PUT the file to `upload_url` without a key, then register it with its `storage_token` by `POST /v1/scans`.',
      returns: 'The address for the file, and the token of the upload.',
    },
  },
  fields: {
    'UploadHeaders.Content-Type': 'The media type that the upload must send.',
    'Upload.id': 'The id of the upload. Logs name it; no call takes it.',
    'Upload.upload_url': 'The address for one PUT of the file. Send no API key there.',
    'Upload.method': 'The HTTP method of the upload.',
    'Upload.headers': 'The headers that the upload must send.',
    'Upload.storage_token':
      'The token that `POST /v1/scans` takes after the upload. It is valid for 30 minutes.',
    'Upload.filename': 'The name of the file without folders and invisible characters.',
    'Upload.max_bytes': 'The largest accepted file in bytes.',
    'Upload.expires_at': 'When the address expires, two minutes after the response.',
    'CreateUploadRequest.filename': 'The name of the file. Its ending must be that of an accepted type.',
    'CreateUploadRequest.content_type': [
      'The media type that your system has for the file. The type of the upload follows from the filename.',
      'application/pdf',
    ],
    'CreateUploadRequest.size': [
      'The size in bytes. If it is given, the upload accepts only a file of this size.',
      48213,
    ],
    'CreateUploadRequest.sha256': [
      'The SHA-256 of the file in hex, as you computed it. The scan shows it as `file.sha256`.',
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    ],
  },
};
