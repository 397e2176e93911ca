import type { BetaApplicationRequest } from '@fieldhouse/beta';
import type { AccountEvent } from '@fieldhouse/events/identity';
import type { Process } from '@fieldhouse/kernel';

/** Nothing that an erased person wrote in an application stays readable anywhere. */
export const betaForgets: Process<AccountEvent> = {
  name: 'beta-forgets',
  categories: ['account'],
  startFrom: 'beginning',
  react: ({ type, data: { accountId } }) => {
    if (type !== 'AccountErased') return [];
    const request: BetaApplicationRequest = { type: 'ForgetBetaApplicant', accountId };
    return [{ kind: 'dispatch', command: { aggregate: 'betaApplication', id: accountId, request } }];
  },
};
