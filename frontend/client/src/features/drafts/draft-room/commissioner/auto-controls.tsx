import Box from '@mui/material/Box';
import { Switch } from '../../../../shared/ui/switch';
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
            <Box
              key={teamId}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                borderBottom: 1,
                borderColor: 'hairline',
              }}
            >
              <TeamBadge name={name} color={color} size="small" />
              <Switch
                label={`Auto for ${name}`}
                labelUnseen
                on={autoTeams.some((team) => team.teamId === teamId)}
                disabled={busy}
                onTurn={(enabled) => turn(teamId, enabled)}
              />
            </Box>
          );
        })}
      </Box>
    </Section>
  );
};
