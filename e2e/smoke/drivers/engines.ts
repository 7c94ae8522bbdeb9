import { existsSync } from 'node:fs';

import { launchChromium } from './chromium';
import type { Engine } from './driver';
import { launchFirefox } from './firefox';
import { launchWebKit } from './webkit';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** How a run changes Chromium. */
export interface Changes {
  args: readonly string[];
  scripts: readonly string[];
}

/** Set by the commands that look for browsers. Without them Playwright uses its own Chromium. */
const { CHROME_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH } = process.env;

/** Why an engine cannot run here, or null if it can. */
export function whyMissing(name: EngineName): string | null {
  if (name === 'firefox' && !FIREFOX_PATH) return 'no Firefox: install firefox-esr';
  if (name === 'webkit' && !(WEBKIT_DRIVER_PATH && WEBKIT_BROWSER_PATH))
    return 'no WebKit: install webkit2gtk-driver and xvfb';
  return null;
}

export function launch(name: EngineName, { args, scripts }: Changes): Promise<Engine> {
  if (name === 'firefox') return launchFirefox(FIREFOX_PATH!);
  if (name === 'webkit')
    return launchWebKit({ driver: WEBKIT_DRIVER_PATH!, browser: WEBKIT_BROWSER_PATH! });
  const executablePath = CHROME_PATH && existsSync(CHROME_PATH) ? CHROME_PATH : undefined;
  return launchChromium({ executablePath, args, scripts });
}
