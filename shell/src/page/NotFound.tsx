import { useBrand } from '@scoreline/shared-lib/brand';
import { pathTo } from '@scoreline/shared-lib/contract';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { jumpPage } from '@scoreline/shared-lib/native';
import { Button, EmptyState, fontSize, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** The page for unknown addresses: links home, or to the app's main page inside the app. */
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

/** Isolates an address as left-to-right text, including its first slash. */
const isolated = (path: string): string => `\u2066${path}\u2069`;

const Title = styled.h1`
  padding-block-start: ${space(8)};
  font-size: ${fontSize[22]};
  text-align: center;
  overflow-wrap: anywhere;
`;
