export { canGunzip, seal, unseal } from './aes';
export { fromBase64, toBase64, type Bytes } from './base64';
export type { Cipher, CipherOptions, CipherSource } from './cipher';
export { cipherModeOf, type CipherMode } from './cipherMode';
export { createDeviceCipher } from './deviceCipher';
export { RegistrationError } from './register';
export { encryptForServer } from './rsa';
export { rsaErrors } from './rsaErrors';
export { createSessionCipher, sessionCipherKey, sessionCipherMs } from './sessionCipher';
