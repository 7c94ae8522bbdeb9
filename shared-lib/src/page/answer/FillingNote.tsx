import { api, useAppDispatch } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, Icon } from '@scoreline/shared-lib/ui';
import { useEffect } from 'react';
import styled from 'styled-components';

/** The server recomputes answers every few seconds; polling more often returns nothing new. */
const askAgainMs = 10_000;

/** Shows that past matches are still being imported, and refetches the queries computed from them until then. */
export function FillingNote({ filling }: { filling: boolean | undefined }) {
  return filling ? <Note /> : null;
}

function Note() {
  const { t } = useTranslation('shared');
  const dispatch = useAppDispatch();
  useEffect(() => {
    const askAgain = () => dispatch(api.util.invalidateTags(['Past']));
    const timer = setInterval(askAgain, askAgainMs);
    return () => clearInterval(timer);
  }, [dispatch]);
  return (
    <Line>
      <Icon name="info" size={18} />
      <span>{t('states.filling')}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: 8px;
  padding: 8px 16px;
  font-size: ${fontSize[13]};
  line-height: 1.45;
  color: var(--text-muted);

  svg {
    flex: none;
    margin-block-start: 1px;
  }
`;
