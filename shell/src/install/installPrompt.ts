import { createInstallPrompt } from './createInstallPrompt';

/** The page's one install prompt. */
export const installPrompt = createInstallPrompt();
