const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML, including attributes. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
