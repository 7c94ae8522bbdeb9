import { localStore, readJson, writeJson } from '@scoreline/shared-lib/device';

const key = 'leave-unasked';

/** Whether somebody chose not to be asked again before a video opens elsewhere. */
export const leavesUnasked = (): boolean => readJson<boolean>(localStore(), key) === true;

export const stopAsking = (): void => writeJson(localStore(), key, true);
