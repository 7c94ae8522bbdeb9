export { goBack, jumpPage, nativeLogin, reloadPage } from './actions';
export { currentAppShell, inAppShell, readAppShell, type AppShell } from './appShell';
export { callNative, nativeLimitMs } from './bridge';
export type {
  NativeAction,
  NativeActions,
  NativeAnswer,
  NativeLogin,
  NativeMessage,
} from './messages';
