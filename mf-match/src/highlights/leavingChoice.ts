import { localStore, readJson, writeJson } from '@scoreline/shared-lib/device';

const key = 'leave-unasked';

/** Whether the user chose to open videos without the warning. */
export const leavesUnasked = (): boolean => readJson<boolean>(localStore(), key) === true;

export const stopAsking = (): void => writeJson(localStore(), key, true);
