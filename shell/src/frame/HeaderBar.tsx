import { useBrand } from '@scoreline/shared-lib/brand';
import { paths, pathTo } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { handsOver } from '@scoreline/shared-lib/native';
import { IconButton, layer, space } from '@scoreline/shared-lib/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

/** The sticky bar with the back button, for pages reached from another page. */
export function HeaderBar({ reload }: { reload: boolean }) {
  const { t } = useTranslation('shared');
  const brand = useBrand();
  const navigate = useNavigate();
  const back = () => {
    if (handsOver() || history.length > 1) return navigate(-1);
    // Only the server knows the language for a document whose address has none.
    return reload ? location.assign(pathTo(brand, null, paths.home)) : navigate(paths.home);
  };
  return (
    <Bar>
      <IconButton icon="back" label={t('actions.back')} onClick={() => void back()} />
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: var(--frame-top);
  display: flex;
  align-items: center;
  block-size: 48px;
  padding-inline: max(${space(1)}, (100% - 840px) / 2);
  background: var(--surface);
  border-block-end: 1px solid var(--line);
`;
