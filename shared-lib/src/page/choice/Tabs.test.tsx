import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderApp } from '../../testing';
import { nextTab } from './nextTab';
import { TabPanel, Tabs } from './Tabs';

const items = [
  { value: 'summary', label: 'Summary' },
  { value: 'odds', label: 'Odds' },
  { value: 'h2h', label: 'H2H' },
];

function Page() {
  const [value, setValue] = useState('summary');
  return (
    <>
      <Tabs id="match" label="Match" items={items} value={value} onChange={setValue} />
      <TabPanel id="match" value={value}>
        {value} is shown
      </TabPanel>
    </>
  );
}

afterEach(() => {
  document.documentElement.style.direction = '';
});

describe('tabs', () => {
  it('are one stop of the Tab key, moved through by arrows, Home and End', async () => {
    await renderApp(<Page />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Summary' })).toBe(document.activeElement);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Odds' })).toBe(document.activeElement);
    expect(screen.getByRole('tabpanel', { name: 'Odds' }).textContent).toBe('odds is shown');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Summary');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('H2H');
  });

  it('turn their arrows round from right to left', () => {
    expect(nextTab('ArrowRight', 0, 3, true)).toBe(2);
    expect(nextTab('ArrowLeft', 0, 3, true)).toBe(1);
    expect(nextTab('x', 1, 3, true)).toBe(1);
  });
});

it('brings the chosen tab into view; the page stays where it is', async () => {
  const at = (left: number, width: number) => ({ left, width }) as DOMRect;
  const boxes: Record<string, DOMRect> = { tablist: at(0, 200), tab: at(500, 100) };
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return boxes[this.getAttribute('role') ?? ''] ?? at(0, 0);
  });
  renderApp(<Page />);
  expect((await screen.findByRole('tablist')).scrollLeft).toBe(450);
});
