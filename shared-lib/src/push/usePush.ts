import { useBrand } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { showToast } from '@scoreline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';

import type { AppStore } from '../api';
import { knownPush, readPush, startPush, stopPush, type PushState } from './pushDevice';

/** Whether this device gets notifications, with `start` and `stop`. Prompts for nothing before `start`. */
export function usePush() {
  const brand = useBrand();
  const store = useStore() as AppStore;
  const { t } = useTranslation('shared');
  const [state, setState] = useState<PushState>(() => knownPush(brand));
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let gone = false;
    void readPush(brand).then((read) => gone || setState(read));
    return () => {
      gone = true;
    };
  }, [brand]);

  const start = async (): Promise<PushState> => {
    setBusy(true);
    try {
      const answer = await startPush(store, brand);
      setState(answer.state);
      if (answer.error) showToast(answer.error.message);
      else if (answer.state === 'blocked' || answer.state === 'missing')
        showToast(t(`notifications.${answer.state}`));
      return answer.state;
    } catch {
      // The browser's push service cannot be reached.
      showToast(t('errors.network'));
      return 'off';
    } finally {
      setBusy(false);
    }
  };
  const stop = async () => {
    setBusy(true);
    await stopPush(store);
    setState('off');
    setBusy(false);
  };
  return { state, busy, start, stop };
}
