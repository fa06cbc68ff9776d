/** Legal forms of companies with blanks between their letters, without the last full stop: "s. r. o". */
export const spacedLegalForms =
  's\\.\\s?r\\.\\s?o|a\\.\\s?s|v\\.\\s?o\\.\\s?s|k\\.\\s?s|z\\.\\s?s|o\\.\\s?p\\.\\s?s|spol\\.\\ss\\sr\\.\\s?o';

/** Legal forms in the names of companies, without the last full stop. */
export const legalForms =
  'Lda|Ltda|Inc|Ltd|LLC|LLP|GmbH|AG|KG|OHG|e\\.\\s?V|S\\.?A\\.?S|S\\.?A|S\\.?L|S\\.?[rR]\\.?[lL]|S\\.?p\\.?A|S\\.?n\\.?c|S\\.?a\\.?s|B\\.?V|bvba|AB|sp\\. z o\\.\\s?o';

/** Legal forms of eastern companies, before or after their names. */
const easternForms =
  '株式会社|有限会社|合同会社|(?:医療|学校|社会福祉|財団|社団|宗教)法人|有限公司|股份公司|주식회사|㈜|㈱';
const atEdge = new RegExp(`^(?:${easternForms})|(?:${easternForms})$|,?\\s(?:${legalForms})\\.?$`, 'u');

/** "Vale Care Ltd", "株式会社みやこ": a name with its legal form. */
export const hasLegalForm = (name: string): boolean => atEdge.test(name);
