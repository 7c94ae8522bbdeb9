import { z } from 'zod';

import { issuer, optionalText, secret, setting, urlOf } from '../environmentValues';

export const feeds = {
  title: 'Scores and the demo',
  about: 'The feed, the demo and highlights.',
  guide: 'operators/data.md',
  settings: {
    FEED: setting(
      z.enum(['demo', 'api-football', 'none']).default('demo'),
      'demo, api-football or none',
      'Source of matches and prices. `api-football` needs `API_FOOTBALL_KEY`.',
    ),
    FEED_FILE: setting(
      z.string().optional(),
      'the path of a file',
      'File of feed events, read in addition to `FEED`.',
    ),
    DEMO_SEED: setting(
      z.coerce
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1)
        .default(1),
      'a whole number from 0',
      'Which demo season is played. A database belongs to one seed.',
    ),
    DEMO_SPEED: setting(
      z.coerce.number().positive().max(3600).default(1),
      'a number from above 0 to 3600',
      'Seconds of the demo that pass in one second.',
    ),
    DEMO_PAST_SEASONS: setting(
      z.coerce.number().int().min(0).max(2).default(2),
      'a whole number from 0 to 2',
      'Finished seasons that the demo fills for each competition. Fewer fill sooner.',
    ),
    API_FOOTBALL_KEY: secret(optionalText, 'a key', 'Key of API-FOOTBALL.'),
    API_FOOTBALL_URL: setting(
      urlOf('http:', 'https:').optional(),
      'an http or https address',
      'Address that replaces API-FOOTBALL’s own.',
    ),
    SCOREBAT_TOKEN: secret(
      optionalText,
      'a token',
      'Token of ScoreBat’s Video API. Ignored with `FEED=demo`.',
    ),
    SCOREBAT_URL: setting(
      issuer('https://www.scorebat.com'),
      'an https address',
      'Address of ScoreBat, for tests.',
    ),
  },
};
