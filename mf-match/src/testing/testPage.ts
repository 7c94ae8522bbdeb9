import type {
  Incident,
  MatchDetail,
  MatchSection,
  MatchSummary,
  TeamCard,
} from '@scoreline/shared-lib/contract';
import {
  type Answers,
  openRemote,
  testMatch,
  testSide,
  testTournament,
} from '@scoreline/shared-lib/testing';

import texts from '../../locales/en.json';
import { remote } from '../remote';

export const testCard = (competitorId: number, name: string): TeamCard => ({
  competitorId,
  name,
  shortName: name,
  slug: name.toLowerCase(),
  code: name.slice(0, 3).toUpperCase(),
  countryCode: 'gb-eng',
  colours: null,
});

export const testSummary = (over: Partial<MatchSummary> = {}): MatchSummary =>
  testMatch({
    eventId: 7,
    home: testSide('Arsenal', { competitorId: 1 }),
    away: testSide('Chelsea', { competitorId: 2 }),
    ...over,
  });

export const testDetail = (
  sections: MatchSection[] = [],
  summary: Partial<MatchSummary> = {},
): MatchDetail => ({
  summary: testSummary(summary),
  tournament: testTournament(),
  season: '2026/27',
  stage: 'regularSeason',
  round: 'Round 12',
  group: null,
  home: testCard(1, 'Arsenal'),
  away: testCard(2, 'Chelsea'),
  venue: { name: 'Emirates', city: 'London', capacity: 60704 },
  referee: 'A. Taylor',
  attendance: null,
  neutral: false,
  sections,
});

export const testIncident = (over: Partial<Incident> = {}): Incident => ({
  incidentId: 1,
  kind: 'goal',
  side: 'home',
  period: 1,
  minute: 23,
  added: null,
  player: {
    playerId: 9,
    name: 'Bukayo Saka',
    slug: 'bukayo-saka',
    shirtNumber: 7,
    position: 'forward',
    countryCode: 'gb-eng',
  },
  otherPlayer: null,
  score: { home: 1, away: 0 },
  removed: false,
  ...over,
});

export const openPage = (
  path: string,
  answers: Answers,
  settings: Parameters<typeof openRemote>[1]['settings'] = {},
  before: Pick<Parameters<typeof openRemote>[1], 'brand'> = {},
) => openRemote(remote, { path, answers, settings, texts: { match: texts }, ...before });
