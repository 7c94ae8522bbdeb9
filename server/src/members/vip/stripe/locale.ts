/** Languages of the provider's pages; for others it uses the browser's language. */
const offered = [
  ...['bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'id', 'it', 'ja'],
  ...['ko', 'lt', 'lv', 'ms', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sv', 'th', 'tr', 'vi', 'zh'],
] as const;
type Offered = (typeof offered)[number] | 'auto';

export const stripeLocale = (language: string): Offered =>
  offered.find((known) => known === language) ?? 'auto';
