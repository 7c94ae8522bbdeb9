import type { PushType } from '@scoreline/shared-lib/contract';
import { useSetting } from '@scoreline/shared-lib/settings';
import { showToast } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import { useStore } from 'react-redux';

import type { AppStore } from '../api';
import { keepMatchTypes, readMatchTypes } from './matchTypes';
import { renewPush } from './pushDevice';

const chosenFor = (eventId: number) =>
  readMatchTypes().find((kept) => kept.eventId === eventId)?.types ?? null;

/** What this device is told of a match, and how that is chosen: null for what it is told of the rest. */
export function useMatchTypes(eventId: number) {
  const store = useStore() as AppStore;
  const [usual] = useSetting('notifyTypes');
  const [chosen, setChosen] = useState(() => chosenFor(eventId));
  const keep = (types: PushType[] | null) => {
    keepMatchTypes(eventId, types);
    setChosen(types);
  };
  /** False, and all as before, where the server could not be told. */
  const choose = async (types: PushType[] | null): Promise<boolean> => {
    keep(types);
    const error = await renewPush(store);
    if (!error) return true;
    keep(chosen);
    showToast(error.message);
    return false;
  };
  return { types: chosen ?? usual, choose };
}
