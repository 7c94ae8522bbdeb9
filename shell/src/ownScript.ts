/** The page's own script element, which is available only while the script first runs. */
export const ownScript = document.currentScript as HTMLScriptElement | null;
