import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';

import { Shirt, Switch, TabPanel, Tabs } from '../page';
import { settingChanged } from '../settings';
import { installDialogElement, renderApp } from '../testing';
import {
  Button,
  Chip,
  Crest,
  Dialog,
  EmptyState,
  ErrorState,
  Flag,
  Hairline,
  IconButton,
  OfflineBar,
  SegmentedControl,
  SkeletonRows,
  UpdatingBar,
} from './index';

beforeAll(installDialogElement);

const nothing = () => undefined;
const formats = [
  { value: 'decimal', label: 'Decimal' },
  { value: 'fractional', label: 'Fractional' },
] as const;

function Everything() {
  return (
    <main>
      <h1>Scores</h1>
      <UpdatingBar active />
      <OfflineBar text="Offline, updated 12:03" />
      <Tabs id="t" label="Day" items={[{ value: 'a', label: 'A' }]} value="a" onChange={nothing} />
      <TabPanel id="t" value="a">
        <SkeletonRows rows={2} rowHeight={56} label="Loading" />
      </TabPanel>
      <p>
        <Crest competitorId={1} name="Arsenal" size={24} /> Arsenal <Shirt number={9} />
        <Flag code="gb-eng" /> England <Flag code={null} /> Europe
      </p>
      <Button icon="retry">Again</Button>
      <Button kind="quiet">More</Button>
      <IconButton icon="star" label="Follow Arsenal" pressed={false} />
      <Chip selected icon="live">
        Live 3
      </Chip>
      <Switch checked={false} onChange={nothing}>
        Show odds
      </Switch>
      <SegmentedControl label="Format" options={formats} value="decimal" onChange={nothing} />
      <Hairline />
      <EmptyState title="No matches" action={<Button>Today</Button>} />
      <ErrorState title="Oops!" message="Gone wrong" retryLabel="Retry" onRetry={nothing} />
    </main>
  );
}

/** jsdom draws nothing, so a separate test checks the tokens' contrast. */
const withoutColours = { rules: { 'color-contrast': { enabled: false } } };

async function faults(): Promise<string[]> {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { violations } = await axe.run(document.body, withoutColours);
  return violations.map(({ id }) => id);
}

describe('the parts', () => {
  it('leave axe nothing to find', async () => {
    await renderApp(<Everything />);
    expect(await faults()).toEqual([]);
  });

  it('leave axe nothing to find in an open dialog', async () => {
    const actions = <Button>OK</Button>;
    await renderApp(<Dialog open onClose={nothing} title="Log out" actions={actions} />);
    expect(await faults()).toEqual([]);
  });

  it('work by keyboard and say their state', async () => {
    const onSwitch = jest.fn();
    const onFormat = jest.fn();
    await renderApp(
      <>
        <Switch checked={false} onChange={onSwitch}>
          Show odds
        </Switch>
        <SegmentedControl label="Format" options={formats} value="decimal" onChange={onFormat} />
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onSwitch).toHaveBeenCalledWith(true);
    expect(screen.getByRole('switch', { name: 'Show odds' }).getAttribute('aria-checked')).toBe(
      'false',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Fractional' }));
    expect(onFormat).toHaveBeenCalledWith('fractional');
  });

  it('set the theme on the page, and leave it to the system', async () => {
    const { store } = await renderApp(<main />);
    const set = (theme: 'dark' | 'system') => store.dispatch(settingChanged('theme', theme));
    act(() => void set('dark'));
    expect(document.documentElement.dataset.theme).toBe('dark');
    act(() => void set('system'));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
