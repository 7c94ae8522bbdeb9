import type { ZoneKind } from '@scoreline/shared-lib/contract';

const half = (role: 'win' | 'warning' | 'loss') => `var(--${role}-50)`;

/** Colours of the zones. The legend also names them. */
export const zoneColours: Record<ZoneKind, string> = {
  championsLeague: 'var(--win)',
  championsLeagueQualifying: half('win'),
  europaLeague: 'var(--warning)',
  conferenceLeague: half('warning'),
  promotion: 'var(--win)',
  promotionPlayOff: 'var(--warning)',
  relegationPlayOff: half('loss'),
  relegation: 'var(--loss)',
  playOffs: 'var(--win)',
  playIn: 'var(--warning)',
  knockOut: 'var(--win)',
  knockOutPlayOff: 'var(--warning)',
  bestThird: half('win'),
  eliminated: 'var(--loss)',
};
