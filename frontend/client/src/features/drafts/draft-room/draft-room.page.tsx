import type { DraftPlayersView, DraftPlayerView, RoomView } from '@fieldhouse/api-contract';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useObservable } from '../../../shared/live/use-observable';
import { withMui } from '../../../shared/theme/with-mui';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { PageHeader } from '../../../shared/ui/page-header';
import { lazyPart } from '../../../shared/ui/lazy-part';
import { draftsApi, type Viewer } from '../api/drafts.api';
import { DraftRoom } from './draft-room';
import { useLiveRoomQuery } from './live/live-room.api';
import { roomLinkOf, type RoomLink } from './live/room-links';
import type { RoomChat } from './room-context';
import { factsOf, hasBoard } from './model/room-facts';
import { RoomSkeleton } from './room-skeleton';
import './room.css';

const ProjectorView = lazyPart(
  withMui(async () => (await import('./projector/projector-view')).ProjectorView),
  {
    name: 'the projector view',
    waiting: <RoomSkeleton />,
  },
);

const instead = () => import('./room-instead');
const RoomNotOpen = lazyPart(async () => (await instead()).RoomNotOpen, {
  name: 'what is said before the lobby',
  waiting: <RoomSkeleton />,
});
const RoomGone = lazyPart(async () => (await instead()).RoomGone, { name: 'what is said to the removed' });

/**
 * /complex/leagues/:leagueId/draft/room, also with ?spectator=TOKEN, ?view=projector and ?tab=chat.
 * @param chat of this draft, for those who have a part in it
 */
export const DraftRoomPage = ({ chat }: { readonly chat: RoomChat }) => {
  const { leagueId = '' } = useParams();
  const [query] = useSearchParams();
  const spectator = query.get('spectator') ?? undefined;
  const viewer = useMemo<Viewer>(
    () => (spectator === undefined ? { leagueId } : { leagueId, spectator }),
    [leagueId, spectator],
  );
  const room = useLiveRoomQuery(viewer);
  const players = draftsApi.useDraftPlayersQuery(viewer);
  const shown = useKnownPlayers(players.data);
  useFreshPlayers(room.data, players.data?.players, players.refetch);
  const facts = useMemo(() => room.data && shown && factsOf(room.data, shown), [room.data, shown]);
  // Put up in small steps, so that the whole room does not hold the phone's thread at once.
  const ready = useDeferredValue(facts !== undefined, false);

  const error = (!room.data && room.error) || (!players.data && players.error);
  if (error) {
    return (
      <main className="room-alone">
        <PageHeader title="Draft room" />
        <ErrorBlock
          what="The draft room could not be opened"
          error={error}
          onRetry={() => {
            void room.refetch();
            void players.refetch();
          }}
          back={
            spectator === undefined
              ? { to: '/draft-leagues', label: 'To Draft Leagues' }
              : { to: '/', label: 'Return to Home' }
          }
        />
      </main>
    );
  }
  if (!room.data || !shown || !facts || !ready) return <RoomSkeleton />;
  const link = roomLinkOf(viewer);
  if (!hasBoard(room.data)) return <RoomNotOpen room={room.data} viewer={viewer} />;
  return (
    <WhileLetIn room={room.data} link={link} guest={spectator !== undefined} onAsk={room.refetch}>
      {query.get('view') === 'projector' ? (
        <ProjectorView facts={facts} link={link} />
      ) : (
        <DraftRoom key={leagueId} viewer={viewer} room={room.data} players={shown} link={link} chat={chat} />
      )}
    </WhileLetIn>
  );
};

type WhileLetInProps = {
  readonly room: RoomView;
  readonly link: RoomLink;
  /** Keeps what they saw, and is told in the room that the link has ended. */
  readonly guest: boolean;
  /** Asks for the room as it is now, with the part that this person has in it. */
  readonly onAsk: () => Promise<{ readonly isSuccess: boolean }>;
  readonly children: ReactNode;
};

const WhileLetIn = ({ room, link: { sync }, guest, onAsk, children }: WhileLetInProps) => {
  if (useObservable(sync) !== 'refused' || guest) return children;
  const lookAgain = async (): Promise<boolean> => {
    const { isSuccess } = await onAsk();
    if (isSuccess) sync.set('connecting');
    return isSuccess;
  };
  return <RoomGone room={room} onLookAgain={lookAgain} />;
};

type Known = { readonly read?: DraftPlayersView; readonly players: readonly DraftPlayerView[] };

/** The cards, and beside them those of who has left meanwhile: what they were part of is told by their name. */
const useKnownPlayers = (read: DraftPlayersView | undefined): readonly DraftPlayerView[] | undefined => {
  const [known, setKnown] = useState<Known>({ players: [] });
  if (!read) return undefined;
  if (read !== known.read) {
    const ids = new Set(read.players.map(({ playerId }) => playerId));
    const left =
      known.read?.leagueId === read.leagueId
        ? known.players.filter(({ playerId }) => !ids.has(playerId))
        : [];
    setKnown({
      read,
      players: [...read.players, ...left.map((player) => ({ ...player, withdrawn: true, groupId: null }))],
    });
  }
  return known.players;
};

/**
 * Fetches the players again when the pool has changed, when somebody was picked whom nobody here knows, or when the person
 * may see more of them by now, or less: ratings, comments and notes follow the part that they have.
 */
const useFreshPlayers = (
  room: RoomView | undefined,
  players: readonly DraftPlayerView[] | undefined,
  refetch: () => unknown,
): void => {
  const known = useRef<string | null>(null);
  const stamp = useMemo(() => {
    if (!room || !players) return null;
    const ids = new Set(players.map(({ playerId }) => playerId));
    const strangers = [...room.picks, ...room.extras].filter(({ playerId }) => !ids.has(playerId));
    return `${room.me.role} ${room.poolSize} ${hasBoard(room)} ${strangers.map(({ playerId }) => playerId).join(' ')}`;
  }, [room, players]);
  useEffect(() => {
    if (stamp === null || stamp === known.current) return;
    const isFirst = known.current === null;
    known.current = stamp;
    if (!isFirst) refetch();
  }, [stamp, refetch]);
};
