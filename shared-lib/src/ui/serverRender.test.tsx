/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { ServerStyleSheet } from 'styled-components';

import { createAppStore } from '../api';
import { BrandProvider } from '../brand';
import { Tabs } from '../page';
import { testBoot } from '../testing/testBrand';
import { Button, Crest, EmptyState, Flag, Skeleton, ThemeRoot, ToastHost } from './index';

describe('the parts', () => {
  it('render where there is no window', () => {
    expect(typeof window).toBe('undefined');
    const boot = testBoot();
    const sheet = new ServerStyleSheet();
    const html = renderToString(
      sheet.collectStyles(
        <Provider store={createAppStore({ boot })}>
          <BrandProvider brand={boot.brand}>
            <ThemeRoot>
              <Tabs id="t" label="T" items={[]} value="" onChange={() => undefined} />
              <Crest competitorId={1} name="Arsenal" size={32} />
              <Flag code="es" />
              <Skeleton />
              <EmptyState title="No matches" action={<Button>Today</Button>} />
              <ToastHost />
            </ThemeRoot>
          </BrandProvider>
        </Provider>,
      ),
    );
    expect(html).toContain('No matches');
    expect(sheet.getStyleTags()).toContain('--surface:#F5F7F9');
  });
});
