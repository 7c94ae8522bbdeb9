import {
  isLive,
  type MatchSummary,
  shootOutOf,
  statusText,
  teamPath,
} from '@scoreline/shared-lib/contract';
import { dateFormat, dayOf, formatKickOff } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  Crest,
  focusRing,
  fontSize,
  media,
  tabularDigits,
  RollingScore,
  rem,
} from '@scoreline/shared-lib/ui';
import { serverNow } from '@scoreline/shared-lib/live';
import { RedCards, useViewerLocale, useTimeLabel } from '@scoreline/shared-lib/page';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { wordSize } from '../../page/wordSize';
import { Reveal } from '../../spoiler/Reveal';
import { useMatchView } from '../matchContext';

/** Crests, names, the large score and the state of the match. */
export function MatchHead() {
  const { detail, match, concealed, time } = useMatchView();
  const { t } = useTranslation('match');
  const isPast = time.moment !== null;
  return (
    <Box>
      <Head>
        <Team side="home" />
        <Middle
          data-live={(!isPast && isLive(match.status)) || undefined}
          data-past={isPast || undefined}
        >
          <ScoreLine match={match} />
          <KickOff>
            <time dateTime={match.startTime} aria-label={t('info.kickOff')}>
              <StartOf match={match} />
            </time>
          </KickOff>
        </Middle>
        <Team side="away" />
        {detail.awardReason && !concealed && (
          <Whole data-note>{t(`award.${detail.awardReason}`)}</Whole>
        )}
        {concealed && (
          <Whole>
            <Reveal matchId={match.eventId} />
          </Whole>
        )}
      </Head>
    </Box>
  );
}

/** A short date: the time unless it is already above, the year unless it is the current one. */
function StartOf({ match: { startTime, timeUnknown, status } }: { match: MatchSummary }) {
  const { locale, timeZone } = useViewerLocale();
  const thisYear =
    dayOf(startTime, timeZone).slice(0, 4) === dayOf(serverNow(), timeZone).slice(0, 4);
  const date = dateFormat(locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone },
    ...(!thisYear && { year: 'numeric' }),
  }).format(new Date(startTime));
  if (status === 'notStarted' || timeUnknown) return date;
  return (
    <>
      <span>{date}</span> · <bdi dir="ltr">{formatKickOff(startTime, locale, timeZone)}</bdi>
    </>
  );
}

function ScoreLine({ match }: { match: MatchSummary }) {
  const { t } = useTranslation(['match', 'shared']);
  const label = useTimeLabel(match);
  const { home, away, status } = match;
  const kicks = shootOutOf(match);
  if (home.score === null || away.score === null)
    return (
      <Label data-large={status === 'notStarted' ? 'time' : 'state'}>
        {status === 'notStarted' ? <bdi dir="ltr">{label}</bdi> : stateOf(label, match, t)}
      </Label>
    );
  return (
    <>
      <Score data-score>
        <RollingScore score={home.score} />
        <span aria-hidden="true">–</span>
        <RollingScore score={away.score} />
      </Score>
      <Label>{stateOf(label, match, t)}</Label>
      {kicks && <Kicks>{t('head.penalties', kicks)}</Kicks>}
    </>
  );
}

/** The clock while it runs, otherwise the status as a whole word. */
function stateOf(label: string, match: MatchSummary, t: (key: string) => string) {
  const text = statusText(match);
  if (text === 'live' || match.statusWord) return <bdi dir="ltr">{label}</bdi>;
  return t(`shared:status.long.${text}`);
}

function Team({ side }: { side: 'home' | 'away' }) {
  const { detail, match } = useMatchView();
  const card = detail[side];
  const { redCards } = match[side];
  const { t } = useTranslation('match');
  return (
    <Column to={teamPath({ ...card, sport: match.sport })}>
      <Crest {...card} size={56} />
      <Name style={{ fontSize: wordSize(card.name, 15) }}>
        <span>{card.name}</span>
        <RedCards count={redCards} label={t('head.redCards', { count: redCards })} />
      </Name>
    </Column>
  );
}

const Box = styled.div`
  container-type: inline-size;
  background: var(--surface-raised);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: start;
  gap: 8px;
  padding: 8px 12px 16px;

  ${media.tablet} {
    padding-inline: max(16px, calc((100% - 640px) / 2));
  }
  /* In large text each name takes half of the width, and the score is below. */
  @container (max-inline-size: 17rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Below both teams. Between them it would leave no room for their names. */
const Whole = styled.div`
  order: 1;
  grid-column: 1 / -1;
  justify-self: center;

  &[data-note] {
    font-size: ${fontSize[13]};
    text-align: center;
    color: var(--text-muted);
  }
`;

const Column = styled(Link)`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  padding: 4px;
  border-radius: 12px;
  ${focusRing}
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;
  font-size: ${fontSize[15]};
  font-weight: 500;
  line-height: 1.25;
  text-align: center;

  span:first-child {
    max-inline-size: 100%;
    overflow-x: clip;
    text-overflow: ellipsis;
  }
`;

const Middle = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-inline-size: 112px;
  padding-block-start: 4px;

  @container (max-inline-size: 17rem) {
    order: 1;
    grid-column: 1 / -1;
  }

  &[data-live] {
    color: var(--live);
  }
  &[data-past] {
    color: var(--accent);
  }
`;

const Score = styled.p`
  ${tabularDigits}
  display: flex;
  gap: 8px;
  font-size: ${fontSize[32]};
  font-weight: 700;
  line-height: 1.2;
`;

const Label = styled.p`
  ${tabularDigits}
  font-size: ${fontSize[13]};
  font-weight: 700;
  text-align: center;

  &[data-large='time'] {
    font-size: ${fontSize[22]};
    line-height: ${rem(40)};
  }
  &[data-large='state'] {
    max-inline-size: 132px;
    font-size: ${fontSize[17]};
    line-height: 1.2;
  }
`;

const Kicks = styled.p`
  ${tabularDigits}
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const KickOff = styled.p`
  ${tabularDigits}
  max-inline-size: 148px;
  padding-block-start: 4px;
  font-size: ${fontSize[12]};
  text-align: center;
  text-wrap: balance;
  color: var(--text-muted);

  ${media.tablet} {
    max-inline-size: none;
  }
`;
