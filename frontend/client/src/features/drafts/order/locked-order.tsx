import type { RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NO_TEAM_COLOR } from '../../../shared/lib/colors';
import { Section } from '../../../shared/ui/section';
import { TeamBadge } from '../../../shared/ui/team-badge';

/** The order of round 1 as it stands. */
export const LockedOrder = ({ room }: { readonly room: RoomView }) => (
  <Section
    title="Order of round 1"
    hint={
      room.order.length === 0
        ? 'Not locked yet.'
        : room.proof.byHand
          ? 'Set by hand.'
          : 'Drawn by lot; check it beside.'
    }
  >
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {room.order.map((teamId, index) => {
        const team = room.teams.find((one) => one.teamId === teamId);
        return (
          <Box
            component="li"
            key={teamId}
            sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 40 }}
          >
            <Typography
              variant="figure"
              sx={{ width: 32, textAlign: 'right', fontSize: '1.375rem', color: 'text.secondary' }}
            >
              {index + 1}
            </Typography>
            <TeamBadge name={team?.name ?? 'A team that left'} color={team?.color ?? NO_TEAM_COLOR} />
          </Box>
        );
      })}
    </Box>
  </Section>
);
