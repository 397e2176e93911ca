import { emptyPlayer } from '@fieldhouse/api-contract';
import type { AccountEvent } from '@fieldhouse/events/identity';
import type { PlayerProfileEvent } from '@fieldhouse/events/players';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { playerCardsProjection } from './player-cards.projection';

const accountId = 'ana';
type Event = AccountEvent | PlayerProfileEvent;
const registered: Event = {
  type: 'AccountRegistered',
  data: { accountId, email: 'ana@example.org', firstName: 'Ana', lastName: 'Ruiz' },
};
const details = { bio: 'Lefty', area: 'Riverside', phone: '', jerseySize: null };
const said: Event = { type: 'PlayerDetailsChanged', data: { accountId, ...details } };
const { week } = emptyPlayer.availability;
const { audiences } = emptyPlayer.privacy;
const after = (...events: readonly Event[]) => documentsAfter(playerCardsProjection, events).get(accountId);

describe('the card of an account', () => {
  it('begins with the account', () => {
    expect(after(registered)).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ruiz',
      photoId: null,
      revision: -1,
      ...emptyPlayer,
    });
  });

  it('follows names and profile; its revision is the profile’s', () => {
    const sport = { sport: 'softball', positions: [], level: 6, lookingForTeam: false, willingToSub: true };
    const exception = { from: '2026-12-24', to: '2026-12-26', available: false, note: 'Away' };
    const changes: Event[] = [
      said,
      { type: 'PlayedSportsChanged', data: { accountId, sports: [sport] } },
      { type: 'PlayerAvailabilityChanged', data: { accountId, week, exceptions: [exception] } },
      { type: 'PlayerPrivacyChanged', data: { accountId, discoverable: true, audiences } },
      { type: 'PlayerPhotoChanged', data: { accountId, photoId: 'p1' } },
      { type: 'AccountNamesChanged', data: { accountId, firstName: 'Anna', lastName: 'Ruiz' } },
    ];
    expect(after(registered, ...changes)).toMatchObject({
      firstName: 'Anna',
      details,
      sports: [sport],
      availability: { week, exceptions: [exception] },
      privacy: { discoverable: true, audiences },
      photoId: 'p1',
      revision: 5,
    });
    const removed: Event = { type: 'PlayerPhotoRemoved', data: { accountId, photoId: 'p1' } };
    expect(after(registered, ...changes, removed)).toMatchObject({ photoId: null, revision: 7 });
  });

  it('is gone with the account, whatever comes after', () => {
    const erased: Event = { type: 'AccountErased', data: { accountId, erasedAt: at } };
    for (const document of [after(registered, said, erased), after(registered, erased, said)])
      expect(document).toEqual({ _id: accountId, _gone: true, _position: expect.any(String) });
  });
});
