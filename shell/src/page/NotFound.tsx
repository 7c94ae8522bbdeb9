import { useBrand } from '@scoreline/shared-lib/brand';
import { pathTo } from '@scoreline/shared-lib/contract';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { jumpPage } from '@scoreline/shared-lib/native';
import { Button, EmptyState, fontSize, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** An address that nobody has a page for: the way home, or to the app's main page inside the app. */
export function NotFound() {
  const brand = useBrand();
  const { code, dir } = useLocale();
  const { t } = useTranslation(['shell', 'shared']);
  const { pathname } = location;
  const goHome = () =>
    void jumpPage('/', undefined, () => location.assign(pathTo(brand, code, '/')));
  return (
    <section>
      <Title>
        {t('notFound.heading', { path: dir === 'rtl' ? isolated(pathname) : pathname })}
      </Title>
      <EmptyState
        picture="search"
        title={t('notFound.text')}
        action={<Button onClick={goHome}>{t('shared:actions.goHome')}</Button>}
      />
    </section>
  );
}

/** An address reads from the left, its first slash too. */
const isolated = (path: string): string => `\u2066${path}\u2069`;

const Title = styled.h1`
  padding-block-start: ${space(8)};
  font-size: ${fontSize[22]};
  text-align: center;
  overflow-wrap: anywhere;
`;
