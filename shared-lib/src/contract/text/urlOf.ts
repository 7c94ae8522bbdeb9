/** An address, or null for a text that is none; `URL.canParse` is missing before Chrome 120 and Safari 17. */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
