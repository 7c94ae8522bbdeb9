import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';

import german from '../../../locales/de.json';
import { initI18n } from '../../i18n';
import { useBookName } from './useBookName';

function Names({ of }: { of: string[] }) {
  const nameOf = useBookName();
  return <output>{of.map(nameOf).join(', ')}</output>;
}

afterEach(cleanup);

it('says the market’s average and maximum in the language, and leaves a bookmaker its name', async () => {
  await initI18n({ language: 'de', load: async () => german });
  render(<Names of={['Market average', 'Market maximum', 'William Hill']} />);
  expect((await screen.findByRole('status')).textContent).toBe(
    'Marktdurchschnitt, Marktbestwert, William Hill',
  );
});
