import CloseRounded from '@mui/icons-material/CloseRounded';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
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
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

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
        <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {players.map((player, index) => (
            <SortableRow
              key={player.playerId}
              player={player}
              place={index + 1}
              onRemove={onRemove}
              onSelect={onSelect}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
};

type SortableRowProps = Pick<SortablePlayersProps, 'onRemove' | 'onSelect'> & {
  readonly player: ListedPlayer;
  readonly place: number;
};

const SortableRow = ({ player, place, onRemove, onSelect }: SortableRowProps) => {
  const { playerId, name } = player;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: playerId });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
        bgcolor: isDragging ? 'primary.light' : 'background.paper',
      }}
    >
      <PlayerLine
        player={player}
        place={place}
        onSelect={onSelect}
        onRemove={onRemove}
        handle={
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
        }
      />
    </Box>
  );
};

type PlayerLineProps = Pick<SortablePlayersProps, 'onRemove' | 'onSelect'> & {
  readonly player: ListedPlayer;
  readonly place: number | null;
  readonly handle?: ReactNode;
};

/** One line of a list: place, name, rating, and the way off the list. */
export const PlayerLine = ({ player, place, handle, onRemove, onSelect }: PlayerLineProps) => {
  const { playerId, name, positions, rating, takenWords } = player;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: { xs: 52, lg: 44 },
        px: 2,
        borderBottom: 1,
        borderColor: 'hairline',
      }}
    >
      {handle}
      {place !== null && (
        <Typography
          variant="figure"
          aria-hidden
          sx={{ fontSize: '1.125rem', width: 22, textAlign: 'center', color: 'text.secondary' }}
        >
          {place}
        </Typography>
      )}
      <Box
        onClick={() => onSelect(playerId)}
        sx={{
          flex: 1,
          minWidth: 0,
          cursor: 'pointer',
          color: takenWords ? 'text.secondary' : 'text.primary',
        }}
      >
        <Typography noWrap sx={{ fontWeight: 600, textDecoration: takenWords ? 'line-through' : 'none' }}>
          {name}
        </Typography>
        <Typography variant="caption" noWrap component="div" sx={{ color: 'text.secondary' }}>
          {takenWords ?? positions}
        </Typography>
      </Box>
      {rating !== null && !takenWords && (
        <Typography variant="figure" sx={{ fontSize: '1.125rem' }}>
          {rating}
        </Typography>
      )}
      <IconButton
        size="small"
        aria-label={`Remove ${name}`}
        onClick={() => onRemove(playerId)}
        sx={{ mr: -1 }}
      >
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
};
