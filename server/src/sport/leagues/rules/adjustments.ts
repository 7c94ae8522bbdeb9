import type { Adjustment } from './seasonRules';

type Reason = Adjustment['reason'];

const of = (
  club: string,
  points: number,
  date: string,
  reason: Reason,
  source: string,
): Adjustment => ({ club, points, date, reason, source });

const premierLeague = 'Premier League, Rules E.46–E.52 (profitability and sustainability)';
const efl = 'EFL, Regulations, section 12 (insolvency)';
const eflFinance = 'EFL, Regulations, Profitability and Sustainability Rules';
const figc = 'FIGC, Codice di giustizia sportiva, art. 31';

/** Points taken away and given back, each on the day it was decided, by league and season. */
export const adjustments: Record<string, readonly Adjustment[]> = {
  'E0/2009-10': [
    of(
      'Portsmouth',
      -9,
      '2010-03-17',
      'insolvency',
      'Premier League, Rules, section E (insolvency)',
    ),
  ],
  'E0/2023-24': [
    of('Everton', -10, '2023-11-17', 'financialRules', premierLeague),
    of('Everton', 4, '2024-02-26', 'appeal', `${premierLeague}; Appeal Board`),
    of('Nottingham Forest', -4, '2024-03-18', 'financialRules', premierLeague),
    of('Everton', -2, '2024-04-08', 'financialRules', premierLeague),
  ],
  'E1/2018-19': [of('Birmingham', -9, '2019-03-22', 'financialRules', eflFinance)],
  'E1/2019-20': [of('Wigan', -12, '2020-07-22', 'insolvency', efl)],
  'E1/2020-21': [
    of('Sheffield Wednesday', -12, '2020-07-31', 'financialRules', eflFinance),
    of('Sheffield Wednesday', 6, '2020-11-04', 'appeal', `${eflFinance}; League Arbitration Panel`),
  ],
  'E1/2021-22': [
    of('Derby', -12, '2021-09-22', 'insolvency', efl),
    of('Derby', -9, '2021-11-16', 'financialRules', eflFinance),
    of('Reading', -6, '2021-11-17', 'financialRules', eflFinance),
  ],
  'E1/2022-23': [of('Reading', -6, '2023-04-04', 'financialRules', eflFinance)],
  'SC0/2011-12': [
    of('Rangers', -10, '2012-02-14', 'insolvency', 'Scottish Premier League, Rule A6 (insolvency)'),
  ],
  'I1/2022-23': [
    of('Juventus', -15, '2023-01-20', 'accounting', figc),
    of('Juventus', 15, '2023-04-20', 'appeal', 'CONI, Collegio di Garanzia dello Sport'),
    of('Juventus', -10, '2023-05-22', 'accounting', figc),
  ],
  'F1/2021-22': [
    of('Nice', -1, '2021-09-08', 'crowd', 'LFP, Commission de discipline'),
    of('Lyon', -1, '2021-12-08', 'crowd', 'LFP, Commission de discipline'),
  ],
  'N1/2023-24': [of('Vitesse', -18, '2024-04-19', 'licence', 'KNVB, Licentiereglement')],
};
