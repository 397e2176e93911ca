import { memo } from 'react';
import { CloseRounded } from '../../../../shared/icons/close-rounded';
import { IconButton } from '../../../../shared/ui/button';
import type { Fit } from '../model/player-list';
import { FitMark } from '../players/player-row';
import '../lists.css';

export type ListedPlayer = {
  readonly id: string;
  readonly name: string;
  readonly positions: string;
  readonly rating: number | null;
  /** 'Hawks, pick 12' of somebody who is not free any more. */
  readonly takenWords: string | null;
  /** Whether my team may draft them now. */
  readonly fit: Fit;
};

type Rows = {
  /** The player in hand. */
  readonly selectedId: string | null;
  readonly onSelect: (playerId: string) => void;
  readonly onRemove: (playerId: string) => void;
};
export type ListedPlayersProps = Rows & { readonly label: string; readonly players: readonly ListedPlayer[] };

/** Players in no order. */
export const ListedPlayers = ({ label, players, ...rows }: ListedPlayersProps) => (
  <ul aria-label={label} className="list-rows">
    {players.map((player) => (
      <li key={player.id} className="plan-line" data-taken={player.takenWords !== null}>
        <PlannedPlayer {...player} selected={player.id === rows.selectedId} {...rows} />
      </li>
    ))}
  </ul>
);

type PlannedPlayerProps = ListedPlayer & Omit<Rows, 'selectedId'> & { readonly selected: boolean };

/** Name, rating, and the way off the list. */
export const PlannedPlayer = memo(function PlannedPlayer({
  id,
  name,
  positions,
  rating,
  takenWords,
  fit,
  selected,
  onRemove,
  onSelect,
}: PlannedPlayerProps) {
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
      {takenWords === null && <FitMark fit={fit} />}
      {rating !== null && takenWords === null && <span className="list-figure">{rating}</span>}
      <IconButton small aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </>
  );
});
