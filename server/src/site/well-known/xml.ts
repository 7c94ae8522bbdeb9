const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it may stand in XML, in an attribute too. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
