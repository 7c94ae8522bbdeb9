import type { Digest } from '@scoreline/shared-lib/contract';
import { formatChance } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Price, useViewerLocale } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Button, fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { Rows } from '../lists/Rows';
import { MatchTeams } from '../match/MatchTeams';
import { RowLink } from '../match/RowLink';
import { DigestPart } from './DigestPart';

interface UpsetCardProps {
  upset: NonNullable<Digest['upset']>;
  withPrice: boolean;
}

/** Yesterday's least expected result. The pairing alone is a spoiler, so it is shown on request. */
export function UpsetCard({ upset, withPrice }: UpsetCardProps) {
  const { t } = useTranslation('discover');
  const [spoilerFree] = useSetting('spoilerFree');
  const [asked, setAsked] = useState(false);
  return (
    <DigestPart title={t('digest.upset')}>
      <Rows>
        <li>
          {spoilerFree && !asked ? (
            <Hidden>
              <Button kind="quiet" icon="eye" onClick={() => setAsked(true)}>
                {t('digest.show')}
              </Button>
            </Hidden>
          ) : (
            <>
              <RowLink match={upset.match}>
                <MatchTeams match={upset.match} />
              </RowLink>
              {withPrice && <Against upset={upset} />}
            </>
          )}
        </li>
      </Rows>
    </DigestPart>
  );
}

function Against({ upset: { match, outcome, price, chance } }: Pick<UpsetCardProps, 'upset'>) {
  const { t } = useTranslation(['discover', 'shared']);
  const { locale } = useViewerLocale();
  const what =
    outcome === 'draw' ? t('digest.draw') : t('digest.win', { team: match[outcome].name });
  return (
    <Note>
      {t('digest.against', { what, chance: formatChance(chance, locale) })}{' '}
      <b>
        <Price price={price} />
      </b>
    </Note>
  );
}

const Hidden = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 64px;
`;

const Note = styled.p`
  ${tabularDigits}
  padding: 0 16px 12px;
  font-size: ${fontSize[13]};
  color: var(--text-muted);

  b {
    color: var(--text);
  }
`;
