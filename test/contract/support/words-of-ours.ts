/**
 * Places of a resource whose text is the service's own or the job's, though the schema takes any: a content type from the
 * list, the name of a stage, who has read a CV.
 */
export const words: Record<'candidate' | 'application' | 'scan', readonly string[]> = {
  candidate: [],
  application: ['stage.name', 'submission.attachments.content_type', 'fit'],
  scan: ['file.content_type', 'file.language', 'file.sha256', 'extraction', 'error.message', 'fit'],
};
