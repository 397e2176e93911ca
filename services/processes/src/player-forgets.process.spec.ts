import type { AccountEvent } from '@fieldhouse/events/identity';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { playerForgets } from './player-forgets.process';

const at = '2026-05-01T18:00:00.000Z';
const recorded = (event: AccountEvent) => event as RecordedEvent<AccountEvent>;

it('lets go of the pictures of somebody who was erased', () => {
  const erased = recorded({ type: 'AccountErased', data: { accountId: 'ana', erasedAt: at } });
  expect(playerForgets.react(erased)).toEqual([
    {
      kind: 'dispatch',
      command: { aggregate: 'playerPhotos', id: 'ana', request: { type: 'ForgetPlayerPhotos' } },
    },
  ]);
});

it('keeps them whatever else happens to the account', () => {
  const confirmed = recorded({ type: 'EmailConfirmed', data: { accountId: 'ana', confirmedAt: at } });
  expect(playerForgets.react(confirmed)).toEqual([]);
});
