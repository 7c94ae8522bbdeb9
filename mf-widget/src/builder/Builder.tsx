import { useBrand } from '@scoreline/shared-lib/brand';
import { isLanguage, readWidgetOptions } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Columns, NarrowPage, Section, TopBar, useDocumentTitle } from '@scoreline/shared-lib/page';
import { fontSize, media, oneLine, space } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import type { Choices } from './choices';
import { Codes } from './Codes';
import { Form } from './Form';
import { Hint } from './Field';
import { Preview } from './Preview';

/** Starts with the site's own client id, so that the preview works. */
function firstChoices(clientId: string): Choices {
  const { options } = readWidgetOptions(
    (name) => (name === 'client-id' ? clientId : null),
    isLanguage,
  );
  return { options, league: null, match: null };
}

/** Builds a widget: choose options, see a live preview, copy the code. */
export function Builder() {
  const { t } = useTranslation('widget');
  const { name: brand, demoData, widgetClientId } = useBrand();
  const [choices, setChoices] = useState(() => firstChoices(demoData ? 'demo' : widgetClientId));
  useDocumentTitle(t('page.builder.title', { brand }));
  return (
    <NarrowPage $width={1_240}>
      <TopBar>
        <Title>{t('builder.title')}</Title>
      </TopBar>
      <Bench>
        <Section>
          <Lead>{t('builder.lead')}</Lead>
          <Form choices={choices} onChange={setChoices} />
        </Section>
        <Section title={t('builder.preview')}>
          <Preview choices={choices} />
        </Section>
        <Section title={t('builder.code')}>
          <Codes choices={choices} />
        </Section>
      </Bench>
    </NarrowPage>
  );
}

const Title = styled.h1`
  ${oneLine}
  font-size: ${fontSize[17]};
  font-weight: 700;
`;

const Lead = styled(Hint)`
  padding-block-end: ${space(3)};
`;

/** The form and, beside it on a wide page, all three preview widths. */
const Bench = styled(Columns)`
  ${media.wide} {
    grid-template: auto 1fr / 380px minmax(0, 1fr);

    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;
