import { tokensOf, useBrand } from '@scoreline/shared-lib/brand';
import type { TeamCard } from '@scoreline/shared-lib/contract';
import { useSetting } from '@scoreline/shared-lib/settings';
import { darkPage, useMedia } from '@scoreline/shared-lib/page';
import { useMemo } from 'react';

import { chartColours } from './colours';

type Coloured = Pick<TeamCard, 'colours'>;

/** Chart colours of both teams on the current theme. */
export function useTeamColours(home: Coloured, away: Coloured): { home: string; away: string } {
  const { styleProvider } = useBrand();
  const [theme] = useSetting('theme');
  const systemDark = useMedia(darkPage);
  const shown = theme === 'system' ? (systemDark ? 'dark' : 'light') : theme;
  return useMemo(() => {
    const tokens = tokensOf(styleProvider);
    const ground = (of: 'light' | 'dark') => ({ ...tokens[of], surface: tokens[of].surfaceRaised });
    const grounds = { light: ground('light'), dark: ground('dark') };
    return chartColours(home.colours, away.colours, grounds)[shown];
  }, [home.colours, away.colours, styleProvider, shown]);
}
