import type { Split, TablePart } from './seasonRules';

type Halved = TablePart['halved'];

/** Names in openfootball and in API-FOOTBALL. */
const stages: Record<TablePart['group'], readonly string[]> = {
  championship: [
    'Championship',
    'Championship Round',
    'Championship Group',
    'Championship Play-offs',
  ],
  europe: ['Europe', 'ECL Playoffs', 'Europe Play-offs', 'Conference League Play-offs'],
  relegation: ['Relegation', 'Relegation Round', 'Relegation Group', 'Relegation Play-offs'],
};

const part = (group: TablePart['group'], size: number, halved?: Halved): TablePart => ({
  group,
  stages: stages[group],
  size,
  ...(halved && { halved }),
});
const championship = (size: number, halved?: Halved) => part('championship', size, halved);
const relegation = (size: number, halved?: Halved) => part('relegation', size, halved);

/** How a league's table was split, from the first to the last season, by the years in which they began. */
export interface SplitYears {
  from: number;
  to: number;
  /** Where the rule is published. */
  source: string;
  split: Split;
}

/** By league, under the names in `divisions`. */
export const splits: Record<string, readonly SplitYears[]> = {
  SC0: [
    {
      from: 2000,
      // The 2019/20 season was stopped before the split.
      to: 2018,
      source: 'Rules of the SPL and the SPFL, section C: the split after 33 matches',
      split: { after: 33, parts: [championship(6), relegation(6)] },
    },
    {
      from: 2020,
      to: 2025,
      source: 'Rules of the SPFL, section C: the split after 33 matches',
      split: { after: 33, parts: [championship(6), relegation(6)] },
    },
  ],
  A1: [
    {
      from: 2018,
      to: 2025,
      source:
        'Österreichische Fußball-Bundesliga, Durchführungsbestimmungen: Meister- und Qualifikationsgruppe',
      split: { after: 22, parts: [championship(6, 'down'), relegation(6, 'down')] },
    },
  ],
  B1: [
    {
      from: 2020,
      to: 2022,
      source: 'Pro League, competition rules: Champions’ and Europe Play-offs',
      split: { after: 34, parts: [championship(4, 'up'), part('europe', 4, 'up')] },
    },
    {
      from: 2023,
      to: 2025,
      source: 'Pro League, competition rules: Champions’, Europe and Relegation Play-offs',
      split: {
        after: 30,
        parts: [championship(6, 'up'), part('europe', 6, 'up'), relegation(4)],
      },
    },
  ],
  G1: [
    {
      from: 2019,
      to: 2023,
      source: 'Super League Greece, proclamation of the championship: play-offs and play-outs',
      split: { after: 26, parts: [championship(6), relegation(8)] },
    },
    {
      from: 2024,
      to: 2025,
      source:
        'Super League Greece, proclamation of the championship: play-offs of places 1–4, 5–8 and 9–14',
      split: {
        after: 26,
        parts: [championship(4), part('europe', 4, 'up'), relegation(6)],
      },
    },
  ],
};
