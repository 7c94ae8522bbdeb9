import type { AccountDeps } from '../accounts/deps';
import { defineOperation } from '../../wire/gateway/operation';
import { secondStep } from './secondStep';
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
  twoStepStatus,
} from './setup';

const base = 'patron/frontend/ciphered';

/** Operations of two-step sign-in: the second step, and its setup. */
export const twoStepOperations = (deps: AccountDeps) => [
  defineOperation(`${base}/second-step`, (request, context) => secondStep(request, context, deps)),
  defineOperation(`${base}/two-step/status`, (_, context) => twoStepStatus(context)),
  defineOperation(`${base}/two-step/begin`, (request, context) =>
    beginTwoStep(request, context, deps),
  ),
  defineOperation(`${base}/two-step/confirm`, (request, context) =>
    confirmTwoStep(request, context, deps),
  ),
  defineOperation(`${base}/two-step/new-codes`, (request, context) =>
    renewRecoveryCodes(request, context, deps),
  ),
  defineOperation(`${base}/two-step/end`, (request, context) => endTwoStep(request, context, deps)),
];
