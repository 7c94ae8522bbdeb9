import type { PlayerDetail } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, useViewerLocale } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { half, heatCells } from './heatCells';

type Shot = NonNullable<PlayerDetail['shots']>[number];

const fewest = 5;
const outcomes = ['goal', 'saved', 'woodwork', 'off', 'blocked'] as const;
/** The attacked half, its goal at the top. */
const lines = 'M0 0h68v52.5H0zM13.85 0v16.5h40.3V0M24.85 0v5.5h18.3V0';

/** A heat map of the player's shots in the last matches, and their outcomes in words. */
export function ShotHeat({ shots }: { shots: readonly Shot[] }) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const [spoilerFree] = useSetting('spoilerFree');
  if (spoilerFree || shots.length < fewest) return null;
  const format = numberFormat(locale);
  const caption = outcomes.flatMap((outcome) => {
    const count = shots.filter((shot) => shot.outcome === outcome).length;
    return count > 0 ? [`${t(`shots.outcomes.${outcome}`)} ${format.format(count)}`] : [];
  });
  return (
    <Section title={t('shots.title')}>
      <figure>
        <Pitch viewBox={`0 0 ${half.width} ${half.length}`} aria-hidden="true" focusable="false">
          {heatCells(shots).map(({ x, y, size, heat }) => (
            <rect
              key={`${x} ${y}`}
              x={y}
              y={half.length - x - size}
              width={size}
              height={size}
              fill="var(--accent)"
              fillOpacity={heat * 0.85}
            />
          ))}
          <path d={lines} fill="none" stroke="var(--text-muted)" strokeWidth={0.4} />
          {shots
            .filter(({ outcome }) => outcome === 'goal')
            .map((shot, at) => (
              <circle
                key={at}
                cx={(shot.y / 100) * half.width}
                cy={(1 - shot.x / 100) * half.length * 2}
                r={1}
                fill="var(--text)"
                stroke="var(--surface-raised)"
                strokeWidth={0.4}
              />
            ))}
        </Pitch>
        <Caption>{caption.join(' · ')}</Caption>
      </figure>
    </Section>
  );
}

const Pitch = styled.svg`
  display: block;
  inline-size: min(100%, 420px);
  margin-inline: auto;
  direction: ltr;
  forced-color-adjust: none;
`;

const Caption = styled.figcaption`
  padding-block-start: 8px;
  font-size: ${fontSize[13]};
  text-align: center;
`;
