import type { Sport } from '../sport';

/** Events a notification may be sent for. */
export const pushTypes = ['kickOff', 'goal', 'redCard', 'halfTime', 'fullTime'] as const;
export type PushType = (typeof pushTypes)[number];

/** Push types of a sport: basketball has none per basket. */
export const pushTypesOf = (sport: Sport): readonly PushType[] =>
  sport === 'football' ? pushTypes : ['kickOff', 'halfTime', 'fullTime'];

/** Prefix of the setting with one match's notifications: its types, an empty list if it is muted, or `usual`. */
export const matchNotifyPrefix = 'notifyMatch:';
export type MatchNotifyKey = `${typeof matchNotifyPrefix}${number}`;
/** `usual`: the match follows the general setting again. */
export type MatchNotify = PushType[] | 'usual';
