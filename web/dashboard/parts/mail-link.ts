/** The address of a mail to one person. A stored address is one recipient, whatever characters it has: none begins a header. */
export const mailLink = (address: string): string => {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
};
