import { createInstallPrompt } from './createInstallPrompt';

export const installPrompt = createInstallPrompt();
