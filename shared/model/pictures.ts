/** A file that shows its text instead of holding it: what a model can be asked to transcribe. */
export interface Pictures {
  mediaType: 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp';
  pages: number;
}
