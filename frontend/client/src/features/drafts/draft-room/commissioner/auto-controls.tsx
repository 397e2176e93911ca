import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { teamOf } from '../model/room-facts';
import { useRoom } from '../room-context';
import { useAutoMode } from '../use-auto-mode';
import { Section } from './section';

/** Auto mode of every team. */
export const AutoControls = () => {
  const { facts } = useRoom();
  const { turn, busy } = useAutoMode();
  const { order, autoTeams } = facts.room;
  return (
    <Section title="Auto mode" hint="The clock picks for the team after 5 seconds, from its queue first.">
      <Box sx={{ width: 1, display: 'grid' }}>
        {order.map((teamId) => {
          const { name, color } = teamOf(facts, teamId);
          return (
            <FormControlLabel
              key={teamId}
              labelPlacement="start"
              sx={{
                mx: 0,
                justifyContent: 'space-between',
                minHeight: 40,
                borderBottom: 1,
                borderColor: 'hairline',
              }}
              label={<TeamBadge name={name} color={color} size="small" />}
              control={
                <Switch
                  size="small"
                  disabled={busy}
                  checked={autoTeams.some((team) => team.teamId === teamId)}
                  onChange={(_, enabled) => turn(teamId, enabled)}
                  slotProps={{ input: { 'aria-label': `Auto for ${name}` } }}
                />
              }
            />
          );
        })}
      </Box>
    </Section>
  );
};
