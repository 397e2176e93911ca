import { SortableList } from '../../../../shared/ui/sortable-list';
import { MoveBar } from './move-bar';
import { PlannedPlayer, type ListedPlayersProps } from './planned-players';
import '../lists.css';

type RankedPlayersProps = ListedPlayersProps & {
  readonly onOrder: (playerIds: readonly string[]) => void;
  /** What begins at a place of the list, from 0. */
  readonly headingAbove?: ((index: number) => string | null) | undefined;
};

/** Players in an order: dragged, or moved by the buttons of the one in hand. */
export const RankedPlayers = ({ label, players, onOrder, headingAbove, ...rows }: RankedPlayersProps) => (
  <SortableList
    label={label}
    items={players}
    onOrder={onOrder}
    above={(place) => {
      const heading = headingAbove?.(place - 1) ?? null;
      return heading !== null && <li className="plan-heading">{heading}</li>;
    }}
    row={(player, { place, places, handle, moveTo }) => (
      <>
        <div className="plan-line plan-ranked" data-taken={player.takenWords !== null}>
          {handle}
          <span aria-hidden className="list-figure plan-place">
            {place}
          </span>
          <PlannedPlayer {...player} selected={player.id === rows.selectedId} {...rows} />
        </div>
        {player.id === rows.selectedId && (
          <MoveBar name={player.name} place={place} places={places} onMove={moveTo} />
        )}
      </>
    )}
  />
);
