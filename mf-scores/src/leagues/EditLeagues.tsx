import type { Tournament } from '@scoreline/shared-lib/contract';
import { leagueListReplaced } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, Flag, fontSize, oneLine, Sheet } from '@scoreline/shared-lib/ui';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';

interface EditLeaguesProps {
  open: boolean;
  onClose: () => void;
  /** The leagues of the day in list order. */
  leagues: Tournament[];
  hidden: ReadonlySet<number>;
}

/** Selects the leagues that the list shows. The choice is stored on the device. */
export function EditLeagues({ open, onClose, leagues, hidden }: EditLeaguesProps) {
  const { t } = useTranslation(['scores', 'shared']);
  const dispatch = useDispatch();
  const hide = (ids: Iterable<number>) =>
    dispatch(leagueListReplaced({ list: 'hidden', tournamentIds: [...ids] }));
  const ofDay = new Set(leagues.map(({ tournamentId }) => tournamentId));
  const elsewhere = [...hidden].filter((id) => !ofDay.has(id));
  const toggle = (id: number) =>
    hide(hidden.has(id) ? [...hidden].filter((other) => other !== id) : [...hidden, id]);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('leagues.edit')}
      closeLabel={t('shared:actions.close')}
    >
      <All>
        <Button kind="secondary" onClick={() => hide(elsewhere)}>
          {t('leagues.selectAll')}
        </Button>
        <Button kind="secondary" onClick={() => hide([...elsewhere, ...ofDay])}>
          {t('leagues.deselectAll')}
        </Button>
      </All>
      <ul>
        {leagues.map((league) => (
          <li key={league.tournamentId}>
            <Choice>
              <input
                type="checkbox"
                checked={!hidden.has(league.tournamentId)}
                onChange={() => toggle(league.tournamentId)}
              />
              <Flag code={league.category.countryCode} size={14} />
              <Name>{league.name}</Name>
              <Country>{league.category.name}</Country>
            </Choice>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const All = styled.div`
  position: sticky;
  inset-block-start: -8px;
  z-index: 1;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin-block-start: -8px;
  padding-block: 12px;
  background: var(--surface-raised);
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  cursor: pointer;

  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--accent);
  }
`;

const Name = styled.bdi`
  ${oneLine}
`;

const Country = styled.span`
  ${oneLine}
  margin-inline-start: auto;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
