import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Icon } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Icon that links to the search. */
export function SearchLink() {
  const { t } = useTranslation('scores');
  return (
    <Target to={paths.search} aria-label={t('search.title')}>
      <Icon name="search" />
    </Target>
  );
}

const Target = styled(Link)`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 8px;
  color: var(--text-muted);
`;
