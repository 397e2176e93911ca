import type { PlayerProfileEvent } from '@fieldhouse/events/players';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { playerPhotos } from './photo-upkeep';

const accountId = 'ana';
const effectsOf = (event: PlayerProfileEvent) =>
  playerPhotos.react(event as RecordedEvent<PlayerProfileEvent>);

it.each(['PlayerPhotoChanged', 'PlayerPhotoRemoved'] as const)('tidies up after %s', (type) => {
  const command = { aggregate: 'playerPhotos', id: accountId, request: { type: 'TidyPlayerPhotos' } };
  expect(effectsOf({ type, data: { accountId, photoId: 'p1' } })).toEqual([{ kind: 'dispatch', command }]);
});

it('does nothing for what concerns no picture', () => {
  const data = { accountId, bio: 'Lefty', area: '', phone: '', jerseySize: null };
  expect(effectsOf({ type: 'PlayerDetailsChanged', data })).toEqual([]);
});
