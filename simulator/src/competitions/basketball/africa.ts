import * as clubs from '../clubs/basketballAfrica';
import { country } from '../places';
import { league, series } from './league';

export const africanLeagues = [
  league({
    key: 'rwanda-basketball',
    name: 'RBL',
    category: country('Rwanda', 'rw'),
    legs: 4,
    start: '04-05',
    end: '11-05',
    zone: { hours: 2 },
    kickOff: [14 * 60, 21 * 60 + 30],
    scoring: 142,
    spread: 1.2,
    knockOut: series(4, 3),
    clubs: clubs.rwanda,
  }),
  league({
    key: 'kenya-basketball',
    name: 'Premier League',
    category: country('Kenya', 'ke'),
    legs: 4,
    start: '04-10',
    end: '11-05',
    zone: { hours: 3 },
    kickOff: [13 * 60, 21 * 60 + 30],
    scoring: 132,
    spread: 1.2,
    knockOut: series(4, 3),
    clubs: clubs.kenya,
  }),
];
