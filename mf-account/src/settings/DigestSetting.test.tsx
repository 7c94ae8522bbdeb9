import { expect, it } from '@jest/globals';
import { createFakeApi, renderApp, testEnvironment } from '@scoreline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import account from '../../locales/en.json';
import { DigestSetting } from './DigestSetting';

it('keeps how the digest comes with the zone whose morning is meant', async () => {
  const fake = await createFakeApi((path, request) =>
    path.endsWith('/get') ? { way: null } : { way: (request as { way: string }).way },
  );
  await renderApp(<DigestSetting />, { texts: { account }, environment: testEnvironment(fake) });
  const choice = await screen.findByRole('combobox', { name: 'Morning digest' });
  expect(choice).toHaveProperty('value', 'off');
  await userEvent.selectOptions(choice, 'By email');
  await waitFor(() => expect(choice).toHaveProperty('value', 'mail'));
  expect(fake.calls.at(-1)).toMatchObject({
    path: 'patron/frontend/digest/set',
    request: { way: 'mail', timeZone: expect.any(String) },
  });
});
