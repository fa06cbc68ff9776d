/** 10 MB, the largest CV. */
export const maxUploadBytes = 10_485_760;

/** The accepted extensions of files. */
export const fileEndings = [
  'pdf',
  'docx',
  'txt',
  'md',
  'rtf',
  'odt',
  'html',
  'png',
  'jpg',
  'jpeg',
  'webp',
] as const;
