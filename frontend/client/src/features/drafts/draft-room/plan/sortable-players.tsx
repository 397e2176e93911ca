import { CloseRounded } from '../../../../shared/icons/close-rounded';
import { DragIndicatorRounded } from '../../../../shared/icons/drag-indicator-rounded';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconButton from '@mui/material/IconButton';
import { Fragment, memo, useLayoutEffect, useRef, useState } from 'react';
import { MoveBar } from './move-bar';
import '../lists.css';
import '../sr-only.css';

export type ListedPlayer = {
  readonly playerId: string;
  readonly name: string;
  readonly positions: string;
  readonly rating: number | null;
  /** 'Hawks, pick 12' for somebody who is taken. */
  readonly takenWords: string | null;
};

type SortablePlayersProps = {
  readonly label: string;
  readonly players: readonly ListedPlayer[];
  readonly onOrder: (playerIds: readonly string[]) => void;
  readonly onRemove: (playerId: string) => void;
  /** The player in hand. */
  readonly selectedId: string | null;
  readonly onSelect: (playerId: string) => void;
  /** What begins at a place of the list, from 0. */
  readonly headingAbove?: ((index: number) => string | null) | undefined;
};

/** An ordered list of players: dragged by pointer or finger, or by Space and arrows, or moved by the buttons of the one in hand. */
export const SortablePlayers = ({
  label,
  players,
  onOrder,
  onRemove,
  selectedId,
  onSelect,
  headingAbove,
}: SortablePlayersProps) => {
  const [news, setNews] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = players.map(({ playerId }) => playerId);
  const nameOf = (id: unknown): string => players.find(({ playerId }) => playerId === id)?.name ?? '';
  const placeOf = (id: unknown): number => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      `${nameOf(active.id)} lifted, number ${placeOf(active.id)} of ${ids.length}.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} over number ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} put at number ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} put back.`,
  };
  const ended = ({ active, over }: DragEndEvent): void => {
    if (!over || over.id === active.id) return;
    onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  const move = (playerId: string, place: number): void => {
    onOrder(arrayMove(ids, ids.indexOf(playerId), place - 1));
    setNews(`${nameOf(playerId)} is number ${place} of ${ids.length}.`);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={ended}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="list-rows">
          {players.map((player, index) => {
            const heading = headingAbove?.(index) ?? null;
            return (
              <Fragment key={player.playerId}>
                {heading !== null && <li className="plan-heading">{heading}</li>}
                <SortableRow
                  {...player}
                  place={index + 1}
                  places={players.length}
                  selected={player.playerId === selectedId}
                  onMove={move}
                  onRemove={onRemove}
                  onSelect={onSelect}
                />
              </Fragment>
            );
          })}
        </ol>
      </SortableContext>
      <div role="status" aria-label="Moved" className="sr-only">
        {news}
      </div>
    </DndContext>
  );
};

type RowProps = Pick<SortablePlayersProps, 'onRemove' | 'onSelect'> &
  ListedPlayer & { readonly selected: boolean };
type SortableRowProps = RowProps & {
  readonly place: number;
  readonly places: number;
  readonly onMove: (playerId: string, place: number) => void;
};

const SortableRow = ({ place, places, onMove, ...player }: SortableRowProps) => {
  const { playerId, name } = player;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: playerId });
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // A row that is put elsewhere loses the focus, and a long way takes it out of sight.
    const button = pressed.current;
    pressed.current = null;
    if (!(button instanceof HTMLElement)) return;
    const usable = button.matches(':disabled')
      ? row.current?.querySelector<HTMLElement>('.plan-person')
      : button;
    usable?.focus();
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <li
      ref={(node) => {
        row.current = node;
        setNodeRef(node);
      }}
      className="plan-row"
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="plan-line" data-taken={player.takenWords !== null}>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          size="small"
          aria-label={`Move ${name}, number ${place}`}
          sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary', ml: -1 }}
        >
          <DragIndicatorRounded fontSize="small" />
        </IconButton>
        <span aria-hidden className="list-figure plan-place">
          {place}
        </span>
        <Line {...player} />
      </div>
      {player.selected && (
        <MoveBar
          name={name}
          place={place}
          places={places}
          onMove={(to) => {
            if (to === place) return;
            pressed.current = document.activeElement;
            onMove(playerId, to);
          }}
        />
      )}
    </li>
  );
};

/** One line of a list in no order. */
export const PlayerLine = (player: RowProps) => (
  <li className="plan-line" data-taken={player.takenWords !== null}>
    <Line {...player} />
  </li>
);

/** Name, rating, and the way off the list. */
const Line = memo(function Line({
  playerId,
  name,
  positions,
  rating,
  takenWords,
  selected,
  onRemove,
  onSelect,
}: RowProps) {
  return (
    <>
      <button
        type="button"
        aria-pressed={selected}
        onClick={() => onSelect(playerId)}
        className="list-person plan-person"
      >
        <span className="list-name">{name}</span>
        <span className="list-note">{takenWords ?? positions}</span>
      </button>
      {rating !== null && takenWords === null && <span className="list-figure">{rating}</span>}
      <IconButton
        size="small"
        aria-label={`Remove ${name}`}
        onClick={() => onRemove(playerId)}
        sx={{ mr: -1 }}
      >
        <CloseRounded fontSize="small" />
      </IconButton>
    </>
  );
});
