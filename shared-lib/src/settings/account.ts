import { matchNotifyPrefix } from '../contract';
import type { SettingChange, Settings } from './settings';
import type { SettingsState } from './settingsState';

const isOfMatch = (key: string): boolean => key.startsWith(matchNotifyPrefix);

/** A visitor's log stays; an account's is kept for it, and what it chose for single matches leaves. */
export function releaseSettings(state: SettingsState): SettingsState {
  const { owner, log, unsent } = state;
  if (owner === null) return state;
  const rest = log.length > 0 ? { ...unsent, [owner]: log } : unsent;
  const ofAccount = Object.entries(state.values).filter(([key]) => !isOfMatch(key));
  const values = Object.fromEntries(ofAccount) as unknown as Settings;
  return { values, owner: null, log: [], unsent: rest, excluded: state.excluded };
}

/** What two tabs chose at once, from the same `before`: the last choice of each key stands. */
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
