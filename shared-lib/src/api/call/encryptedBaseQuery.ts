import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import type { OperationPath } from '../../contract';
import type { OperationCall } from './encryptedQuery';
import type { ApiEnvironment } from '../environment/environment';
import type { ApiError } from '../errors';
import { takeAnswer } from '../primedAnswers';
import { loadCalling } from './loadCalling';

/** Base query of the API slice: encrypts every operation call and reports failures as `ApiError`. */
export const encryptedBaseQuery: BaseQueryFn<
  OperationCall,
  unknown,
  ApiError,
  { path?: OperationPath }
> = async (call, { signal, extra }) => {
  const environment = extra as ApiEnvironment;
  const primed = takeAnswer(call.path, call.request);
  if (primed) return primed;
  const calling = await loadCalling().catch(() => null);
  if (calling) return calling.encryptedQuery(call, signal, environment);
  return { error: { kind: 'network', message: environment.translate('errors.network') } };
};
