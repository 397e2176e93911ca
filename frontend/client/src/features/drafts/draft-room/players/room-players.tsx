import { useCallback, type RefObject } from 'react';
import { roomActions } from '../draft-room.slice';
import type { PlayerFilters } from '../model/player-list';
import { useRoom, useRoomUi } from '../room-context';
import { AvailablePlayers } from './available-players';

/** The pool as the room shows it: whom one chooses goes into the hand. */
export const RoomPlayers = ({ searchRef }: { readonly searchRef: RefObject<HTMLInputElement | null> }) => {
  const { facts, fits, plan } = useRoom();
  const { ui, dispatch } = useRoomUi();
  const filter = useCallback(
    (part: Partial<PlayerFilters>): void => void dispatch(roomActions.filtersChanged(part)),
    [dispatch],
  );
  const select = useCallback(
    (playerId: string): void => void dispatch(roomActions.playerSelected(playerId)),
    [dispatch],
  );
  return (
    <AvailablePlayers
      facts={facts}
      fits={fits}
      plan={plan}
      filters={ui.filters}
      onFilter={filter}
      selectedId={ui.selectedId}
      onSelect={select}
      searchRef={searchRef}
    />
  );
};
