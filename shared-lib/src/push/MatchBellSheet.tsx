import { pushTypesOf, type PushType, type Sport } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Switch } from '@scoreline/shared-lib/page';
import { Button, fontSize, Sheet, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

interface MatchBellSheetProps {
  open: boolean;
  onClose: () => void;
  sport: Sport;
  name: string;
  types: readonly PushType[];
  onChoose: (types: PushType[]) => void;
  onMute: () => void;
  /** Ends all notifications of the device. */
  onSilence: () => void;
}

/** A match's notifications: its types, muted, or off for the whole device. The last type can only be removed by muting. */
export function MatchBellSheet(props: MatchBellSheetProps) {
  const { open, onClose, sport, name, types, onChoose, onMute, onSilence } = props;
  const { t } = useTranslation('shared');
  const offered = pushTypesOf(sport);
  const change = (type: PushType, on: boolean) => {
    const next = offered.filter((each) => (each === type ? on : types.includes(each)));
    if (next.length > 0) onChoose(next);
    else onMute();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('notifications.title')}
      closeLabel={t('actions.close')}
    >
      <Match>{name}</Match>
      {offered.map((type) => (
        <Switch key={type} checked={types.includes(type)} onChange={(on) => change(type, on)}>
          {t(`notifications.types.${type}`)}
        </Switch>
      ))}
      <Ends>
        <Button kind="secondary" onClick={onMute}>
          {t('notifications.mute')}
        </Button>
        <Button kind="quiet" onClick={onSilence}>
          {t('notifications.stop')}
        </Button>
      </Ends>
    </Sheet>
  );
}

const Match = styled.p`
  padding-block: ${space(1)};
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;

const Ends = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
`;
