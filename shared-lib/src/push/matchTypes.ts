import {
  matchNotifyPrefix,
  type MatchNotify,
  type MatchNotifyKey,
  type PushType,
} from '@scoreline/shared-lib/contract';
import type { SettingsState } from '@scoreline/shared-lib/settings';

export interface MatchTypes {
  eventId: number;
  /** Notification types of the match; empty if it is muted. */
  types: PushType[];
}

/** The server's limit per device. */
const most = 200;

/** Setting key of a match's notification types. */
export const matchNotifyKey = (matchId: number): MatchNotifyKey => `${matchNotifyPrefix}${matchId}`;

const choicesOf = (values: SettingsState['values']) =>
  Object.entries(values).filter(([key]) => key.startsWith(matchNotifyPrefix)) as [
    MatchNotifyKey,
    MatchNotify,
  ][];

/** Matches with other notification types than the general setting. */
export const matchTypesOf = (values: SettingsState['values']): MatchTypes[] =>
  choicesOf(values)
    .flatMap(([key, types]) =>
      types === 'usual' ? [] : [{ eventId: Number(key.slice(matchNotifyPrefix.length)), types }],
    )
    .slice(-most);

/** Removes the choices of old matches; null if there are none. */
export function withoutOldChoices(state: SettingsState): SettingsState | null {
  const old = new Set<string>(
    choicesOf(state.values)
      .slice(0, -most)
      .map(([key]) => key),
  );
  if (old.size === 0) return null;
  const values = Object.fromEntries(Object.entries(state.values).filter(([key]) => !old.has(key)));
  return {
    ...state,
    values: values as unknown as SettingsState['values'],
    log: state.log.filter(({ key }) => !old.has(key)),
  };
}
