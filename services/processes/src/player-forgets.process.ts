import type { AccountEvent } from '@fieldhouse/events/identity';
import type { Process } from '@fieldhouse/kernel';
import type { PhotoUpkeepRequest } from '@fieldhouse/players';

/** No picture of an erased person is kept, not even sealed. */
export const playerForgets: Process<AccountEvent> = {
  name: 'player-forgets',
  categories: ['account'],
  startFrom: 'beginning',
  react: ({ type, data: { accountId } }) => {
    if (type !== 'AccountErased') return [];
    const request: PhotoUpkeepRequest = { type: 'ForgetPlayerPhotos' };
    return [{ kind: 'dispatch', command: { aggregate: 'playerPhotos', id: accountId, request } }];
  },
};
