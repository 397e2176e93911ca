import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { CloseRounded } from '../../../../shared/icons/close-rounded';
import { SortableList } from '../../../../shared/ui/sortable-list';
import { MoveBar } from './move-bar';
import '../lists.css';

export type ListedPlayer = {
  readonly id: string;
  readonly name: string;
  readonly positions: string;
  readonly rating: number | null;
  /** 'Hawks, pick 12' for somebody who is taken. */
  readonly takenWords: string | null;
};

type Rows = {
  /** The player in hand. */
  readonly selectedId: string | null;
  readonly onSelect: (playerId: string) => void;
  readonly onRemove: (playerId: string) => void;
};
type RankedPlayersProps = Rows & {
  readonly label: string;
  readonly players: readonly ListedPlayer[];
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
          <Line {...player} selected={player.id === rows.selectedId} {...rows} />
        </div>
        {player.id === rows.selectedId && (
          <MoveBar name={player.name} place={place} places={places} onMove={moveTo} />
        )}
      </>
    )}
  />
);

/** Players in no order. */
export const ListedPlayers = ({
  label,
  players,
  ...rows
}: Rows & Pick<RankedPlayersProps, 'label' | 'players'>) => (
  <ul aria-label={label} className="list-rows">
    {players.map((player) => (
      <li key={player.id} className="plan-line" data-taken={player.takenWords !== null}>
        <Line {...player} selected={player.id === rows.selectedId} {...rows} />
      </li>
    ))}
  </ul>
);

type LineProps = ListedPlayer & Omit<Rows, 'selectedId'> & { readonly selected: boolean };

/** Name, rating, and the way off the list. */
const Line = memo(function Line({
  id,
  name,
  positions,
  rating,
  takenWords,
  selected,
  onRemove,
  onSelect,
}: LineProps) {
  return (
    <>
      <button
        type="button"
        aria-pressed={selected}
        onClick={() => onSelect(id)}
        className="list-person plan-person"
      >
        <span className="list-name">{name}</span>
        <span className="list-note">{takenWords ?? positions}</span>
      </button>
      {rating !== null && takenWords === null && <span className="list-figure">{rating}</span>}
      <IconButton size="small" aria-label={`Remove ${name}`} onClick={() => onRemove(id)} sx={{ mr: -1 }}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </>
  );
});
