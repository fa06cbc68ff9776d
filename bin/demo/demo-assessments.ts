/** The templates of the demo organization, one of each kind. */
export const demoTemplates = [
  { name: 'DISC-O: personality at work', kind: 'disc_o', external_id: 'demo-disc-o' },
  { name: 'General ability', kind: 'general', external_id: 'demo-general' },
  { name: 'Back-end developer', kind: 'developer', code_language: 'python', external_id: 'demo-developer' },
] as const;
