export { currentChannel, readChannel } from './channel';
export {
  keepCookie,
  keepsCookies,
  readCookie,
  removeCookie,
  renewCookie,
  writeCookie,
} from './cookies';
export { browserDeviceId, deviceId } from './deviceId';
export {
  isStorageBlocked,
  localStore,
  readJson,
  readText,
  sessionStore,
  writeJson,
  writeText,
} from './storage';
export { newUuid } from './uuid';
