import type { MatchHighlights } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { focusRing, fontSize, Icon, plainButton } from '@scoreline/shared-lib/ui';
import { Answer, Section } from '@scoreline/shared-lib/page';
import { useState } from 'react';
import styled from 'styled-components';

import { useMatchHighlightsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { playClock } from '../match/playClock';
import { leavesUnasked } from './leavingChoice';
import { LeavingDialog } from './LeavingDialog';

type Video = MatchHighlights['videos'][number];

const open = ({ url }: Video): void => void window.open(url, '_blank', 'noopener,noreferrer');

/** Videos at their providers. A dialog warns before the first one leaves the site. */
export function HighlightsTab() {
  const { t } = useTranslation('match');
  const { match } = useMatchView();
  const asked = useMatchHighlightsQuery({ eventId: match.eventId });
  const [leaving, setLeaving] = useState<Video | null>(null);
  const choose = (video: Video) => (leavesUnasked() ? open(video) : setLeaving(video));
  return (
    <Section title={t('tabs.highlights')}>
      <Answer of={asked} isEmpty={({ videos }) => videos.length === 0}>
        {({ videos }) => (
          <ul>
            {videos.map((video) => (
              <li key={video.videoId}>
                <Row type="button" onClick={() => choose(video)}>
                  <Icon name="external" />
                  <span>
                    <b>{video.title}</b>
                    <small>
                      {[video.provider, video.durationSeconds && playClock(video.durationSeconds)]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                </Row>
              </li>
            ))}
          </ul>
        )}
      </Answer>
      <LeavingDialog
        open={leaving !== null}
        onCancel={() => setLeaving(null)}
        onLeave={() => {
          if (leaving) open(leaving);
          setLeaving(null);
        }}
      />
    </Section>
  );
}

const Row = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 56px;
  border-radius: 8px;
  ${focusRing}

  svg {
    color: var(--accent);
  }
  b {
    display: block;
    font-size: ${fontSize[13]};
    font-weight: 500;
  }
  small {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
`;
