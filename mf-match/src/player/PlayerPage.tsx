import { usePageNames } from '@scoreline/shared-lib/brand';
import { type PlayerDetail, playerPath } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Flag, media } from '@scoreline/shared-lib/ui';
import {
  Columns,
  FillingNote,
  NarrowPage,
  Section,
  Shirt,
  Stack,
  TopBar,
} from '@scoreline/shared-lib/page';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';

import { FollowStar } from '../follow/FollowStar';
import { ShareButton } from '../follow/ShareButton';
import { PageAnswer } from '../page/PageAnswer';
import { PageHead } from '../page/PageHead';
import { useOwnAddress } from '../page/useOwnAddress';
import { TableGuard } from '../spoiler/TableGuard';
import { usePlayerDetailQuery } from '../team/teamApi';
import { TransferRows } from '../transfers/TransferRows';
import { Appearances } from './Appearances';
import { PlayerCurve } from './PlayerCurve';
import { PlayerFacts } from './PlayerFacts';
import { SeasonTable } from './SeasonTable';
import { ShotHeat } from './ShotHeat';

/** The player page: profile, seasons, last matches, clubs. */
export function PlayerPage() {
  const playerId = Number(useParams().playerId);
  const asked = usePlayerDetailQuery({ playerId });
  return (
    <PageAnswer of={{ ...asked, data: asked.currentData }} rows={10}>
      {(detail) => <KnownPlayer detail={detail} />}
    </PageAnswer>
  );
}

function KnownPlayer({ detail }: { detail: PlayerDetail }) {
  const { t } = useTranslation(['match', 'shared']);
  const { player, sport, club, nationalTeam, matches, seasons, transfers } = detail;
  const { playerId: targetId, name, slug, countryCode } = player;
  const colours = (club ?? nationalTeam)?.colours;
  useOwnAddress(playerPath({ ...player, sport }));
  usePageNames({ playerName: name, sportName: t(`shared:sports.${sport}`) });
  return (
    <NarrowPage $width={1132}>
      <TopBar
        actions={
          <>
            <FollowStar kind="player" target={{ targetId, sport, name, slug, countryCode }} />
            <ShareButton title={name} />
          </>
        }
      >
        {null}
      </TopBar>
      <PageHead
        picture={<Shirt number={player.shirtNumber} colours={colours} size={56} />}
        title={name}
        note={
          <>
            <Flag code={countryCode} />
            {[club?.name, player.position && t(`positions.${player.position}`)]
              .filter(Boolean)
              .join(' · ')}
          </>
        }
      />
      <Columns>
        <Beside>
          <PlayerFacts detail={detail} />
        </Beside>
        <Stack>
          <FillingNote filling={detail.filling} />
          {seasons.length > 0 && (
            <TableGuard>
              <SeasonTable {...{ seasons, sport }} />
            </TableGuard>
          )}
          <PlayerCurve matches={matches} sport={sport} />
          {matches.length > 0 && <Appearances detail={detail} />}
          <ShotHeat shots={detail.shots ?? []} />
          {transfers.length > 0 && (
            <Section title={t('tabs.transfers')}>
              <TransferRows {...{ transfers, sport }} named={false} />
            </Section>
          )}
        </Stack>
      </Columns>
    </NarrowPage>
  );
}

/** First in a single column, at the side on a wide page. */
const Beside = styled.div`
  ${media.wide} {
    grid-area: 1 / 2;
  }
`;
