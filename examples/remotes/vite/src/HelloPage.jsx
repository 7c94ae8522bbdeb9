import { lazy, Suspense, useState, version } from 'react';
import { useTranslation } from 'react-i18next';

import './hello.css';

const Later = lazy(() => import('./Later'));

export function HelloPage() {
  const { t } = useTranslation('hello-vite');
  const [isOpen, setOpen] = useState(false);
  return (
    <main className="hello-vite">
      <h1>{t('title')}</h1>
      <p>React {version}</p>
      <button onClick={() => setOpen(true)}>{t('more')}</button>
      {isOpen && (
        <Suspense fallback={null}>
          <Later />
        </Suspense>
      )}
    </main>
  );
}
