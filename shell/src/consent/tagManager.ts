import { localStore, readText, writeText } from '@scoreline/shared-lib/device';

export type Consent = 'accepted' | 'refused';

const consentKey = 'tag-consent';

/** The visitor's answer, or null before there is one. */
export function readConsent(): Consent | null {
  const answer = readText(localStore(), consentKey);
  return answer === 'accepted' || answer === 'refused' ? answer : null;
}

export const storeConsent = (answer: Consent): void => writeText(localStore(), consentKey, answer);

export const tagManagerAddress = (id: string): string =>
  `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;

/** Loads the tag manager once. Call only after consent. */
export function loadTagManager(id: string): void {
  const address = tagManagerAddress(id);
  if (document.querySelector(`script[src="${address}"]`)) return;
  const { dataLayer = [] } = globalThis as { dataLayer?: object[] };
  dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  Object.assign(globalThis, { dataLayer });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
