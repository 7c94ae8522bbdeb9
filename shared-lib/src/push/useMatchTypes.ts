import type { MatchNotify, PushType } from '@scoreline/shared-lib/contract';
import { settingsReplaced, useSetting } from '@scoreline/shared-lib/settings';
import { showToast } from '@scoreline/shared-lib/ui';
import { useStore } from 'react-redux';

import type { AppStore } from '../api';
import { matchNotifyKey, withoutOldChoices } from './matchTypes';
import { renewPush } from './pushDevice';

/** Notification types of a match and their setter; `usual` follows the general setting. */
export function useMatchTypes(matchId: number) {
  const store = useStore() as AppStore;
  const [usual] = useSetting('notifyTypes');
  const [chosen = 'usual', save] = useSetting(matchNotifyKey(matchId));
  /** Returns false and restores the previous choice if the server could not be reached. */
  const choose = async (types: MatchNotify): Promise<boolean> => {
    save(types);
    const error = await renewPush(store);
    if (error) {
      save(chosen);
      showToast(error.message);
      return false;
    }
    const fewer = withoutOldChoices(store.getState().settings);
    if (fewer) store.dispatch(settingsReplaced(fewer));
    return true;
  };
  const types: PushType[] = chosen === 'usual' ? usual : chosen;
  return { types, choose };
}
