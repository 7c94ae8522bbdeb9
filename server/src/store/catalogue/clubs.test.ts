import { expect, test } from '@jest/globals';

import { clubOf } from './clubs';

test.each([
  ['gb-eng', 'Man United', 'Manchester United FC'],
  ['gb-eng', 'Wolves', 'Wolverhampton Wanderers FC'],
  ['gb-eng', "Nott'm Forest", 'Nottingham Forest FC'],
  ['gb-eng', 'Bournemouth', 'AFC Bournemouth'],
  ['gb-eng', 'Fulham', 'Fulham FC'],
  ['gb-eng', 'Blackburn Rovers', 'Blackburn Rovers FC'],
  ['de', 'FC Koln', '1. FC Köln'],
  ['de', "M'gladbach", 'Borussia Mönchengladbach'],
  ['de', 'Mainz', '1. FSV Mainz 05'],
  ['de', 'Heidenheim', '1. FC Heidenheim 1846'],
  ['fr', 'Paris SG', 'Paris Saint-Germain FC'],
  ['fr', 'St Etienne', 'AS Saint-Étienne'],
  ['it', 'Inter', 'FC Internazionale Milano'],
  ['it', 'Verona', 'Hellas Verona FC'],
  ['es', 'Ath Bilbao', 'Athletic Club'],
  ['es', 'Ath Madrid', 'Club Atlético de Madrid'],
  ['pt', 'SL Benfica', 'Benfica'],
  ['fr', 'Olympique Marseille', 'Marseille'],
  ['fr', 'Havre AC', 'Le Havre'],
  ['fr', 'LB Châteauroux', 'Chateauroux'],
  ['de', 'Bor. Mönchengladbach', "M'gladbach"],
  ['it', 'Lazio Roma', 'Lazio'],
  ['it', 'UC Sampdoria', 'Sampdoria'],
  ['it', 'SPAL 2013 Ferrara', 'Spal'],
  ['it', 'Ascoli Picchio', 'Ascoli'],
  ['es', 'Villareal', 'Villarreal'],
  ['es', 'Espanyol Barcelona', 'Espanol'],
  ['es', 'CE Sabadell', 'Sabadell'],
  ['tr', 'Atiker Konyaspor', 'Konyaspor'],
  ['gr', 'Yiannina', 'Giannina'],
  ['at', 'A. Lustenau', 'Austria Lustenau'],
])('%s: %s is %s', (country, one, other) => {
  expect(clubOf(country, one)).toEqual(clubOf(country, other));
});

test.each([
  ['gb-eng', 'Man United', 'Man City'],
  ['es', 'Real Madrid', 'Ath Madrid'],
  ['it', 'Inter', 'Milan'],
  ['fr', 'Paris SG', 'Paris FC'],
  ['at', 'FC Lustenau', 'Austria Lustenau'],
  ['es', 'Athletic Club B', 'Athletic Club'],
  ['es', 'UCAM Murcia', 'Real Murcia'],
  ['de', 'VfB Stuttgart II', 'VfB Stuttgart'],
  ['de', 'FSV Frankfurt', 'Eintracht Frankfurt'],
  ['de', 'VfB Leipzig', 'RB Leipzig'],
  ['pt', 'Belenenses SAD', 'Belenenses'],
])('%s: %s is not %s', (country, one, other) => {
  expect(clubOf(country, one).ref).not.toBe(clubOf(country, other).ref);
});
