import { useBrand } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button } from '@scoreline/shared-lib/ui';
import { useSyncExternalStore } from 'react';

import { needsInstructions } from './createInstallPrompt';
import { installPrompt } from './installPrompt';

/** Installs at once where the browser can; the surrounding page explains the other ways. */
export function InstallButton() {
  const { t } = useTranslation('shell');
  const canInstall = useSyncExternalStore(installPrompt.subscribe, installPrompt.canInstall);
  if (!canInstall) return null;
  return (
    <div>
      <Button onClick={() => void installPrompt.install()}>{t('install.install')}</Button>
    </div>
  );
}

/** The install notice: an offer, or instructions. */
export function useInstallOffer() {
  const { t } = useTranslation('shell');
  const { name } = useBrand();
  const state = useSyncExternalStore(installPrompt.subscribe, installPrompt.state);
  if (state !== 'available' || !installPrompt.isReturning) return null;
  const byHand = needsInstructions();
  return {
    text: t(byHand ? 'install.ios' : 'install.text', { brand: name }),
    refuse: { label: t('install.later'), act: installPrompt.dismiss },
    accept: byHand
      ? undefined
      : { label: t('install.install'), act: () => void installPrompt.install() },
  };
}
