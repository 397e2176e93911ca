import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createAppStore } from '../../../../test/render-app';
import { draftRoomSlice } from './draft-room.slice';
import { roomLinkOf } from './live/room-links';
import { factsOf } from './model/room-facts';
import { samplePlayers, sampleRoom } from './testing/sample-room';
import { usePicking } from './use-picking';

it('is the same for as long as nothing about picking changes, so that typing does not render the room', () => {
  const store = createAppStore();
  const room = sampleRoom();
  const link = roomLinkOf({ leagueId: 'L1' });
  const idle = draftRoomSlice.getInitialState();
  const dispatch = (): void => undefined;
  const { result, rerender } = renderHook(
    ({ shown, ui }) =>
      usePicking({ logged: factsOf(shown, samplePlayers), actingTeamId: 'hawks', link, ui, dispatch }),
    {
      initialProps: { shown: room, ui: idle },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  const before = result.current;
  rerender({ shown: { ...room, revision: room.revision + 1 }, ui: { ...idle, selectedId: 'p1' } });
  expect(result.current).toBe(before);
  rerender({ shown: { ...room, turn: null }, ui: idle });
  expect(result.current.canPick).toBe(!before.canPick);
});
