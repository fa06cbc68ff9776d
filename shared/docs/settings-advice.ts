/** The causes and remedies of the errors of custom fields, departments, offices and rejection reasons. */
export const settingsAdvice = {
  too_many_entries: {
    cause:
      'The organization has 500 resources of this kind, archived ones included, or 50 custom fields for one type of object.',
    remedy: 'Delete one that is no longer used, or change one that exists.',
    retry: 'Only after one was deleted.',
  },
  name_taken: {
    cause:
      'Another resource of the same kind has this name; upper and lower case are the same. For a custom field it is the key.',
    remedy: 'Use that resource: its id is in `details`. Otherwise choose another name.',
  },
  in_use: {
    cause:
      'A job has the department or the office, a department has others below it, or the rejection reason rejected an application.',
    remedy: 'Give the jobs another department or office first. Archive a rejection reason instead.',
    retry: 'Only after it is no longer in use.',
  },
};
