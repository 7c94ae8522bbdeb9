import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, fontSize, showToast } from '@scoreline/shared-lib/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { useStopDigestMutation } from '../lists/discoverApi';

/** Target of the unsubscribe link in a mail. Requires a click, because mail scanners open links too. */
export function StopMails() {
  const { t } = useTranslation(['discover', 'shared']);
  const { hash } = useLocation();
  const [stop, { isSuccess, isLoading }] = useStopDigestMutation();
  const token = new URLSearchParams(hash.slice(1)).get('stop');
  if (!token) return null;
  const onStop = async () => {
    const { error } = await stop({ token });
    if (error) showToast(t('shared:errors.network'));
  };
  return (
    <Box role="status">
      {isSuccess ? (
        t('digest.stopped')
      ) : (
        <Button kind="secondary" disabled={isLoading} onClick={() => void onStop()}>
          {t('digest.stop')}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 64px;
  padding: 8px 16px;
  font-size: ${fontSize[15]};
`;
