import { HelloPage } from './HelloPage';

export const remote = {
  contract: '^1.1.0',
  routes: [{ path: '/hello-webpack', Component: HelloPage }],
  namespaces: ['hello-webpack'],
};
