import { useCallback, useState } from 'react';

import type { OperationPath, OperationRequest, OperationResponse } from '../../contract';
import type { AppStore } from '../store/createAppStore';
import { encryptedBaseQuery } from './encryptedBaseQuery';
import type { ApiEnvironment } from '../environment/environment';
import { cancelled, type ApiError } from '../errors';
import { useAppDispatch } from '../store/hooks';

export type CallAnswer<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

type Thunk<T> = (
  dispatch: AppStore['dispatch'],
  getState: AppStore['getState'],
  environment: ApiEnvironment,
) => T;

/** Calls an operation once and bypasses every cache. Use it for account data. */
export const callOperation =
  <P extends OperationPath>(
    path: P,
    request: OperationRequest<P>,
    signal: AbortSignal = new AbortController().signal,
  ): Thunk<Promise<CallAnswer<OperationResponse<P>>>> =>
  async (_dispatch, _getState, extra) => {
    const queryApi = { signal, extra } as Parameters<typeof encryptedBaseQuery>[1];
    const { data, error } = await encryptedBaseQuery({ path, request }, queryApi, {});
    if (error) return { error };
    return signal.aborted ? { error: cancelled } : { data: data as OperationResponse<P> };
  };

/** State of a form's operation: `call` runs it, `busy` is true while it runs, `error` is the last call's error. */
export function useCall<P extends OperationPath>(path: P) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<{ busy: boolean; error: ApiError | null }>({
    busy: false,
    error: null,
  });
  const call = useCallback(
    async (request: OperationRequest<P>) => {
      setState({ busy: true, error: null });
      const answer = await dispatch(callOperation(path, request));
      setState({ busy: false, error: answer.error ?? null });
      return answer;
    },
    [dispatch, path],
  );
  return { ...state, call };
}
