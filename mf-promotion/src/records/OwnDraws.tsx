import type { PromotionRecords } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { Button, fontSize, Icon, space } from '@scoreline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { Note, Parts } from '../page/texts';
import { useFormats } from '../page/useFormats';
import type { ProofStep } from '../proof/step';
import { Steps } from './Steps';

type OwnDraw = PromotionRecords['records'][number];

interface OwnDrawsProps {
  records: readonly OwnDraw[];
  /** Steps by ticket, of verified draws. */
  proofs: Record<number, ProofStep[]>;
  onMore?: (() => void) | undefined;
}

/** The member's draws, newest first, each with its proof once verified. */
export function OwnDraws({ records, proofs, onMore }: OwnDrawsProps) {
  const { t } = useTranslation(['promotion', 'shared']);
  return (
    <Section title={t('records.own')}>
      <Parts>
        {records.length === 0 && <Note>{t('records.ownEmpty')}</Note>}
        {records.map((draw) => (
          <OneDraw key={draw.record.ticket} draw={draw} steps={proofs[draw.record.ticket]} />
        ))}
        {onMore && (
          <Button kind="quiet" onClick={onMore}>
            {t('shared:actions.loadMore')}
          </Button>
        )}
      </Parts>
    </Section>
  );
}

function OneDraw({ draw, steps }: { draw: OwnDraw; steps: ProofStep[] | undefined }) {
  const { t } = useTranslation('promotion');
  const { moment, number } = useFormats();
  const { hash } = useLocation();
  const { ticket, prizeId, at } = draw.record;
  const [isOpen, setOpen] = useState(hash === `#${ticket}`);
  useEffect(() => {
    if (hash === `#${ticket}`) document.getElementById(String(ticket))?.scrollIntoView();
  }, [hash, ticket]);
  const isBad = steps?.some(({ state }) => state === 'bad');
  return (
    <Draw id={String(ticket)} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name={draw.kind === 'vip' ? 'crown' : draw.kind === 'thing' ? 'gift' : 'minus'} />
        <span>
          <b>{prizeId === null ? t('draw.noWin') : draw.name}</b>
          <small>
            {t('draw.ticket', { ticket: number(ticket) })} · {moment(at)}
          </small>
        </span>
        {steps && <Icon name={isBad ? 'warning' : 'check'} />}
        <Icon name="down" size={16} />
      </summary>
      {steps ? <Steps steps={steps} /> : <Note>{t('records.ownNote')}</Note>}
    </Draw>
  );
}

const Draw = styled.details`
  &:not(:last-of-type) {
    border-block-end: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: 56px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
  summary svg {
    color: var(--text-muted);
  }
  &[open] summary > svg:last-child {
    transform: rotate(180deg);
  }
  > :not(summary) {
    padding-block: ${space(1)} ${space(4)};
  }
`;
