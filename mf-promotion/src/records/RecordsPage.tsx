import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section } from '@scoreline/shared-lib/page';
import { Button, focusRing, fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { PromotionPage } from '../page/PromotionPage';
import { Note, Parts, Text } from '../page/texts';
import { TwoColumns } from '../page/TwoColumns';
import { useFormats } from '../page/useFormats';
import { OwnDraws } from './OwnDraws';
import { Steps } from './Steps';
import { useAudit } from './useAudit';
import { useDrawProofs } from './useDrawProofs';
import { useOwnDraws } from './useOwnDraws';
import { Verdict } from './Verdict';

/** Recomputes every draw in the browser and explains the result. */
export function RecordsPage() {
  const { t } = useTranslation('promotion');
  return (
    <PromotionPage page="records" title={t('records.title')}>
      {(promotion) => <Records promotion={promotion} />}
    </PromotionPage>
  );
}

function Records({ promotion }: { promotion: PromotionOverview }) {
  const { t } = useTranslation('promotion');
  const { moment } = useFormats();
  const { promotionId, dates } = promotion;
  const own = useOwnDraws(promotionId);
  const { checked, run, address } = useAudit(promotionId, moment(dates.closesAt));
  const done = checked.state === 'done' ? checked : undefined;
  const proofs = useDrawProofs(promotion, done?.audit, own.data?.records);
  const label = { none: 'run', busy: 'running', failed: 'again', done: 'again' }[checked.state];
  return (
    <TwoColumns>
      <Section>
        <Parts>
          <Text>{t('records.lead')}</Text>
          <Button disabled={checked.state === 'busy'} onClick={() => void run()}>
            {t(`records.${label}`)}
          </Button>
          {checked.state === 'failed' && <Note role="alert">{t('records.unavailable')}</Note>}
          {done && <Verdict {...done.rounds} />}
          {done && <Steps steps={done.rounds.steps} />}
          <File href={address} download={`promotion-${promotionId}.json`}>
            {t('records.file')}
          </File>
        </Parts>
      </Section>
      {own.isLogin ? (
        <Answer of={own} rows={4}>
          {({ records, cursor }) => (
            <OwnDraws
              records={records}
              proofs={proofs}
              onMore={cursor ? () => void own.more() : undefined}
            />
          )}
        </Answer>
      ) : (
        <Section title={t('records.own')}>
          <Note>{t('records.ownVisitor')}</Note>
        </Section>
      )}
    </TwoColumns>
  );
}

const File = styled.a`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: var(--accent);
`;
