import type { RoomTeam, RoomView } from '@fieldhouse/api-contract';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
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
import { ArrowDownwardRounded } from '../../../shared/icons/arrow-downward-rounded';
import { ArrowUpwardRounded } from '../../../shared/icons/arrow-upward-rounded';
import { DragIndicatorRounded } from '../../../shared/icons/drag-indicator-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { toldAgain, useSeen } from '../../../shared/api/use-seen';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { useToast } from '../../../shared/ui/toasts';
import { draftsApi } from '../api/drafts.api';

/** The order by dragging, by the arrow buttons, or by keyboard (space, arrows, space). */
export const ManualOrder = ({ room }: { readonly room: RoomView }) => {
  const start = useMemo(() => startingOrder(room), [room]);
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState(false);
  const [trigger] = draftsApi.useSetDraftOrderByHandMutation();
  const { run, busy, failure } = useCommand(trigger);
  const { revision } = useSeen(room, asking || moved !== null, failure);
  const toast = useToast();
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const order = moved && sameTeams(moved, start) ? moved : start;
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < order.length) setMoved(arrayMove([...order], from, to));
  };
  const dropped = ({ active, over }: DragEndEvent): void => {
    if (over && active.id !== over.id) move(order.indexOf(String(active.id)), order.indexOf(String(over.id)));
  };
  const save = async (reason: string): Promise<void> => {
    const outcome = await run({ leagueId: room.leagueId, order, reason, ifRevision: revision });
    if (!outcome.ok) return;
    setAsking(false);
    setMoved(null);
    toast.show('Order locked', 'Everybody sees it and the reason for it.');
  };
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={dropped}>
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
          <Box
            component="ol"
            aria-label="Order by hand"
            sx={{
              ...{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: 1, maxWidth: 480 },
              gridTemplateColumns: 'minmax(0, 1fr)',
            }}
          >
            {order.map((teamId, index) => {
              const team = room.teams.find((one) => one.teamId === teamId);
              return (
                team && (
                  <Row
                    key={teamId}
                    team={team}
                    index={index}
                    last={index === order.length - 1}
                    onMove={move}
                  />
                )
              );
            })}
          </Box>
        </SortableContext>
      </DndContext>
      <Button variant="contained" onClick={() => setAsking(true)} disabled={order.length < 2} sx={{ mt: 4 }}>
        Lock this order…
      </Button>
      <ConfirmDialog
        open={asking}
        title="Lock this order?"
        confirmLabel="Lock the order"
        needsReason
        busy={busy}
        failure={toldAgain(failure)}
        onConfirm={({ reason }) => void save(reason)}
        onClose={() => setAsking(false)}
      >
        An order by hand cannot be proved, so say where it comes from, such as 'Last season's standings,
        reversed'.
      </ConfirmDialog>
    </>
  );
};

type RowProps = {
  readonly team: RoomTeam;
  readonly index: number;
  readonly last: boolean;
  readonly onMove: (from: number, to: number) => void;
};

const Row = ({ team, index, last, onMove }: RowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: team.teamId });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        pl: 1,
        pr: 2,
        minHeight: 48,
        borderRadius: 1,
        border: 1,
        borderColor: isDragging ? 'primary.main' : 'hairline',
        bgcolor: 'background.paper',
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${team.name}`}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicatorRounded fontSize="small" />
      </IconButton>
      <Typography
        variant="figure"
        sx={{ width: 28, fontSize: '1.375rem', textAlign: 'right', color: 'text.secondary' }}
      >
        {index + 1}
      </Typography>
      <TeamBadge name={team.name} color={team.color} />
      <Box sx={{ ml: 'auto', display: 'flex', flexShrink: 0 }}>
        <IconButton
          size="small"
          aria-label={`${team.name} up`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <ArrowUpwardRounded fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`${team.name} down`}
          disabled={last}
          onClick={() => onMove(index, index + 1)}
        >
          <ArrowDownwardRounded fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
};

/** The locked order as far as its teams are still there, then the others. */
const startingOrder = ({ order, teams }: RoomView): readonly string[] => {
  const ids = teams.map(({ teamId }) => teamId);
  return [
    ...order.filter((teamId) => ids.includes(teamId)),
    ...ids.filter((teamId) => !order.includes(teamId)),
  ];
};

const sameTeams = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((teamId) => b.includes(teamId));
