import type { MatchMomentum } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section } from '@scoreline/shared-lib/page';
import { Button, fontSize } from '@scoreline/shared-lib/ui';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';

import { useTeamColours } from '../chart/useTeamColours';
import { useMatchMomentumQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { later } from '../page/Later';
import { withBreaks } from '../time-machine/breaks';
import { usePresentName } from '../time-machine/usePresentName';
import { useSpokenMoment } from '../time-machine/useSpokenMoment';
import { DifferenceChart } from './DifferenceChart';
import { MomentumChart } from './MomentumChart';
import type { MomentumProps } from './momentumProps';

const MomentStrip = later(async () => (await import('../time-machine/MomentStrip')).MomentStrip);

/** Height of each chart with its line of text and its switch. */
const chartHeight = { football: 284, basketball: 296 };

/** Which side presses (football) or leads (basketball). Dragging along it rewinds the page. */
export function Momentum() {
  const { t } = useTranslation('match');
  const { detail, match, time } = useMatchView();
  const asked = useMatchMomentumQuery({ eventId: match.eventId });
  const colours = useTeamColours(detail.home, detail.away);
  const { refetch } = asked;
  const { sport } = match;
  const periods = detail.summary.home.periods.length;
  // The end of a quarter gives the length of all quarters.
  useEffect(() => {
    if (sport === 'basketball') void refetch();
  }, [sport, periods, refetch]);
  const names = { home: detail.home.name, away: detail.away.name };
  return (
    <Section title={t(sport === 'football' ? 'momentum.title' : 'difference.title')}>
      <Answer of={asked} height={chartHeight[sport]} isEmpty={({ points }) => points.length === 0}>
        {(momentum) => <Graph {...{ momentum, colours, names }} />}
      </Answer>
      {time.moment?.chances && <MomentStrip chances={time.moment.chances} />}
    </Section>
  );
}

function Graph(props: Omit<MomentumProps, 'choice'>) {
  const { t } = useTranslation('match');
  const { detail, match, time } = useMatchView();
  const present = usePresentName();
  const said = useSpokenMoment(match);
  const { kind } = props.momentum;
  const periods = detail.summary.home.periods.length;
  const momentum = useMemo(
    () =>
      kind === 'momentum'
        ? { ...props.momentum, points: withBreaks(props.momentum.points, periods) }
        : props.momentum,
    [kind, props.momentum, periods],
  );
  const { points } = momentum;
  const last = points.length - 1;
  const momentOf = (at: number) => (at >= last ? null : itemAt(points, at).at);
  const choice = {
    chosen: time.at === null ? null : indexAt(points, time.at),
    onMove: (at: number) => time.travel(momentOf(at)),
    onSet: (at: number) => time.settle(momentOf(at)),
    said,
  };
  const Drawn = kind === 'momentum' ? MomentumChart : DifferenceChart;
  return (
    <>
      <Drawn {...props} momentum={momentum} choice={choice} />
      <Foot>
        {choice.chosen === null ? (
          <p>{t('moment.hint')}</p>
        ) : (
          <Button kind="quiet" onClick={() => time.settle(null)}>
            {present}
          </Button>
        )}
      </Foot>
    </>
  );
}

/** Index of the last point up to a moment. Null at or after the last point, which is the present. */
function indexAt(points: MatchMomentum['points'], at: number): number | null {
  const next = points.findIndex((point) => point.at > at);
  return next < 0 ? null : Math.max(0, next - 1);
}

const Foot = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 44px;
  font-size: ${fontSize[12]};
  text-align: center;
  color: var(--text-muted);
`;
