import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { Button, focusRing, fontSize, Icon, radius, space } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { Actions, Parts } from '../page/texts';
import { pathTo } from '../promotionPaths';
import { useShareLink } from './useShareLink';

interface InviteLinkProps {
  promotionId: number;
  code: string;
  /** Whether to link to the page with more ways to share. */
  more?: boolean;
}

/** The member's own link with the most used actions. */
export function InviteLink({ promotionId, code, more = false }: InviteLinkProps) {
  const { t } = useTranslation('promotion');
  const { link, copy, share } = useShareLink(promotionId, code);
  return (
    <Section title={t('link.title')}>
      <Parts>
        <Address dir="ltr">{link.replace(/^https?:\/\//, '')}</Address>
        <Actions>
          <Button icon="share" onClick={() => void share()}>
            {t('link.share')}
          </Button>
          <Button kind="secondary" icon="document" onClick={() => void copy()}>
            {t('link.copy')}
          </Button>
        </Actions>
        {more && (
          <More to={pathTo(promotionId, 'Share')}>
            {t('link.more')}
            <Icon name="forward" size={16} />
          </More>
        )}
      </Parts>
    </Section>
  );
}

const Address = styled.p`
  padding: ${space(3)};
  border: 1px dashed var(--text-muted-70);
  border-radius: ${radius.chip};
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;
  user-select: all;
`;

const More = styled(Link)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 44px;
  border-radius: ${radius.chip};
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: var(--accent);
`;
