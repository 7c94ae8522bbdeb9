import { beforeEach, expect, it } from '@jest/globals';
import { type PageQuestion, type PageVisit, requestOf } from '@scoreline/shared-lib/contract';
import { clearSession } from '@scoreline/shared-lib/session';
import { requestsOf } from '@scoreline/shared-lib/testing';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import { waitFor } from '@testing-library/react';

import { scoreline } from '../package.json';
import { openPage } from './testing/openPage';

const visit: PageVisit = {
  ...{ sport: 'football', today: '2026-11-22', timeZone: 'UTC', language: 'en' },
  ...{ query: new URLSearchParams(), params: { id: '7', code: 'WXYZ6789' } },
};

const routes = scoreline.routes.filter(({ path }) => path.includes(':id'));

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

it.each(routes.map((route) => [route.path, route] as const))(
  '%s declares what the page asks for, as it asks for it',
  async (path, { firstData }) => {
    const declared = firstData as PageQuestion[];
    expect(declared.map(({ operation }) => operation)).toContain('promotion/overview');
    const { api } = await openPage(
      path.replace(':id', '7').replace(':code', 'WXYZ6789'),
      {},
      false,
    );
    for (const question of declared) {
      const name = lastItem(question.operation.split('/'));
      await waitFor(() => expect(requestsOf(api, name)).toEqual([requestOf(question, visit)]));
    }
  },
);
