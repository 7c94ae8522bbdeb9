import type { FoundFault } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, Icon, radius, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Note } from '../page/texts';

/** The result of the verification in one line, with the position of a fault if there is one. */
export function Verdict({ fault, isOpen }: { fault: FoundFault | null; isOpen: boolean }) {
  const { t } = useTranslation('promotion');
  const good = isOpen ? 'records.goodSoFar' : 'records.good';
  return (
    <Line role="status" data-tone={fault ? 'bad' : 'good'}>
      <Icon name={fault ? 'warning' : 'check'} size={24} />
      <div>
        <p>{t(fault ? 'records.bad' : good)}</p>
        {fault && (
          <Note>
            {fault.ticket === null
              ? t('records.badRound', { round: fault.roundId })
              : t('records.badNote', { ticket: fault.ticket })}
          </Note>
        )}
      </div>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius.chip};
  font-size: ${fontSize[15]};
  font-weight: 700;
  background: var(--win-12);

  svg {
    flex: none;
    color: var(--win);
  }
  &[data-tone='bad'] {
    background: var(--loss-12);
  }
  &[data-tone='bad'] svg {
    color: var(--loss);
  }
`;
