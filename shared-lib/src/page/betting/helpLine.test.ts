import { expect, it } from '@jest/globals';

import { helpLine } from './helpLine';

it.each([
  ['scoreline', 'Europe/London', 'GambleAware'],
  ['scoreline', 'Asia/Kathmandu', 'Gambling Therapy'],
  ['futbol', 'Europe/Madrid', 'Jugar Bien'],
  ['futbol', 'Asia/Kathmandu', 'Jugar Bien'],
  ['futebol', 'Europe/Lisbon', 'Jogadores Anônimos'],
  ['futebol', 'America/New_York', 'NCPG'],
])('%s in %s: %s', (brand, zone, name) => expect(helpLine(brand, zone).name).toBe(name));
