export { currentChannel, readChannel } from './channel';
export { cookieDays, readCookie, removeCookie, writeCookie } from './cookies';
export { browserDeviceId, deviceId } from './deviceId';
export { localStore, readJson, sessionStore, writeJson } from './storage';
export { newUuid } from './uuid';
