/** Parses an address; null if it is invalid. `URL.canParse` is missing before Chrome 120 and Safari 17. */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
