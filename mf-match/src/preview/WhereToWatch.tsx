import type { MatchPreview } from '@scoreline/shared-lib/contract';
import { regionIn } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, useViewerLocale } from '@scoreline/shared-lib/page';
import { Flag, fontSize, rem } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Broadcasters, one line per country. Renders nothing if the operator lists none. */
export function WhereToWatch({ broadcasts }: Pick<MatchPreview, 'broadcasts'>) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  if (broadcasts.length === 0) return null;
  return (
    <Section title={t('preview.watch')}>
      <ul>
        {broadcasts.map(({ country, channel, url }) => (
          <Row key={`${country}-${channel}`}>
            <Flag code={country} />
            <span>{regionIn(locale, country) ?? country.toUpperCase()}</span>
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {channel}
              </a>
            ) : (
              <b>{channel}</b>
            )}
          </Row>
        ))}
      </ul>
    </Section>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  font-size: ${fontSize[13]};

  > span {
    flex: 1;
  }
  a {
    line-height: ${rem(44)};
    font-weight: 700;
    text-decoration: underline;
  }
`;
