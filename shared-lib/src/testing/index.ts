export { installDialogElement } from './dialogElement';
export { createFakeApi, type FakeAnswer, type FakeApi, type FakeCall } from './fakeApi';
export { installPage, liveSocket } from './livePage';
export { addressNow, openRemote, requestsOf, type Answers } from './openRemote';
export { renderApp } from './renderApp';
export { testBoot, testBrand } from './testBrand';
export { testEnvironment } from './testEnvironment';
export { testMatch, testSide, testTournament } from './testMatch';
