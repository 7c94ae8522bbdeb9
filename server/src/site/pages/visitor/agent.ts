import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

export interface Agent {
  /** Any program, including automated browsers. */
  isBot: boolean;
  isCrawler: boolean;
  isAppShell: boolean;
  /** Of the app shell; null in a browser. */
  appVersion: string | null;
}

/** Browsers automated for measuring and testing are served as visitors. */
const measuring = /HeadlessChrome|Chrome-Lighthouse/;
const appShell = /\bScorelineApp\/(\S+) \((?:ios|android)\)/;

const known = new LRUCache<string, Agent>({ max: 2_000 });

/** Parses a user agent; cached, because the list of crawlers is long. */
export function agentOf(userAgent = ''): Agent {
  const found = known.get(userAgent);
  if (found) return found;
  const isBot = isbot(userAgent);
  const appVersion = appShell.exec(userAgent)?.[1] ?? null;
  const agent = {
    isBot,
    isCrawler: isBot && !measuring.test(userAgent),
    isAppShell: appVersion !== null,
    appVersion,
  };
  if (userAgent.length < 512) known.set(userAgent, agent);
  return agent;
}
