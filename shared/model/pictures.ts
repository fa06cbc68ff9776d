/** A file whose text exists only as images, for a model to transcribe. */
export interface Pictures {
  mediaType: 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp';
  pages: number;
}
