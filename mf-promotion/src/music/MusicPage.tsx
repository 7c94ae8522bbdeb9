import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, Switch } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Button } from '@scoreline/shared-lib/ui';

import { canSound, createSound } from '../draw/sound';
import { Note, Parts } from '../page/texts';
import { PromotionPage } from '../page/PromotionPage';

const narrow = 640;
/** Clicks of a slowing wheel, in milliseconds. */
const sample = [0, 60, 130, 215, 320, 450, 620, 850];

function playSample(): void {
  const sound = createSound();
  sound.clicks(sample);
  setTimeout(sound.win, 1_000);
}

/** Settings page of the wheel's sound. */
export function MusicPage() {
  const { t } = useTranslation('promotion');
  const [isOn, setOn] = useSetting('sound');
  return (
    <PromotionPage page="music" nav="luckyDraw" title={t('music.title')} width={narrow}>
      {() => (
        <Section>
          {canSound() ? (
            <Parts>
              <Switch checked={isOn} onChange={setOn}>
                {t('music.switch')}
              </Switch>
              <Note>{t('music.note')}</Note>
              <div>
                <Button kind="secondary" disabled={!isOn} onClick={playSample}>
                  {t('music.try')}
                </Button>
              </div>
            </Parts>
          ) : (
            <Note>{t('music.unable')}</Note>
          )}
        </Section>
      )}
    </PromotionPage>
  );
}
