import type { Sport } from './sport';

/** What a notification may be sent for. */
export const pushTypes = ['kickOff', 'goal', 'redCard', 'halfTime', 'fullTime'] as const;
export type PushType = (typeof pushTypes)[number];

/** What of it a sport's matches have: nobody is told of every basket. */
export const pushTypesOf = (sport: Sport): readonly PushType[] =>
  sport === 'football' ? pushTypes : ['kickOff', 'halfTime', 'fullTime'];
