import { type ComponentType, useEffect, useState } from 'react';

import { useTranslation } from '../i18n';
import { ErrorState } from './ErrorState';

const Nothing = () => null;

/**
 * A part whose code comes when it is first shown; `Waiting` stands in for it. Unlike `React.lazy` it can be asked for again
 * after a failure, and it does not hold back what is ready by React's suspense delay.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType = Nothing,
): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [Part, setPart] = useState(() => known);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part || failed) return;
      let gone = false;
      load().then(
        (loaded) => {
          known = loaded;
          if (!gone) setPart(() => loaded);
        },
        () => gone || setFailed(true),
      );
      return () => {
        gone = true;
      };
    }, [Part, failed]);
    if (Part) return <Part {...props} />;
    if (failed) return <NotLoaded onRetry={() => setFailed(false)} />;
    return <Waiting />;
  };
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <ErrorState
      title={t('errors.oops')}
      message={t('errors.network')}
      retryLabel={t('actions.retry')}
      onRetry={onRetry}
    />
  );
}
