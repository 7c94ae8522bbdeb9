import type { Unranked } from '../shape';
import { africanLeagues } from './africa';
import { americanLeagues } from './americas';
import { asianAndPacificLeagues } from './asiaPacific';
import { europeanLeagues } from './europe';

export const basketball: readonly Unranked[] = [
  ...americanLeagues,
  ...europeanLeagues,
  ...asianAndPacificLeagues,
  ...africanLeagues,
];
