import type { BetaApplicationEvent } from '@fieldhouse/events/beta';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { betaGrantsRole } from './beta-grants-role.process';

const ids = { accountId: 'olga', applicationId: 'A1' };
const recorded = (event: BetaApplicationEvent) => event as RecordedEvent<BetaApplicationEvent>;

it('makes whoever is approved an owner of a sports complex', () => {
  const request = {
    type: 'GrantGlobalRole',
    accountId: 'olga',
    role: 'complex_owner',
    reason: 'Approved for the open beta',
  };
  const approved = recorded({ type: 'BetaApplicationApproved', data: { ...ids, reason: 'Ready' } });
  expect(betaGrantsRole.react(approved)).toEqual([
    { kind: 'dispatch', command: { aggregate: 'account', id: 'olga', request } },
  ]);
});

it('grants nothing for any other step', () => {
  const waitlisted = recorded({ type: 'BetaApplicationWaitlisted', data: { ...ids, reason: 'Later' } });
  expect(betaGrantsRole.react(waitlisted)).toEqual([]);
});
