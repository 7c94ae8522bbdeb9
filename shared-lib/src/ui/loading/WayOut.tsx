import { useLocation, useNavigate } from 'react-router-dom';

import { useTranslation } from '../../i18n';
import { goBack } from '../../native';
import { Button } from '../Button';

/** React Router's name for the entry that the page was opened with. */
const firstEntry = 'default';

/** The way out of a page that shows nothing: back to where one came from, else home; none for who is at home. */
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
