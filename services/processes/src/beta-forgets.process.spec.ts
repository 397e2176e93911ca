import type { AccountEvent } from '@fieldhouse/events/identity';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { betaForgets } from './beta-forgets.process';

const at = '2026-05-01T18:00:00.000Z';
const recorded = (event: AccountEvent) => event as RecordedEvent<AccountEvent>;

it('forgets the application of somebody who was erased', () => {
  const erased = recorded({ type: 'AccountErased', data: { accountId: 'ana', erasedAt: at } });
  const request = { type: 'ForgetBetaApplicant', accountId: 'ana' };
  expect(betaForgets.react(erased)).toEqual([
    { kind: 'dispatch', command: { aggregate: 'betaApplication', id: 'ana', request } },
  ]);
});

it('keeps it whatever else happens to the account', () => {
  const confirmed = recorded({ type: 'EmailConfirmed', data: { accountId: 'ana', confirmedAt: at } });
  expect(betaForgets.react(confirmed)).toEqual([]);
});
