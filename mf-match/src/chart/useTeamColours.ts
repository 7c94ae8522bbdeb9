import { tokensOf, useBrand } from '@scoreline/shared-lib/brand';
import type { TeamCard } from '@scoreline/shared-lib/contract';
import { useSetting } from '@scoreline/shared-lib/settings';
import { useMemo } from 'react';

import { darkPage, useMedia } from '../page/useMedia';
import { chartColours } from './colours';

type Coloured = Pick<TeamCard, 'colours'>;

/** What both teams are drawn in on the theme the page has now. */
export function useTeamColours(home: Coloured, away: Coloured): { home: string; away: string } {
  const { styleProvider } = useBrand();
  const [theme] = useSetting('theme');
  const systemDark = useMedia(darkPage);
  const isDark = theme === 'system' ? systemDark : theme === 'dark';
  return useMemo(() => {
    const { surfaceRaised, accent, text } = tokensOf(styleProvider)[isDark ? 'dark' : 'light'];
    return chartColours(home.colours, away.colours, { surface: surfaceRaised, accent, text });
  }, [home.colours, away.colours, styleProvider, isDark]);
}
