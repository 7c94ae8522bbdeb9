import { BrandProvider } from '@scoreline/shared-lib/brand';
import type { BrandConfig } from '@scoreline/shared-lib/contract';
import { ThemeRoot } from '@scoreline/shared-lib/ui';
import { BrowserRouter, Route, Routes } from 'react-router';

import { RemotesProvider } from './frame/RemotesContext';
import { RemoteRoute } from './frame/RemoteRoute';
import type { Remotes } from './federation/remotes';
import type { OwnedRoute } from './routes';

export function App(props: { brand: BrandConfig; routes: OwnedRoute[]; remotes: Remotes }) {
  return (
    <BrandProvider brand={props.brand}>
      <ThemeRoot>
        <RemotesProvider remotes={props.remotes}>
          <BrowserRouter basename={props.brand.basePath}>
            <Routes>
              {props.routes.map(({ path, remote }) => (
                <Route
                  key={path}
                  path={path}
                  element={<RemoteRoute remote={remote} path={path} />}
                />
              ))}
            </Routes>
          </BrowserRouter>
        </RemotesProvider>
      </ThemeRoot>
    </BrandProvider>
  );
}
