import { trackName } from '@scoreline/shared-lib/contract';

import type { ReleaseAct, ReleaseLogRow } from '@scoreline/shared-lib/contract';
import type { Track } from './tracks';

/** Actions listed per track; the log has all of them. */
const listed = 20;

const actOf = ({ kind, remote = '', old, new: next, percent, until }: ReleaseAct): string => {
  if (kind === 'renew') return 'renewed, the same builds';
  if (kind === 'stage') return `${remote} ${next} shown to testers until ${until}`;
  if (kind === 'unstage') return `${remote} shown to testers no longer`;
  if (kind === 'withdraw') return `${remote} withdrawn`;
  if (kind === 'canary' && !percent)
    return [remote, old, 'no longer a canary'].filter(Boolean).join(' ');
  if (kind === 'canary') return `${remote} ${next} a canary for ${percent} % of the devices`;
  const back = kind === 'rollback' ? ', gone back to' : '';
  return `${remote} ${next ?? 'withdrawn'}${back}`;
};

function lineOf(entry: ReleaseAct): string {
  const { kind, seq, at, team, old, commit, approval, reason } = entry;
  const notes = [
    // A canary replaces no build.
    ...(old && old !== entry.new && kind !== 'canary' ? [`was ${old}`] : []),
    ...(commit ? [`commit ${commit.slice(0, 12)}`] : []),
    ...(approval ? [`approved by ${approval}`] : []),
    ...(reason ? [`“${reason}”`] : []),
  ];
  return `  ${String(seq ?? '–').padStart(4)}  ${at}  ${team}: ${[actOf(entry), ...notes].join('; ')}`;
}

function historyOfTrack(entries: readonly ReleaseAct[], track: Track): string[] {
  const own = entries.filter((entry) => entry.track === trackName(track));
  const lines = own.slice(-listed).reverse().map(lineOf);
  const more = own.length - lines.length;
  const rest = more > 0 ? [`  and ${more} before them`] : [];
  return [`${trackName(track)}: ${own.length || 'no'} acts`, ...lines, ...rest];
}

/** The log by track, newest first: release, team, action, commit and reason. */
export function historyTable(rows: readonly ReleaseLogRow[], tracks: readonly Track[]): string {
  const entries = rows.map(({ entry }) => JSON.parse(entry) as ReleaseAct);
  return tracks.flatMap((track) => historyOfTrack(entries, track)).join('\n');
}
