import type { RoomTeam, RoomView } from '@fieldhouse/api-contract';
import { ArrowDownwardRounded } from '../../../shared/icons/arrow-downward-rounded';
import { ArrowUpwardRounded } from '../../../shared/icons/arrow-upward-rounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { toldAgain, useSeen } from '../../../shared/api/use-seen';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { SortableList, type SortableRow } from '../../../shared/ui/sortable-list';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { useToast } from '../../../shared/ui/toasts';
import { UnsavedGuard } from '../../../shared/ui/unsaved-guard';
import { draftsApi } from '../api/drafts.api';
import { DRAFT_READS } from '../history/reason-readers';
import { closesLobby } from './place';
import './order.css';

/** The order by dragging, by the arrow buttons, or by keyboard (space, arrows, space). */
export const ManualOrder = ({ room }: { readonly room: RoomView }) => {
  const start = useMemo(() => startingOrder(room), [room]);
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState(false);
  const [trigger] = draftsApi.useSetDraftOrderByHandMutation();
  const { run, busy, failure } = useCommand(trigger);
  const { revision } = useSeen(room, asking || moved !== null, failure);
  const toast = useToast();
  const order = moved && sameTeams(moved, start) ? moved : start;
  const unsaved = order.join() !== start.join();
  const save = async (reason: string): Promise<void> => {
    const outcome = await run({ leagueId: room.leagueId, order, reason, ifRevision: revision });
    if (!outcome.ok) return;
    setAsking(false);
    setMoved(null);
    toast.show('Order locked', 'Everybody sees it and the reason for it.');
  };
  return (
    <>
      <UnsavedGuard dirty={unsaved && !busy} />
      <SortableList
        label="Order by hand"
        className="order-rows"
        items={order.flatMap((teamId) => {
          const team = room.teams.find((one) => one.teamId === teamId);
          return team ? [{ ...team, id: teamId }] : [];
        })}
        onOrder={setMoved}
        row={(team, row) => <Row team={team} {...row} />}
      />
      <Button variant="contained" onClick={() => setAsking(true)} disabled={order.length < 2} sx={{ mt: 4 }}>
        Lock this order…
      </Button>
      <ConfirmDialog
        open={asking}
        title="Lock this order?"
        confirmLabel="Lock the order"
        reasonFor={DRAFT_READS}
        busy={busy}
        failure={toldAgain(failure)}
        onConfirm={({ reason }) => void save(reason)}
        onClose={() => setAsking(false)}
      >
        An order by hand cannot be proved, so say where it comes from, such as 'Last season's standings,
        reversed'.{room.status === 'lobby' && closesLobby(room.settings.startsAt)}
      </ConfirmDialog>
    </>
  );
};

const Row = ({ team, place, places, handle, moveTo }: SortableRow & { readonly team: RoomTeam }) => (
  <div className="order-row">
    {handle}
    <span aria-hidden className="order-place">
      {place}
    </span>
    <TeamBadge name={team.name} color={team.color} />
    <div className="order-moves">
      <IconButton
        size="small"
        aria-label={`${team.name} up`}
        disabled={place === 1}
        onClick={() => moveTo(place - 1)}
      >
        <ArrowUpwardRounded fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`${team.name} down`}
        disabled={place === places}
        onClick={() => moveTo(place + 1)}
      >
        <ArrowDownwardRounded fontSize="small" />
      </IconButton>
    </div>
  </div>
);

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
