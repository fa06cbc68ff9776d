/** The origin of the pages in the story that use the publishable key. */
export const careersOrigin = 'https://careers.example.com';
