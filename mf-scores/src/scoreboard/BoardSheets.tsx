import type { Day } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Sheet } from '@scoreline/shared-lib/ui';

import { Calendar } from '../day/Calendar';
import { EditLeagues } from '../leagues/EditLeagues';
import { Options } from '../options/Options';
import type { BoardItems } from './list/useListItems';

export type OpenSheet = 'calendar' | 'leagues' | 'options' | null;

interface BoardSheetsProps {
  open: OpenSheet;
  onClose: () => void;
  onDay: (day: Day) => void;
  board: BoardItems;
}

/** The sheets that open over the board. */
export function BoardSheets({ open, onClose, onDay, board }: BoardSheetsProps) {
  const { t } = useTranslation(['scores', 'shared']);
  const chooseDay = (day: Day) => {
    onClose();
    onDay(day);
  };
  return (
    <>
      <Sheet
        open={open === 'calendar'}
        onClose={onClose}
        title={t('calendar.title')}
        closeLabel={t('shared:actions.close')}
      >
        <Calendar onChoose={chooseDay} />
      </Sheet>
      <EditLeagues
        open={open === 'leagues'}
        onClose={onClose}
        leagues={board.leagues.map(({ tournament }) => tournament)}
        hidden={board.hidden}
      />
      <Options open={open === 'options'} onClose={onClose} />
    </>
  );
}
