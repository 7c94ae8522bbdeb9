import { expect, it, jest } from '@jest/globals';
import { pino } from 'pino';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { openBrands } from '../../site/pages/brandList';
import { startMailer } from './start';

const test = duringTests(openTestDatabase);

it('a server that sends no mail tells those that do at once that there is some', async () => {
  const announce = jest.fn();
  const { numbered } = await openBrands();
  const mailer = startMailer({
    ...{ config: { smtpUrl: undefined, dataDir: '/nowhere' }, db: test.db, now: () => new Date() },
    ...{ logger: pino({ level: 'silent' }), isSender: false, announce },
    ...{ brandOf: numbered, originOf: () => 'https://site.example' },
  });
  expect(announce).not.toHaveBeenCalled();
  mailer.wake();
  expect(announce).toHaveBeenCalledTimes(1);
  await mailer.close();
});
