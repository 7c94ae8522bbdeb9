import type { MatchShot } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section, useViewerLocale } from '@scoreline/shared-lib/page';
import { focusRing, fontSize, plainButton, Skeleton } from '@scoreline/shared-lib/ui';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { useState } from 'react';
import styled from 'styled-components';

import { useTeamColours } from '../chart/useTeamColours';
import { useMatchView } from '../match/matchContext';
import { ShotPitch } from './ShotPitch';
import { ShotTable } from './ShotTable';
import { minuteOf } from './minuteOf';
import { pitch } from './placeShots';
import { useShots } from './useShots';

/** Position, quality and outcome of every shot of the match. */
export function ShotMap() {
  const { t } = useTranslation('match');
  const asked = useShots();
  return (
    <Section title={t('shots.title')}>
      <Answer of={asked} waiting={<Held />} isEmpty={({ shots }) => shots.length === 0}>
        {({ shots }) => <Shots shots={shots} />}
      </Answer>
    </Section>
  );
}

/** Placeholder with the height of the pitch and the lines below it. */
function Held() {
  return (
    <HeldPitch aria-hidden="true">
      <Skeleton height="100%" />
    </HeldPitch>
  );
}

function Shots({ shots }: { shots: readonly MatchShot[] }) {
  const { t } = useTranslation(['match', 'shared']);
  const { detail } = useMatchView();
  const colours = useTeamColours(detail.home, detail.away);
  const say = useShotWords();
  const [asTable, setAsTable] = useState(false);
  const [at, setAt] = useState(shots.length - 1);
  const looked = itemAt(shots, Math.min(at, shots.length - 1));
  return (
    <figure>
      {asTable ? (
        <ShotTable shots={shots} />
      ) : (
        <>
          <ShotPitch {...{ shots, colours, say }} at={shots.indexOf(looked)} onLook={setAt} />
          <Said aria-hidden="true">{say(looked)}</Said>
          <Note>{t('shots.size')}</Note>
        </>
      )}
      <Toggle type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        {t(asTable ? 'shared:chart.asPicture' : 'shared:chart.asTable')}
      </Toggle>
    </figure>
  );
}

/** A shot in words: minute, player, outcome, quality. */
function useShotWords() {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const { detail } = useMatchView();
  const format = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (shot: MatchShot) =>
    [
      `\u2066${minuteOf(shot)}\u2069`,
      shot.player?.name ?? detail[shot.side].shortName,
      t(`shots.outcomes.${shot.outcome}`),
      t(`shots.bodies.${shot.body}`),
      t('shots.xg', { value: format.format(shot.xg) }),
    ].join(' · ');
}

const HeldPitch = styled.div`
  aspect-ratio: ${pitch.length} / ${pitch.width};
  /* The selected shot, the legend of sizes, and the switch. */
  margin-block-end: 98px;
`;

const Said = styled.p`
  min-block-size: 36px;
  padding-block: 8px 0;
  font-size: ${fontSize[13]};
  font-weight: 500;
  text-align: center;
`;

const Note = styled.p`
  font-size: ${fontSize[12]};
  text-align: center;
  color: var(--text-muted);
`;

const Toggle = styled.button`
  ${plainButton}
  display: block;
  min-block-size: 44px;
  margin-inline: auto;
  padding-inline: 12px;
  border-radius: 8px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
  ${focusRing}
`;
