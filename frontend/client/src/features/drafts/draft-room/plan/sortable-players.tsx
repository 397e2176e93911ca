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
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import '../lists.css';

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
  readonly onSelect: (playerId: string) => void;
};

/** An ordered list of players: dragged by pointer or finger, or by Space and arrows. */
export const SortablePlayers = ({ label, players, onOrder, onRemove, onSelect }: SortablePlayersProps) => {
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
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={ended}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="list-rows">
          {players.map((player, index) => (
            <SortableRow
              key={player.playerId}
              {...player}
              place={index + 1}
              onRemove={onRemove}
              onSelect={onSelect}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};

type RowProps = Pick<SortablePlayersProps, 'onRemove' | 'onSelect'> & ListedPlayer;

const SortableRow = ({ place, ...player }: RowProps & { readonly place: number }) => {
  const { playerId, name } = player;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: playerId });
  return (
    <li
      ref={setNodeRef}
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
  onRemove,
  onSelect,
}: RowProps) {
  return (
    <>
      <Box onClick={() => onSelect(playerId)} className="list-person">
        <div className="list-name">{name}</div>
        <div className="list-note">{takenWords ?? positions}</div>
      </Box>
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
