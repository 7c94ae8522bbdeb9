import type { Page } from '@playwright/test';

/**
 * A text of the pseudo-language: accented English, 40 % longer, with unchanged placeholders. It also runs in pages, so it must be
 * self-contained.
 */
export function pseudoText(english: string): string {
  const plain = 'abcdefghijklmnopqrstuvwxyz';
  const accented = 'áƀçđéƒğĥíĵķļɱñóþɋŕšţúṽŵẋýž';
  const accent = (letter: string) => {
    const other = accented[plain.indexOf(letter.toLowerCase())] ?? letter;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  };
  const parts = english.split(/(\{\{[^}]*\}\})/);
  const words = parts.map((part, at) => (at % 2 === 0 ? [...part].map(accent).join('') : part));
  const length = parts.filter((_, at) => at % 2 === 0).join('').length;
  const more = Math.round(length * 0.4);
  const tail = 'ǫǫǫǫǫ '
    .repeat(more)
    .slice(0, Math.max(0, more - 1))
    .trim();
  return words.join('') + (tail && ` ${tail}`);
}

/** Makes a page load English texts in the pseudo-language. Their bytes no longer match the signed hashes. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(`(() => {
    const pseudoText = ${pseudoText.toString()};
    const inPseudo = (texts) => Object.fromEntries(Object.entries(texts).map(
      ([key, text]) => [key, typeof text === 'string' ? pseudoText(text) : inPseudo(text)]));
    const own = window.fetch;
    window.fetch = async (input, init = {}) => {
      const address = typeof input === 'string' ? input : (input.url ?? String(input));
      if (!/\\/locales\\/en\\./.test(address)) return own(input, init);
      const response = await own(address);
      return new Response(JSON.stringify(inPseudo(await response.json())), { headers: response.headers });
    };
  })()`);
}
