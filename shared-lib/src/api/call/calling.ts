export { createDeviceCipher, createSessionCipher } from '../../cipher';
export { encryptedQuery } from './encryptedQuery';
export { askForToken } from './memberCall';
