import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { TopBar } from '@scoreline/shared-lib/page';
import { fontSize, space, target } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** The page of `/fan-zone`. */
export function FanZonePage() {
  const { t } = useTranslation('fan-zone');
  return (
    <>
      <TopBar>
        <Heading>{t('heading')}</Heading>
      </TopBar>
      <Content>
        <p>{t('intro')}</p>
        <Home to={paths.home}>{t('home')}</Home>
      </Content>
    </>
  );
}

const Heading = styled.h1`
  font-size: ${fontSize[17]};
`;

const Content = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(4)};
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${target};
  color: var(--accent);
`;
