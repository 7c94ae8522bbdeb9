import { useLocation, useNavigate } from 'react-router-dom';

import { useTranslation } from '../../i18n';
import { goBack } from '../../native';
import { Button } from '../Button';

/** React Router's key of the first history entry. */
const firstEntry = 'default';

/** Link out of a page without content: back to the previous page, otherwise home; nothing on the home page. */
export function WayOut() {
  const { t } = useTranslation('shared');
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  if (key !== firstEntry)
    return (
      <Button kind="quiet" onClick={() => void goBack()}>
        {t('actions.back')}
      </Button>
    );
  if (pathname === '/') return null;
  return (
    <Button kind="quiet" onClick={() => void navigate('/')}>
      {t('actions.goHome')}
    </Button>
  );
}
