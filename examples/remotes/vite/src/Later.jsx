import { useTranslation } from 'react-i18next';

/** In a chunk of its own, which the browser loads at the first click. */
export default function Later() {
  const { t } = useTranslation('hello-vite');
  return <p role="status">{t('later')}</p>;
}
