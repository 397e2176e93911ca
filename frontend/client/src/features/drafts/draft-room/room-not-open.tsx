import type { RoomView } from '@fieldhouse/api-contract';
import { ButtonLink } from '../../../shared/ui/button';
import { DraftChip } from '../../../shared/ui/draft-chip';
import type { Viewer } from '../api/drafts.api';
import { RoomAlone } from './room-alone';

const WORDS: Partial<Readonly<Record<RoomView['status'], string>>> = {
  configuring: 'The league is still setting up its draft.',
  order_committed: 'The order is drawn and waits to be revealed.',
  order_locked: 'The order is locked.',
};

/** Where else there is something to do. */
const WAYS = {
  cancelled: { query: '?tab=history', label: 'Read the history' },
  setUp: { query: '?tab=checklist', label: 'Finish the setup' },
  prepare: { query: '?tab=prepare', label: 'Prepare for the draft' },
  look: { query: '', label: "To the draft's page" },
} as const;

/** Before the lobby, and after a cancellation. */
export const RoomNotOpen = ({ room, viewer }: { readonly room: RoomView; readonly viewer: Viewer }) => {
  const { leagueName, status, me } = room;
  const cancelled = status === 'cancelled';
  const way = cancelled
    ? WAYS.cancelled
    : me.role === 'commissioner'
      ? WAYS.setUp
      : me.teamIds.length > 0
        ? WAYS.prepare
        : WAYS.look;
  return (
    <RoomAlone
      leagueName={leagueName}
      status={<DraftChip state={status} />}
      title={cancelled ? 'This draft was canceled' : 'The room is not open yet'}
      action={
        viewer.spectator === undefined && (
          <ButtonLink to={`/complex/leagues/${viewer.leagueId}/draft${way.query}`} variant="filled">
            {way.label}
          </ButtonLink>
        )
      }
    >
      {cancelled
        ? `The league canceled this draft${room.cancelled ? `: “${room.cancelled.reason}”` : '.'}`
        : WORDS[status]}
      {!cancelled && ' This page opens by itself when the lobby does.'}
      {way === WAYS.prepare && ' Until then you can queue and rank the players you want.'}
    </RoomAlone>
  );
};
