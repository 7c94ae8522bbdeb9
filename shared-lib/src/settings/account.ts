import { matchNotifyPrefix } from '../contract';
import type { SettingChange, Settings } from './settings';
import type { SettingsState } from './settingsState';

const isOfMatch = (key: string): boolean => key.startsWith(matchNotifyPrefix);

/** Removes the account's log and its choices for single matches; the log is kept for its next sign-in. A visitor's log stays. */
export function releaseSettings(state: SettingsState): SettingsState {
  const { owner, log, unsent } = state;
  if (owner === null) return state;
  const rest = log.length > 0 ? { ...unsent, [owner]: log } : unsent;
  const ofAccount = Object.entries(state.values).filter(([key]) => !isOfMatch(key));
  const values = Object.fromEntries(ofAccount) as unknown as Settings;
  return { values, owner: null, log: [], unsent: rest, excluded: state.excluded };
}

/** Merges concurrent changes of two tabs that started from `before`: the last choice of each key wins. */
export function mergeSettings(
  stored: SettingsState,
  before: SettingsState,
  now: SettingsState,
): SettingsState {
  const isOwn = ({ id }: SettingChange) => !before.log.some((known) => known.id === id);
  const own = now.log.filter(isOwn);
  const keys = new Set(own.map(({ key }) => key));
  if (now.owner !== before.owner) return now;
  const log = [...stored.log.filter(({ key }) => !keys.has(key)), ...own];
  const chosen = Object.fromEntries(own.map(({ key, value }) => [key, value]));
  const excluded = now.excluded === before.excluded ? stored.excluded : now.excluded;
  return { ...stored, log, values: { ...stored.values, ...chosen }, excluded };
}
