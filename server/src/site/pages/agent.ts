import { isbot } from 'isbot';

import { LeastRecent } from '../../store/collections/leastRecent';

export interface Agent {
  /** Any program, those that drive a browser among them. */
  isBot: boolean;
  isCrawler: boolean;
  isAppShell: boolean;
}

/** Browsers that are driven by a program, to measure or to test what visitors see: they are served as visitors. */
const measuring = /HeadlessChrome|Chrome-Lighthouse/;
const appShell = /\bScorelineApp\/\S+ \((?:ios|android)\)/;

const known = new LeastRecent<Agent>(2_000);

/** Who asks, by its user agent; looked up once, for a list of crawlers is a long one. */
export function agentOf(userAgent = ''): Agent {
  const found = known.get(userAgent);
  if (found) return found;
  const isBot = isbot(userAgent);
  const agent = {
    isBot,
    isCrawler: isBot && !measuring.test(userAgent),
    isAppShell: appShell.test(userAgent),
  };
  if (userAgent.length < 512) known.set(userAgent, agent);
  return agent;
}
