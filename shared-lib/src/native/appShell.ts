import type { Platform } from '../contract';

export interface AppShell {
  version: string;
  platform: Exclude<Platform, 'wap'>;
}

const marker = /\bScorelineApp\/([\w.-]+) \((ios|android)\)/;

/** What a user agent says of the app shell, `ScorelineApp/2.4.0 (ios)`; null in a browser. */
export function readAppShell(userAgent: string): AppShell | null {
  const found = marker.exec(userAgent);
  return found ? { version: found[1]!, platform: found[2] as AppShell['platform'] } : null;
}

/** The app shell this page runs in; null in a browser and where there is no page. */
export const currentAppShell = (): AppShell | null =>
  typeof navigator === 'undefined' ? null : readAppShell(navigator.userAgent);

export const inAppShell = (): boolean => currentAppShell() !== null;
