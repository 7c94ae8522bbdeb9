import { useBrand } from '@scoreline/shared-lib/brand';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { focusRing, fontSize, Icon, radius, space } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** The preview picture of the link, drawn by the server, which can also be sent on its own. */
export function SharePicture({ promotionId, code }: { promotionId: number; code: string }) {
  const { t } = useTranslation('promotion');
  const { basePath } = useBrand();
  const { code: language } = useLocale();
  const [isLost, setLost] = useState(false);
  const address = pictureAddress({ basePath, language, promotionId, code });
  if (isLost) return null;
  return (
    <Section title={t('share.picture')}>
      <Picture
        src={address}
        alt={t('share.pictureAlt', { code })}
        width={1200}
        height={630}
        onError={() => setLost(true)}
      />
      <Save href={address} download={`${code}.png`}>
        <Icon name="download" />
        {t('share.download')}
      </Save>
    </Section>
  );
}

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border-radius: ${radius.chip};
  background: var(--line);
`;

const Save = styled.a`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: var(--accent);
`;

interface Picture {
  basePath: string;
  language: string;
  promotionId: number;
  code: string;
}

/** Address of the server's picture for an inviter's code. */
const pictureAddress = ({ basePath, language, promotionId, code }: Picture): string =>
  `${basePath.replace(/\/$/, '')}/share/promotion/${promotionId}/${encodeURIComponent(code)}.png?lang=${language}`;
