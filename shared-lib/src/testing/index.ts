export { installDialogElement } from './dialogElement';
export { createFakeApi, type FakeAnswer, type FakeApi, type FakeCall } from './fakeApi';
export { renderApp } from './renderApp';
export { testBoot, testBrand } from './testBrand';
export { testEnvironment } from './testEnvironment';
export { testMatch, testSide } from './testMatch';
