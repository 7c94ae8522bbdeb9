export { goBack, jumpPage, nativeLogin, reloadPage } from './actions';
export {
  currentAppShell,
  inAppShell,
  phonePlatform,
  readAppShell,
  type AppShell,
} from './appShell';
export { handsOver, isOfIosApp } from './handOver';
export { callNative, traceBridge } from './bridge';
export type { MatchActivity, NativeAction, NativeLogin } from '../contract/native/bridge';
