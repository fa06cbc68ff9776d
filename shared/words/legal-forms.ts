/** Legal forms of companies with blanks between their letters, without the last full stop: "s. r. o". */
export const spacedLegalForms =
  's\\.\\s?r\\.\\s?o|a\\.\\s?s|v\\.\\s?o\\.\\s?s|k\\.\\s?s|z\\.\\s?s|o\\.\\s?p\\.\\s?s|spol\\.\\ss\\sr\\.\\s?o';
