import { renderHook } from '@testing-library/react';
import { factsOf, type Standing } from './model/room-facts';
import { changeRoomSettings } from './settings/room-settings';
import { play } from './settings/sounds';
import { samplePlayers, sampleRoom, turn } from './testing/sample-room';
import { useMyTurn } from './use-my-turn';

jest.mock('./settings/sounds', () => ({ play: jest.fn(), allowSounds: jest.fn() }));

const STANDINGS: readonly Standing[] = ['waiting', 'on_deck', 'on_deck', 'my_turn', 'waiting'];
/** What sounds while picks are made until the own one is over. */
const heard = (): readonly string[] => {
  jest.mocked(play).mockClear();
  const { rerender, unmount } = renderHook(
    ({ at }: { readonly at: number }) =>
      useMyTurn(factsOf(sampleRoom({ turn: turn(at + 1) }), samplePlayers), STANDINGS[at] ?? 'waiting'),
    { initialProps: { at: 0 } },
  );
  STANDINGS.forEach((_, at) => rerender({ at }));
  unmount();
  return jest.mocked(play).mock.calls.map(([tone]) => tone);
};

it('sounds once when one is on deck and once on the own turn, where one wants it', () => {
  changeRoomSettings({ sound: true });
  expect(heard()).toEqual(['on_deck', 'my_turn']);
  changeRoomSettings({ sound: false });
  expect(heard()).toEqual([]);
});
