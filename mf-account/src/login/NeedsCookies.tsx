import { useBrand } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';

import { FormError } from '../form/FormError';
import { FormPage } from '../form/FormPage';

/** Shown instead of the login page if the browser rejected the session cookie. */
export function NeedsCookies() {
  const { t } = useTranslation('account');
  const { name } = useBrand();
  return (
    <FormPage title={t('login.title', { brand: name })}>
      <FormError text={t('login.needsCookies')} />
    </FormPage>
  );
}
