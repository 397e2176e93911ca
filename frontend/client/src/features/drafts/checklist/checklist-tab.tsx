import type { ChecklistView, RoomView } from '@fieldhouse/api-contract';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import { CircleOutlined } from '../../../shared/icons/circle-outlined';
import { WarningRounded } from '../../../shared/icons/warning-rounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCommand } from '../../../shared/api/use-command';
import { exactTime } from '../../../shared/lib/times';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { useMinute } from '../../../shared/lib/use-minute';
import { count } from '../../../shared/lib/words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { draftsApi } from '../api/drafts.api';
import { isBeforeStart, isLate } from '../draft-leagues/draft-time';

type Mend = { readonly tab: string; readonly label: string };

/** The tab on which each condition is met. */
const TAB_OF = {
  too_few_teams: { tab: 'teams', label: 'Add teams' },
  team_without_picker: { tab: 'teams', label: 'Name captains' },
  order_not_locked: { tab: 'order', label: 'Make the order' },
  participants_changed: { tab: 'order', label: 'Make the order again' },
  no_open_cells: { tab: 'setup', label: 'Change the rounds' },
  pool_too_small: { tab: 'pool', label: 'Add players' },
  limits_unsatisfiable: { tab: 'setup', label: 'Change the limits' },
} as const satisfies Readonly<Record<string, Mend>>;

/** Where it is changed that a condition, though met, calls for a look. */
const CAUTION_TAB: Readonly<Partial<Record<string, Mend>>> = {
  too_few_teams: { tab: 'teams', label: 'Add teams' },
  captain_replaced: { tab: 'teams', label: 'Name the player' },
  pool_too_small: { tab: 'setup', label: 'Change the rounds' },
};

type Mends = Readonly<Partial<Record<string, Mend>>>;
type Item = ChecklistView['items'][number];

/** What is mended elsewhere, or not at all, while a draft is so: in the lobby rounds and limits are locked. */
const missingTab = (status: RoomView['status']): Mends => {
  switch (status) {
    case 'order_committed':
      return { ...TAB_OF, order_not_locked: { tab: 'order', label: 'Reveal it' } };
    case 'lobby':
      return {
        ...TAB_OF,
        no_open_cells: TAB_OF.participants_changed,
        limits_unsatisfiable: TAB_OF.pool_too_small,
      };
    default:
      return TAB_OF;
  }
};
const cautionTab = (status: RoomView['status']): Mends =>
  status === 'lobby' ? { ...CAUTION_TAB, pool_too_small: undefined } : CAUTION_TAB;

const mendOf = ({ code, ok, caution, waits }: Item, status: RoomView['status']): Mend | undefined => {
  if (ok) return caution ? cautionTab(status)[code] : undefined;
  return waits ? undefined : missingTab(status)[code];
};

const MISSED: Readonly<Record<NonNullable<RoomView['missedStep']>['step'], string>> = {
  commit: 'The order could not be drawn',
  reveal: 'The order could not be revealed',
  lobby: 'The lobby could not be opened',
  start: 'The draft could not be started',
};

type ChecklistTabProps = {
  readonly room: RoomView;
  /** Null: not known. */
  readonly leagueIsOver: boolean | null;
};

/** What the draft still needs, and the two buttons for which it needs it. */
export const ChecklistTab = ({ room, leagueIsOver }: ChecklistTabProps) => {
  const checklist = draftsApi.useDraftChecklistQuery(room.leagueId, { refetchOnMountOrArgChange: true });
  return (
    <QueryView
      query={checklist}
      what="The checklist could not be loaded"
      skeleton={<RowsSkeleton rows={7} height={48} />}
    >
      {({ items }) => <Checklist room={room} leagueIsOver={leagueIsOver} items={items} />}
    </QueryView>
  );
};

const Checklist = ({ room, leagueIsOver, items }: ChecklistTabProps & Pick<ChecklistView, 'items'>) => {
  useMinute();
  const kept = useKeptFocus<HTMLElement>();
  const missing = items.filter(({ ok, waits }) => !ok && !waits).length;
  const waiting = items.filter(({ ok, waits }) => !ok && waits).length;
  const { startsAt, clock } = room.settings;
  const before = isBeforeStart(room.status);
  const late = isLate(room.status, startsAt);
  const title =
    missing === 0 ? (NOTHING_TO_DO[room.status] ?? 'Everything is ready') : stillMissing(missing, waiting);
  return (
    <Section
      kept={kept}
      title={title}
      hint={
        before && startsAt && !late ? `The draft is planned for ${exactTime(startsAt, clock.zone)}.` : null
      }
      actions={<Steps room={room} ready={missing === 0} />}
    >
      {late && startsAt && (
        <Alert
          severity="warning"
          sx={{ mb: 3 }}
          action={
            <Button component={Link} to="?tab=setup" color="inherit" size="small">
              Set a new time
            </Button>
          }
        >
          The draft was to start on {exactTime(startsAt, clock.zone)} and has not. Start it when everybody is
          there, or set a new time.
        </Alert>
      )}
      {room.missedStep && !room.missedStep.missing.includes('too_late') && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {MISSED[room.missedStep.step]} at its set time, because something was missing. Fix what is marked
          below and do it by hand.
        </Alert>
      )}
      {items.length > 0 ? (
        <Box component="ul" aria-label="Checklist" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <Condition key={item.code} item={item} mend={mendOf(item, room.status)} />
          ))}
        </Box>
      ) : (
        <NothingToDo room={room} leagueIsOver={leagueIsOver} />
      )}
    </Section>
  );
};

/** What waits for the others cannot be told yet, but is not done either. */
const stillMissing = (missing: number, waiting: number): string =>
  `${count(missing, 'thing')} still missing${waiting > 0 ? `, ${waiting} more to follow` : ''}`;

/** What is said of a draft that waits for nothing any more. */
const NOTHING_TO_DO: Readonly<Partial<Record<RoomView['status'], string>>> = {
  live: 'The draft is live',
  paused: 'The draft is paused',
  completed: 'Ready to publish',
  published: 'The rosters are published',
  cancelled: 'The draft is canceled',
};

type Elsewhere = { readonly words: string; readonly to: string; readonly label: string };

const toHistory = { to: '?tab=history', label: 'See the history' };

/** Where the draft goes on while there is nothing to prepare. */
const elsewhere = (
  { status, leagueId, paused, cancelled }: RoomView,
  leagueIsOver: boolean | null,
): Elsewhere | null => {
  const room = { to: `/complex/leagues/${leagueId}/draft/room`, label: 'Go to the room' };
  switch (status) {
    case 'live':
      return { words: 'Nothing is left to prepare: the teams pick in the room.', ...room };
    case 'paused':
      return { words: `${paused ? `${paused.reason}. ` : ''}It is resumed in the room.`, ...room };
    case 'published':
      return { words: 'The teams have their players.', to: '?tab=results', label: 'See the results' };
    case 'cancelled': {
      const words = `Nobody can pick anymore. ${cancelled ? `The reason: “${cancelled.reason}”.` : 'Its history says why.'}`;
      if (leagueIsOver !== false)
        return { words: leagueIsOver ? `${words} The league was canceled too.` : words, ...toHistory };
      return {
        words: `${words} It can be reopened at the foot of the results; it then starts again in setup, with the same settings.`,
        to: '?tab=results',
        label: 'Reopen it there',
      };
    }
    default:
      return null;
  }
};

const NothingToDo = ({ room, leagueIsOver }: ChecklistTabProps) => {
  const way = elsewhere(room, leagueIsOver);
  if (!way) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography>{way.words}</Typography>
      <Button component={Link} to={way.to} variant="outlined" color="inherit">
        {way.label}
      </Button>
    </Box>
  );
};

const Condition = ({
  item: { ok, caution, waits, message },
  mend,
}: {
  readonly item: Item;
  readonly mend: Mend | undefined;
}) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: 3,
      minHeight: 48,
      py: 1,
      borderTop: 1,
      borderColor: 'hairline',
    }}
  >
    {waits ? (
      <CircleOutlined sx={{ color: 'text.secondary' }} titleAccess="Not yet" />
    ) : ok && caution ? (
      <WarningRounded sx={{ color: 'warning.main' }} titleAccess="Worth a look" />
    ) : ok ? (
      <CheckCircleRounded sx={{ color: 'primary.main' }} titleAccess="Done" />
    ) : (
      <WarningRounded sx={{ color: 'warning.main' }} titleAccess="Missing" />
    )}
    <Typography
      sx={{
        flex: 1,
        minWidth: 180,
        fontWeight: ok || waits ? 400 : 600,
        ...(waits && { color: 'text.secondary' }),
      }}
    >
      {message}
    </Typography>
    {mend && (
      <Button component={Link} to={`?tab=${mend.tab}`} size="small" variant="outlined" color="inherit">
        {mend.label}
      </Button>
    )}
  </Box>
);

type Asked = 'lobby' | 'start' | null;

const Steps = ({ room, ready }: { readonly room: RoomView; readonly ready: boolean }) => {
  const { leagueId, status } = room;
  const [asked, setAsked] = useState<Asked>(null);
  const [lobbyTrigger] = draftsApi.useOpenDraftLobbyMutation();
  const [startTrigger] = draftsApi.useStartDraftMutation();
  const lobby = useCommand(lobbyTrigger);
  const start = useCommand(startTrigger);
  const beforeLobby = isBeforeStart(status) && status !== 'lobby';
  const confirm = async (): Promise<void> => {
    const outcome = asked === 'lobby' ? await lobby.run({ leagueId }) : await start.run({ leagueId });
    if (outcome.ok) setAsked(null);
  };
  return (
    <>
      {beforeLobby && (
        <Button variant="contained" disabled={!ready} onClick={() => setAsked('lobby')}>
          Open lobby…
        </Button>
      )}
      {status === 'lobby' && (
        <Button variant="contained" color="accent" disabled={!ready} onClick={() => setAsked('start')}>
          Start the draft…
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'lobby'}
        title="Open the lobby?"
        confirmLabel="Open the lobby"
        busy={lobby.busy}
        failure={lobby.failure}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        Teams, order, rounds and rules are locked from then on, and captains who play take their cells.
        Captains meet in the room and see who is there.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'start'}
        title="Start the draft now?"
        confirmLabel="Start the draft"
        tone="accent"
        busy={start.busy}
        failure={start.failure}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        The first team is on the clock at once. You can pause at any time.
      </ConfirmDialog>
    </>
  );
};
