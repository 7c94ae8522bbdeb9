export { goBack, jumpPage, nativeLogin, reloadPage } from './actions';
export {
  currentAppShell,
  inAppShell,
  phonePlatform,
  readAppShell,
  type AppShell,
} from './appShell';
export { handsOver, isOfIosApp } from './handOver';
export { callNative, nativeLimitMs, traceBridge } from './bridge';
export type {
  NativeAction,
  NativeActions,
  NativeAnswer,
  NativeLogin,
  NativeMessage,
} from './messages';
