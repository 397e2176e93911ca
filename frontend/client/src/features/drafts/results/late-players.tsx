import type { DraftPlayerView, RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { toldAgain, useSeen } from '../../../shared/api/use-seen';
import { inOrder } from '../../../shared/lib/in-order';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { count } from '../../../shared/lib/words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Person } from '../../../shared/ui/person';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { draftsApi } from '../api/drafts.api';
import type { Roster } from './rosters';

const SHOWN = 8;

type LatePlayersProps = {
  readonly room: RoomView;
  readonly rosters: readonly Roster[];
  readonly players: readonly DraftPlayerView[];
};

/** After the last pick: whoever has no team yet, newest registration first, and the way onto the next one. */
export const LatePlayers = ({ room, rosters, players }: LatePlayersProps) => {
  const [asked, setAsked] = useState<DraftPlayerView | null>(null);
  const [asking, setAsking] = useState(false);
  const [all, setAll] = useState(false);
  const [trigger] = draftsApi.useAssignLatePlayerMutation();
  const { run, busy, failure } = useCommand(trigger);
  const toast = useToast();
  const kept = useKeptFocus<HTMLElement>();
  const now = useMemo(
    () => ({ revision: room.revision, next: nextTeam(rosters, room.goneTeamIds) }),
    [room.revision, room.goneTeamIds, rosters],
  );
  const { revision, next } = useSeen(now, asking, failure);
  const placed = new Set(rosters.flatMap(({ rows }) => rows.map(({ playerId }) => playerId)));
  const left = players
    .filter(({ playerId }) => !placed.has(playerId))
    .sort((a, b) => inOrder(b.registeredAt, a.registeredAt));
  if (!next || left.length === 0 || !(room.status === 'completed' || room.status === 'published'))
    return null;
  const since = room.completedAt;
  const assign = async (): Promise<void> => {
    if (!asked) return;
    const outcome = await run({ leagueId: room.leagueId, playerId: asked.playerId, ifRevision: revision });
    if (!outcome.ok) return;
    toast.show(`${asked.name} joins ${next.name}`);
    setAsking(false);
  };
  return (
    <Section
      kept={kept}
      title="Players without a team"
      hint={`A late player joins the team with the fewest players; among equals the first in the draft order. Next: ${next.name}.`}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(all ? left : left.slice(0, SHOWN)).map((player) => (
          <Box
            component="li"
            key={player.playerId}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              py: 2,
              borderBottom: 1,
              borderColor: 'hairline',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Person
                name={player.name}
                positions={player.positions}
                note={
                  since !== null && player.registeredAt > since ? 'Registered after the draft' : 'Not drafted'
                }
              />
            </Box>
            <Button
              variant="outlined"
              aria-label={`Assign ${player.name} to a team`}
              onClick={() => {
                setAsked(player);
                setAsking(true);
              }}
            >
              Assign…
            </Button>
          </Box>
        ))}
      </Box>
      {left.length > SHOWN && !all && (
        <Button sx={{ mt: 2 }} onClick={() => setAll(true)}>
          Show all {count(left.length, 'player')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={`Assign ${asked?.name ?? ''}?`}
        confirmLabel={`Assign to ${next.name}`}
        busy={busy}
        failure={toldAgain(failure)}
        onConfirm={() => void assign()}
        onClose={() => setAsking(false)}
      >
        <Typography>
          {next.name} is next with {count(next.rows.length, 'player')}.
          {room.status === 'published'
            ? ' The rosters are out already: the player joins theirs at once, and this cannot be taken back.'
            : ' Publishing makes the roster with them.'}{' '}
          The history shows it.
        </Typography>
      </ConfirmDialog>
    </Section>
  );
};

/** The server's own rule, told beforehand. `rosters` stand in the draft order. */
const nextTeam = (rosters: readonly Roster[], goneTeamIds: RoomView['goneTeamIds']): Roster | undefined =>
  rosters
    .filter(({ teamId }) => !goneTeamIds.includes(teamId))
    .reduce<Roster | undefined>(
      (best, roster) => (best && best.rows.length <= roster.rows.length ? best : roster),
      undefined,
    );
