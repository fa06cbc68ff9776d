/** The address that the committed document has for the API; a served document has its own in its place. */
export const documentApiUrl = 'http://127.0.0.1:4010';
