/** The query's mark of a page that the iOS app opened itself: `?origin=ios-app`. */
export const originParameter = 'origin';
export const iosOrigin = 'ios-app';

/** Whether a navigation is the native side's: in the app shell, but for pages of an iOS origin. */
export const isHandedToNative = (appShell: boolean, search: string): boolean =>
  appShell && new URLSearchParams(search).get(originParameter) !== iosOrigin;
