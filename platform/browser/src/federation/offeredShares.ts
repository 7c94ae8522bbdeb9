import type { createInstance } from '@module-federation/runtime';
import * as api from '@scoreline/shared-lib/api';
import * as brand from '@scoreline/shared-lib/brand';
import * as device from '@scoreline/shared-lib/device';
import * as following from '@scoreline/shared-lib/following';
import * as format from '@scoreline/shared-lib/format';
import * as i18n from '@scoreline/shared-lib/i18n';
import * as live from '@scoreline/shared-lib/live';
import * as native from '@scoreline/shared-lib/native';
import * as session from '@scoreline/shared-lib/session';
import * as settings from '@scoreline/shared-lib/settings';
import * as ui from '@scoreline/shared-lib/ui';
import i18next from 'i18next';
import React from 'react';
import ReactDOM from 'react-dom';
import jsxRuntime from 'react/jsx-runtime';

import * as reactI18next from './facades/reactI18next';
import * as reactRedux from './facades/reactRedux';
import * as reactRouterDom from './facades/reactRouterDom';
import * as reduxToolkit from './facades/reduxToolkit';
import * as rtkQuery from './facades/rtkQuery';
import * as styledComponents from './facades/styledComponents';

/** Every library and part of shared-lib that exists once on a page, by the name under which remotes import it. */
const offered: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-redux': reactRedux,
  'react-router-dom': reactRouterDom,
  // Builds made before 28 November 2026 import the router under this name.
  'react-router': reactRouterDom,
  'react-i18next': reactI18next,
  i18next: { __esModule: true, default: i18next },
  '@reduxjs/toolkit': reduxToolkit,
  '@reduxjs/toolkit/query/react': rtkQuery,
  'styled-components': styledComponents,
  '@scoreline/shared-lib/api': api,
  '@scoreline/shared-lib/brand': brand,
  '@scoreline/shared-lib/device': device,
  '@scoreline/shared-lib/following': following,
  '@scoreline/shared-lib/format': format,
  '@scoreline/shared-lib/i18n': i18n,
  '@scoreline/shared-lib/live': live,
  '@scoreline/shared-lib/native': native,
  '@scoreline/shared-lib/session': session,
  '@scoreline/shared-lib/settings': settings,
  '@scoreline/shared-lib/ui': ui,
};

const packageOf = (key: string) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

/** Version of each share, for the hook that pins the shell's shares. */
export const offeredVersions: Record<string, string> = Object.fromEntries(
  Object.keys(offered).map((key) => [key, SHARED_VERSIONS[packageOf(key)] ?? '0.0.0']),
);

type SharedOptions = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

export const offeredShares: SharedOptions = Object.fromEntries(
  Object.entries(offered).map(([key, module]) => [
    key,
    {
      version: offeredVersions[key] ?? '0.0.0',
      lib: () => module,
      shareConfig: { singleton: true, requiredVersion: false as const },
    },
  ]),
);
