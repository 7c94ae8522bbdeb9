import type { Sport } from '../sport';

/** What a notification may be sent for. */
export const pushTypes = ['kickOff', 'goal', 'redCard', 'halfTime', 'fullTime'] as const;
export type PushType = (typeof pushTypes)[number];

/** What of it a sport's matches have: nobody is told of every basket. */
export const pushTypesOf = (sport: Sport): readonly PushType[] =>
  sport === 'football' ? pushTypes : ['kickOff', 'halfTime', 'fullTime'];

/** The setting of a member that holds what is told of one match: types, none where it is muted, or `usual`. */
export const matchNotifyPrefix = 'notifyMatch:';
export type MatchNotifyKey = `${typeof matchNotifyPrefix}${number}`;
/** `usual`: the match is told of as the rest again. */
export type MatchNotify = PushType[] | 'usual';
