import { itemAt } from '../contract/lists';
import type { Platform } from '../contract';

export interface AppShell {
  version: string;
  platform: Exclude<Platform, 'wap'>;
}

const marker = /\bScorelineApp\/([\w.-]+) \((ios|android)\)/;

/** Parses the app shell from a user agent, `ScorelineApp/2.4.0 (ios)`; null in a browser. */
export function readAppShell(userAgent: string): AppShell | null {
  const found = marker.exec(userAgent);
  return found ? { version: itemAt(found, 1), platform: found[2] as AppShell['platform'] } : null;
}

/** The phone platform in the user agent, for which there may be an app; otherwise null. */
export function phonePlatform(userAgent: string): AppShell['platform'] | null {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : null;
}

/** The app shell this page runs in; null in a browser or without a page. */
export const currentAppShell = (): AppShell | null =>
  typeof navigator === 'undefined' ? null : readAppShell(navigator.userAgent);

export const inAppShell = (): boolean => currentAppShell() !== null;
