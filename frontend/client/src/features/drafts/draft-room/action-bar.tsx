import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useClockPhase } from './bar/use-clock-phase';
import { myNextWords } from './bar/next-picks';
import { fitOf } from './model/player-list';
import { playerName, shortName, teamOf } from './model/room-facts';
import { isListed, toggleListed } from './plan/plan-changes';
import { useRoom, useRoomUi } from './room-context';
import { useAutoMode } from './use-auto-mode';

/** What can be done with the player in hand; turns orange when it is my turn. */
export const ActionBar = ({ onDraft }: { readonly onDraft: () => void }) => {
  const { facts, standing, plan, picking, fits, actingTeamId } = useRoom();
  const { ui } = useRoomUi();
  const { room } = facts;
  const myTurn = standing === 'my_turn';
  const selected = ui.selectedId === null ? undefined : facts.playerById.get(ui.selectedId);
  const proxy = actingTeamId !== null && actingTeamId !== room.me.teamId;
  if (!plan && !proxy) return null;
  const illegal = selected && fitOf(fits, selected.playerId).kind === 'illegal';
  const taken = selected && facts.takenBy.has(selected.playerId);
  const forTeam = proxy ? ` for ${teamOf(facts, actingTeamId).name}` : '';
  const queued = plan !== null && selected !== undefined && isListed(plan, 'queue', selected.playerId);
  return (
    <Box
      component="section"
      aria-label="My actions"
      data-my-turn={myTurn}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 2, lg: 3 },
        px: { xs: 3, lg: 4 },
        pt: 2.5,
        pb: 'max(10px, env(safe-area-inset-bottom))',
        borderTop: myTurn ? 3 : 1,
        borderColor: myTurn ? 'accent.main' : 'hairline',
        bgcolor: myTurn ? 'accent.light' : 'background.paper',
      }}
    >
      <Button
        variant="contained"
        size="large"
        color={myTurn || proxy ? 'accent' : 'primary'}
        disabled={!picking.canPick || !selected || taken || illegal}
        loading={picking.busy}
        onClick={onDraft}
        aria-keyshortcuts="d"
        aria-label={selected ? `Draft ${selected.name}${forTeam}` : `Draft${forTeam}`}
        sx={{ flex: { xs: 1, lg: 'none' }, minWidth: { lg: 260 }, minHeight: 48 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {selected ? (
            <>
              Draft{' '}
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {selected.name}
              </Box>
              <Box component="span" sx={{ display: { sm: 'none' } }}>
                {shortName(selected.name)}
              </Box>
              {forTeam}
            </>
          ) : proxy ? (
            `Choose a player${forTeam}`
          ) : (
            'Choose a player'
          )}
        </Box>
      </Button>
      {plan && (
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          disabled={!selected || taken}
          startIcon={queued ? <RemoveRounded /> : <AddRounded />}
          aria-keyshortcuts="q"
          aria-label={
            selected ? `${queued ? 'Take off queue' : 'Add to queue'}: ${selected.name}` : 'Add to queue'
          }
          onClick={() => selected && toggleListed(plan, 'queue', selected.playerId)}
          sx={{ '& .MuiButton-startIcon': { mr: { xs: 0, lg: 2 } }, px: { xs: 3, lg: 5 } }}
        >
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
            {queued ? 'Take off queue' : 'Add to queue'}
          </Box>
        </Button>
      )}
      <Hint />
      {plan && room.me.teamId !== null && <AutoSwitch teamId={room.me.teamId} />}
    </Box>
  );
};

/** Why nothing, or what, can be done right now. */
const Hint = () => {
  const { facts, standing, fits, link, picking } = useRoom();
  const { ui } = useRoomUi();
  const { room } = facts;
  const phase = useClockPhase(room.turn, link.socket.clock);
  const fit = ui.selectedId === null ? null : fitOf(fits, ui.selectedId);
  const words = (): string => {
    if (ui.pending) return `Sending ${playerName(facts, ui.pending.playerId)}…`;
    if (standing === 'my_turn' && phase === 'grace')
      return 'Time is up, but a pick still counts for 2 seconds';
    if (standing === 'my_turn' && phase === 'over' && !room.settings.clock.soft)
      return 'Time is up. The clock is picking.';
    if (fit && fit.kind !== 'legal') return fit.message;
    if (picking.canPick)
      return standing === 'my_turn'
        ? 'You are on the clock'
        : 'You pick as commissioner; it is marked as a proxy pick';
    if (room.status === 'lobby') return 'Drafting opens when the commissioner starts';
    if (room.status === 'paused') return 'Paused: nobody can pick';
    return myNextWords(facts) ?? '';
  };
  return (
    <Typography
      sx={{
        display: { xs: 'none', lg: 'block' },
        flex: 1,
        minWidth: 0,
        fontWeight: standing === 'my_turn' ? 650 : 400,
        color:
          fit?.kind === 'illegal' ? 'error.main' : standing === 'my_turn' ? 'accent.main' : 'text.secondary',
      }}
    >
      {words()}
    </Typography>
  );
};

const AutoSwitch = ({ teamId }: { readonly teamId: string }) => {
  const { facts } = useRoom();
  const { turn, busy } = useAutoMode();
  const { autoTeams, status } = facts.room;
  const on = autoTeams.some((team) => team.teamId === teamId);
  if (status !== 'live' && status !== 'paused' && status !== 'lobby') return null;
  return (
    <FormControlLabel
      sx={{ mx: 0, ml: 'auto', flexShrink: 0, gap: 1 }}
      label="Auto"
      labelPlacement="start"
      control={<Switch checked={on} disabled={busy} onChange={(_, enabled) => turn(teamId, enabled)} />}
    />
  );
};
