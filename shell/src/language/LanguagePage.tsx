import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, Dialog, fontSize, media, space } from '@scoreline/shared-lib/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

import { LanguageList } from './LanguageList';

export function LanguagePage() {
  const { t } = useTranslation('shell');
  return (
    <Page>
      <Title>{t('language.title')}</Title>
      <LanguageList />
    </Page>
  );
}

/** The same choice in a dialog with its own address; closing it opens the home page. */
export function LanguageDialog() {
  const { t } = useTranslation(['shell', 'shared']);
  const navigate = useNavigate();
  const close = () => void navigate('/', { replace: true });
  return (
    <Dialog
      open
      onClose={close}
      title={t('language.title')}
      actions={
        <Button kind="secondary" onClick={close}>
          {t('shared:actions.close')}
        </Button>
      }
    >
      <Scroll tabIndex={0} role="region" aria-label={t('language.title')}>
        <LanguageList />
      </Scroll>
    </Dialog>
  );
}

/** Two columns where there is room: a list of short names needs no wide page. */
const Page = styled.div`
  max-inline-size: 840px;
  margin-inline: auto;

  ${media.tablet} {
    ul {
      columns: 2;
      column-gap: ${space(6)};
    }
    li {
      break-inside: avoid;
    }
  }
`;

const Title = styled.h1`
  padding: ${space(4)};
  font-size: ${fontSize[22]};
`;

const Scroll = styled.div`
  max-block-size: 60dvh;
  overflow: auto;
`;
